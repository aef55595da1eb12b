"""The quieter screens: the rulebook reader, the settings and the credits."""

from drakkar import Clause, Game, games

from .hall import shelf, text_of, top_bar
from .html import Markup, el, join
from .languages import Text
from .settings import CHOICES, Settings


def rulebook(game_id: str, clause_id: str, query: str, text: Text) -> Markup:
    """The rulebook of a game, chapter by chapter, with a search and the clause that was asked for marked."""
    books = el(
        "nav",
        [
            el(
                "a",
                text_of(game, text.language)("title"),
                href=f"#/rules/{game.id}",
                aria_current="page" if game.id == game_id else None,
            )
            for game in shelf(text.language)
        ],
        class_="shelf",
        aria_label=text("rules.shelf"),
    )
    game = games[game_id]
    own = text_of(game, text.language)
    chapters = []
    for section in game.rulebook.sections:
        clauses = [
            clause
            for clause in game.rulebook.values()
            if clause.section == section.id and _matches(clause, query, text.language)
        ]
        if clauses:
            rows = [_clause(clause, clause.id == clause_id, text) for clause in clauses]
            chapters.append(
                el(
                    "section",
                    el("h2", section.text(text.language)),
                    el("ul", rows),
                    id=f"chapter-{section.id}",
                )
            )
    contents = el(
        "nav",
        [
            el(
                "button",
                section.text(text.language),
                type="button",
                data_act="scroll",
                data_value=f"chapter-{section.id}",
            )
            for section in game.rulebook.sections
        ],
        class_="contents",
        aria_label=text("rules.contents"),
    )
    return join(
        top_bar(text, "rules"),
        el(
            "div",
            books,
            el("h1", text("rules.title", title=own("title"))),
            el("p", own("about"), class_="lead"),
            el("p", text("rules.ours"), class_="notice"),
            el(
                "label",
                el("span", text("rules.search")),
                el("input", type="search", value=query, data_input="rules-search", id="rules-search"),
                class_="search",
            ),
            contents,
            chapters or el("p", text("rules.none")),
            class_="reader sheet",
        ),
    )


def _matches(clause: Clause, query: str, language: str) -> bool:
    words = query.lower().split()
    return all(word in clause.text(language).lower() or word in clause.id for word in words)


def _clause(clause: Clause, marked: bool, text: Text) -> Markup:
    where = text("clause.ruling") if clause.is_ruling else text("clause.where", where=clause.where)
    return el(
        "li",
        el("p", clause.text(text.language)),
        el("small", el("code", clause.id), " · ", where),
        id=f"clause-{clause.id}",
        class_="marked" if marked else None,
        tabindex="-1" if marked else None,
    )


def clause_card(game: Game, clause: Clause, text: Text) -> Markup:
    """One clause, for the dialog."""
    where = text("clause.ruling") if clause.is_ruling else text("clause.where", where=clause.where)
    return join(
        el("h2", text("clause.title")),
        el("p", clause.text(text.language)),
        el("p", el("code", clause.id), " · ", where, class_="hint"),
        el(
            "p",
            el("a", text("clause.more"), href=f"#/rules/{game.id}/{clause.id}", class_="button"),
            el("button", text("dialog.close"), type="button", class_="primary", data_act="close-dialog"),
        ),
    )


def settings(current: Settings, text: Text) -> Markup:
    """One fieldset for each setting."""
    rows = []
    for name, choices in CHOICES.items():
        buttons = [
            el(
                "label",
                el(
                    "input",
                    type="radio",
                    name=name,
                    value=str(choice),
                    checked=getattr(current, name) == choice,
                    data_setting=name,
                ),
                el("span", text(f"settings.{name}.{str(choice).lower()}")),
            )
            for choice in choices
        ]
        rows.append(
            el("fieldset", el("legend", text(f"settings.{name}")), el("div", buttons, class_="choices"))
        )
    return join(
        top_bar(text, "settings"),
        el("div", el("h1", text("bar.settings")), rows, class_="reader sheet settings"),
    )


def credits(text: Text, version: str) -> Markup:
    """Thanks to those whose work is on the table, and what is ours."""
    thanks = [
        el(
            "li",
            el("strong", text_of(game, text.language)("title")),
            ": ",
            text_of(game, text.language)("credit"),
        )
        for game in shelf(text.language)
    ]
    return join(
        top_bar(text, "credits"),
        el(
            "div",
            el("h1", text("bar.credits")),
            el("p", text("credits.independent"), class_="lead"),
            el("h2", text("credits.games")),
            el("ul", thanks),
            el("p", text("credits.values")),
            el("h2", text("credits.parts")),
            el(
                "ul",
                [
                    el("li", text(f"credits.{name}"))
                    for name in ("icons", "display", "body", "python", "pyscript", "idiomorph")
                ],
            ),
            el("p", text("credits.version", version=version), class_="hint"),
            class_="reader sheet",
        ),
    )
