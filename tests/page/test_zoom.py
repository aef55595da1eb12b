"""A board that can be zoomed: wheel, pinch, drag, buttons and keys; what is shown survives every move."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page

from tests.page.player import after, moves, quick, start, visit

WHOLE = [-700, -700, 1400, 1400]
Contexts = Callable[..., BrowserContext]


@pytest.fixture
def desk(fresh_context: Contexts, site: str) -> Page:
    """A match of Vikingar between two people on a desk."""
    page = visit(quick(fresh_context()), site)
    start(page, game="vikingar", kinds="pp")
    page.wait_for_timeout(300)  # until the page has come to rest, the wheel scrolls it
    return page


def box(page: Page) -> list[float]:
    """The part of the chart that is shown."""
    return [float(n) for n in (page.locator("#vikingar-map").get_attribute("viewBox") or "").split()]


def spot(page: Page, across: float, down: float) -> tuple[float, float]:
    """A place on the screen by its shares of the chart."""
    frame = page.locator("#vikingar-map").bounding_box()
    assert frame
    return frame["x"] + across * frame["width"], frame["y"] + down * frame["height"]


def wheel(page: Page, notches: int) -> None:
    page.mouse.wheel(0, 100 * notches)
    page.wait_for_timeout(50)


def test_the_wheel_zooms_towards_the_pointer(desk: Page) -> None:
    assert box(desk) == WHOLE
    desk.mouse.move(*spot(desk, 0.25, 0.25))
    wheel(desk, -1)
    x, y, width, height = box(desk)
    assert width == height == 1000
    assert x + 0.25 * width == pytest.approx(-350, abs=3) == pytest.approx(y + 0.25 * height, abs=3)
    wheel(desk, 1)
    assert box(desk) == WHOLE
    wheel(desk, 1)  # what is whole does not get smaller: the page scrolls
    assert box(desk) == WHOLE


def test_a_drag_is_no_click_and_a_click_still_is(desk: Page) -> None:
    desk.locator("[data-zoom-step=in]").click()
    token = desk.locator(".drakkar.lit").first
    frame = token.bounding_box()
    assert frame
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    desk.mouse.move(x, y)
    desk.mouse.down()
    desk.mouse.move(x + 90, y + 60, steps=4)
    desk.mouse.up()
    shown = box(desk)
    assert shown[0] < -500 and shown[1] < -500
    assert moves(desk) == 0 and desk.locator("#refusal").inner_text() == ""
    after(desk, lambda: desk.mouse.click(x + 90, y + 60))
    assert moves(desk) == 1
    assert box(desk) == shown  # the move has drawn the board again


def test_keys_move_the_view_while_the_board_has_the_focus(desk: Page) -> None:
    desk.locator("#vikingar-map").focus()
    desk.keyboard.press("+")
    assert box(desk)[2] == 1000
    for _ in range(9):
        desk.keyboard.press("ArrowLeft")
        desk.keyboard.press("ArrowUp")
    assert box(desk)[:2] == WHOLE[:2]
    for _ in range(9):
        desk.keyboard.press("ArrowRight")
        desk.keyboard.press("ArrowDown")
    assert box(desk)[:2] == [-300, -300]
    desk.keyboard.press("-")
    assert box(desk) == WHOLE
    desk.keyboard.press("+")
    desk.keyboard.press("0")
    assert box(desk) == WHOLE


def test_what_takes_the_focus_comes_into_view(desk: Page) -> None:
    after(desk, desk.locator(".drakkar.lit").first.click)  # now all the northern dials can be chosen
    desk.locator("#vikingar-map").focus()
    for _ in range(4):
        desk.keyboard.press("+")
    desk.keyboard.press("Tab")
    frame = desk.locator("#vikingar-map").bounding_box()
    assert frame
    for _ in range(8):
        thing = desk.locator(":focus").bounding_box()
        assert thing
        assert thing["x"] + thing["width"] > frame["x"] and thing["x"] < frame["x"] + frame["width"]
        assert thing["y"] + thing["height"] > frame["y"] and thing["y"] < frame["y"] + frame["height"]
        desk.keyboard.press("Tab")


def test_two_fingers_zoom_one_pans_and_a_whole_board_lets_the_page_scroll(
    fresh_context: Contexts, site: str
) -> None:
    context = quick(fresh_context(view="phone", lang="fr", has_touch=True, is_mobile=True))
    page = visit(context, site)
    start(page, game="vikingar", kinds="pp")
    hand = context.new_cdp_session(page)

    def touch(kind: str, *fingers: tuple[float, float]) -> None:
        points = [{"x": x, "y": y, "id": id} for id, (x, y) in enumerate(fingers)]
        hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    page.evaluate("scrollTo(0, 0)")
    x, y = spot(page, 0.5, 0.5)
    touch("touchStart", (x - 20, y))
    touch("touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 9):
        touch("touchMove", (x - 20 - 10 * step, y), (x + 20 + 10 * step, y))
    touch("touchEnd")
    assert box(page)[2] == pytest.approx(1400 / 5, rel=0.15)
    for _ in range(12):  # to the farthest corner
        touch("touchStart", (x, y))
        for step in range(1, 9):
            touch("touchMove", (x - 12 * step, y - 12 * step))
        touch("touchEnd")
    left, top, width, height = box(page)
    assert left + width == pytest.approx(700, abs=1) and top + height == pytest.approx(700, abs=1)
    assert page.evaluate("scrollY") == 0
    for _ in range(6):  # a touch right after a swipe only stops the swipe
        page.wait_for_timeout(400)
        page.get_by_role("button", name="Plateau entier (0)").tap()
        page.wait_for_timeout(100)
        if box(page) == WHOLE:
            break
    assert box(page) == WHOLE
    x, y = spot(page, 0.5, 0.9)
    touch("touchStart", (x, y))
    for step in range(1, 9):
        touch("touchMove", (x, y - 20 * step))
    touch("touchEnd")
    page.wait_for_timeout(300)
    assert box(page) == WHOLE and page.evaluate("scrollY") > 50
