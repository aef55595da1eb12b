"""The start of the page's Python."""


def start() -> None:
    """Bind the rules to the page. The browser is imported only here: all the rest runs anywhere."""
    from .browser import start as begin

    begin()
