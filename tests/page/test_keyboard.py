"""Everything by keyboard: a whole match, the tools of the table, dialogs, the hall, the curtain."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, expect

from tests.page.harness import wait_until
from tests.page.player import ASKED, OVER, after, go, moves, play_by_clicks, quick, start, stored, visit
from tests.page.screens import take_in_small_game

Contexts = Callable[..., BrowserContext]
FOCUSED = "document.activeElement"


def press(page: Page, *keys: str) -> None:
    for key in keys:
        page.keyboard.press(key)


def tab_to(page: Page, selector: str, limit: int = 120) -> None:
    """Go on with Tab until the thing has the focus."""
    for _ in range(limit):
        if page.evaluate(f"{FOCUSED}.matches({selector!r})"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab does not lead to {selector}")


def test_a_whole_match_without_a_mouse(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context()), site)
    tab_to(page, "[name=kind2]")
    press(page, "End")  # an empty chair
    expect(page.locator("[name=kind2]")).to_have_value("nobody")
    tab_to(page, "[name=seed]")
    page.keyboard.type("5")
    tab_to(page, "[type=submit]")
    press(page, "Enter")
    wait_until(page, ASKED)
    for turn in range(400):
        if page.evaluate(OVER):
            break
        if turn % 3 == 2:  # from the list of all moves
            press(page, "l")
            expect(page.locator("#dialog")).to_have_attribute("open", "")
            tab_to(page, "#dialog .move")
            for _ in range(turn % 4):
                press(page, "ArrowDown")
            assert page.evaluate(f"{FOCUSED}.matches('#dialog .move')")
            after(page, lambda: press(page, "Enter"))
            assert not page.evaluate("document.getElementById('dialog').open")
        else:  # on the board and the buttons
            if turn == 0:
                tab_to(page, ".token.lit, #prompt .move")
            for _ in range(turn % 5):
                press(page, "ArrowRight")
            assert page.evaluate(f"{FOCUSED}.matches('.token.lit, #prompt .move')"), "the focus is lost"
            key = "Enter" if turn % 2 else " "
            after(page, lambda key=key: press(page, key))
    expect(page.locator("#count table")).to_be_visible()


def test_keys_of_the_table(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context()), site)
    start(page, kinds="ppp", seed="11")
    play_by_clicks(page, 4)
    total = moves(page)
    press(page, "u")
    wait_until(page, f"Number(document.querySelector('[data-input=replay]').max) < {total}")
    press(page, "y")
    wait_until(page, f"Number(document.querySelector('[data-input=replay]').max) === {total}")
    press(page, "[", "[")
    expect(page.locator("#replay")).to_contain_text(f"Move {total - 2} of {total}")
    press(page, "]", "]")
    expect(page.locator("#replay")).to_contain_text(f"Move {total} of {total}")

    press(page, "l")
    expect(page.locator("#dialog .all-moves")).to_be_visible()
    assert page.evaluate(f"document.getElementById('dialog').contains({FOCUSED})")
    press(page, "u")  # letters mean nothing while a dialog is open
    assert moves(page) == total
    press(page, "Escape")
    expect(page.locator("#dialog")).not_to_have_attribute("open", "")

    tab_to(page, "[data-act=undo]")
    press(page, "Enter")
    wait_until(page, f"Number(document.querySelector('[data-input=replay]').max) < {total}")
    assert page.evaluate(f"{FOCUSED}.dataset.act") == "undo", "the button keeps the focus"


def test_the_hall_by_keyboard(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context()), site)
    start(page, kinds="ppp")
    go(page, "#/")
    tab_to(page, "[data-act=rename]")
    press(page, "Enter")
    expect(page.locator("[data-rename]")).to_be_focused()
    press(page, "Control+a")
    page.keyboard.type("The ulu lyre [u]")  # letters that are keys of the table elsewhere
    press(page, "Enter")
    expect(page.locator(".saved a").first).to_have_text("The ulu lyre [u]")
    tab_to(page, "[data-act=rename]")
    press(page, "Enter", "x", "Escape")
    expect(page.locator(".saved a").first).to_have_text("The ulu lyre [u]")
    tab_to(page, "[data-act=delete]")
    press(page, "Enter")
    assert stored(page) == {}
    tab_to(page, "[data-act=undelete]")
    press(page, "Enter")
    assert len(stored(page)) == 1
    tab_to(page, ".saved a.primary")
    press(page, "Enter")
    wait_until(page, ASKED)


def test_the_curtain_by_keyboard(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context()), site)
    take_in_small_game(page)
    start(page, "stones", "pp")
    for name, choices in (("Astrid", ("bow", "keep")), ("Bjorn", ("keep",))):
        expect(page.locator(".curtain h1")).to_contain_text(name)
        expect(page.locator("[data-act=curtain]")).to_be_focused()
        assert page.locator("#board, #seats, #log").count() == 0
        press(page, "Enter")
        for choice in choices:
            tab_to(page, f"[data-act=move][data-value={choice}]")
            press(page, "Enter")
    expect(page.locator(".curtain h1")).to_contain_text("Astrid")
    said = page.locator("#announce").inner_text()
    assert said.startswith("Bjorn keeps the stone.") and "You" not in said


def test_no_letter_plays_while_somebody_types(fresh_context: Contexts, site: str) -> None:
    page = visit(quick(fresh_context()), site)
    go(page, "#/rules/raids")
    tab_to(page, "#rules-search")
    page.keyboard.type("village lull")
    expect(page.locator("#rules-search")).to_have_value("village lull")
    expect(page.locator("#rules-search")).to_be_focused()
    expect(page.locator("#dialog")).not_to_have_attribute("open", "")
