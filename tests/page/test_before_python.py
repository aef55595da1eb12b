"""What can be read and filled in while Python is still on its way, and what it takes over."""

from collections.abc import Callable

from playwright.sync_api import BrowserContext, Page, Route

from tests.page.harness import Watch, wait_ready, wait_until


def test_hall_and_rulebooks_are_there_before_python(
    fresh_context: Callable[..., BrowserContext], site: str
) -> None:
    page = fresh_context().new_page()
    held: list[Route] = []
    page.route("**/*.wasm", lambda route: held.append(route))
    page.goto(site)
    page.fill("[name=name0]", "Thora")
    page.check("[name=game][value=vikingar]", force=True)
    page.evaluate("location.hash = '#/rules/onboard'")
    page.wait_for_selector(".reader [id='clause-round.cross']")
    page.click("[data-act=language][data-value=fr]")
    wait_until(page, "document.querySelector('.reader h1')?.textContent.includes('règles')")
    page.click(".top nav a >> nth=0")
    wait_until(page, "document.querySelector('h1').textContent === 'Prenez place à la table'")
    filled_in(page)
    page.evaluate("location.hash = '#/rules/raids'")
    page.wait_for_selector(".reader [id='clause-goal.most-glory']")
    for route in held:
        route.continue_()
    wait_ready(page)
    assert page.inner_text("h1").startswith("Raids")
    page.evaluate("location.hash = '#/'")
    filled_in(page)
    assert page.evaluate("document.documentElement.lang") == "fr"


def filled_in(page: Page) -> None:
    page.wait_for_selector("#new-match")
    assert page.input_value("[name=name0]") == "Thora"
    assert page.is_checked("[name=game][value=vikingar]")


def test_without_its_file_a_rulebook_waits_for_python(fresh_page: Callable[..., Page], watch: Watch) -> None:
    watch.allow("rules/", "ERR_FAILED")
    page = fresh_page("#/rules/raids", wait=False)
    page.route("**/rules/*", lambda route: route.abort())
    page.reload()
    wait_ready(page)
    page.wait_for_selector(".reader [id='clause-goal.most-glory']")
