"""The hall: the games, the form for a new match, and the matches kept here. It is drawn at build time too."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from drakkar import Game, games
from drakkar.bots import LEVELS

from .boards import drawing, on_the_table
from .html import Markup, classes, el, icon, join
from .languages import LANGUAGES, Text
from .look import clans
from .storage import Saved

MOST_SEATS = 5
NOBODY = "nobody"
PERSON = "person"


class Draft(NamedTuple):
    """The form as it is filled in: names of fields and their values."""

    fields: dict[str, str]

    def get(self, name: str, default: str) -> str:
        return self.fields.get(name, default)


class Hall(NamedTuple):
    """All that the hall shows."""

    draft: Draft = Draft({})
    saved: tuple[Saved, ...] = ()
    damaged: tuple[str, ...] = ()
    renaming: str = ""
    ready: bool = False  # is Python there to start a match?


def text_of(game: Game, language: str, names: Sequence[str] = ()) -> Text:
    """The sentences of a game."""
    return Text(language, [game.folder], names)


def shelf(language: str) -> list[Game]:
    """The games that can be played, by title."""
    return sorted((games[id] for id in on_the_table()), key=lambda game: text_of(game, language)("title"))


def top_bar(text: Text, here: str = "") -> Markup:
    """The bar above every screen but the table: title, screens, language."""
    screens = (("hall", "#/"), ("rules", "#/rules"), ("settings", "#/settings"), ("credits", "#/credits"))
    links = [
        el("a", text(f"bar.{name}"), href=href, aria_current="page" if name == here else None)
        for name, href in screens
    ]
    return el(
        "header",
        el("a", icon("drakkar"), el("span", "Drakkar"), class_="brand", href="#/"),
        el("nav", links, aria_label=text("bar.label")),
        language_switch(text),
        class_="top",
    )


def language_switch(text: Text) -> Markup:
    return el(
        "div",
        [
            el(
                "button",
                code.upper(),
                type="button",
                lang=code,
                title=text(f"language.{code}"),
                aria_label=f"{code.upper()}: {text(f'language.{code}')}",
                aria_pressed="true" if code == text.language else "false",
                data_act="language",
                data_value=code,
            )
            for code in LANGUAGES
        ],
        class_="languages",
        role="group",
        aria_label=text("language.label"),
    )


def hall(model: Hall, text: Text) -> Markup:
    """The whole screen."""
    return join(
        top_bar(text, "hall"),
        el(
            "div",
            el(
                "section",
                el("h1", text("hall.title")),
                el("p", text("hall.lead"), class_="lead"),
                class_="welcome",
            ),
            _saved_matches(model, text) if model.saved or model.damaged else None,
            _form(model, text),
            class_="hall",
        ),
    )


# ---- new match ---------------------------------------------------------------------------------------------


def _form(model: Hall, text: Text) -> Markup:
    draft = model.draft
    shown = shelf(text.language)
    chosen = draft.get("game", shown[0].id)
    # before Python starts, the page lays the covers into a hall that is already on the screen
    covers = [drawing(game.id).cover() if model.ready else None for game in shown]
    cards = [_card(game, text, game.id == chosen, cover) for game, cover in zip(shown, covers, strict=True)]
    return el(
        "form",
        el("style", [_rules(game) for game in shown]),
        el("fieldset", el("legend", text("new.game")), el("div", cards, class_="cards"), class_="games"),
        el(
            "fieldset",
            el("legend", text("new.seats")),
            el("ol", [_seat(index, draft, text) for index in range(MOST_SEATS)], class_="chairs"),
            class_="seating",
        ),
        el(
            "fieldset",
            el("legend", text("new.options")),
            [_options(game, draft, text) for game in shown],
            el(
                "label",
                el("input", type="checkbox", name="practice", checked=draft.get("practice", "") == "on"),
                el("span", text("new.practice"), el("small", text("new.practice.help"))),
                class_="option",
            ),
            el(
                "label",
                el("span", text("new.seed"), el("small", text("new.seed.help"))),
                el(
                    "input",
                    name="seed",
                    inputmode="numeric",
                    maxlength="20",
                    autocomplete="off",
                    value=draft.get("seed", ""),
                ),
                class_="option seed",
            ),
            class_="how",
        ),
        el(
            "p",
            el(
                "button",
                text("new.start"),
                type="submit",
                class_="primary",
                data_act="start",
                disabled=not model.ready,
            ),
            el(
                "label",
                text("hall.import"),
                el("input", type="file", accept=".json,application/json", data_file="import"),
                class_="button",
            ),
            class_="launch",
        ),
        id="new-match",
        class_="new-match sheet",
        autocomplete="off",
    )


def _rules(game: Game) -> str:
    """Style rules that show the options and chairs of the chosen game: they work before Python does."""
    chosen = f".new-match:has([name=game][value={game.id}]:checked)"
    hidden = range(game.meta.players[1], MOST_SEATS)
    spare = ",".join(f"{chosen} .chair-{index},{chosen} .clan-choice-{index}" for index in hidden)
    return f"{chosen} .options-{game.id}{{display:block}}" + (f"{spare}{{display:none}}" if spare else "")


def _card(game: Game, text: Text, chosen: bool, cover: Markup | None) -> Markup:
    own = text_of(game, text.language)
    low, high = game.meta.players
    shortest, longest = game.meta.minutes
    return el(
        "label",
        el("input", type="radio", name="game", value=game.id, checked=chosen),
        el("span", cover, class_="cover", data_cover=game.id),
        el("strong", own("title")),
        el("span", own("tagline"), class_="tagline"),
        el(
            "span",
            el("span", icon("three-friends"), text("card.players", low=low, high=high)),
            el("span", icon("sands-of-time"), text("card.minutes", low=shortest, high=longest)),
            class_="facts",
        ),
        class_="card",
    )


def _seat(index: int, draft: Draft, text: Text) -> Markup:
    """One chair. A chair that the chosen game does not have is hidden by the style sheet."""
    kind = draft.get(f"kind{index}", PERSON if index == 0 else "greedy" if index < 3 else NOBODY)
    colours = list(clans())
    colour = draft.get(f"colour{index}", colours[index])
    kinds = [PERSON, *reversed(LEVELS), NOBODY]
    return el(
        "li",
        el(
            "label",
            el("span", text("seat.name", n=index + 1), class_="hint"),
            el(
                "input",
                name=f"name{index}",
                maxlength="24",
                value=draft.get(f"name{index}", text(f"seat.name.{index}")),
                aria_label=text("seat.name", n=index + 1),
            ),
        ),
        el(
            "label",
            el("span", text("seat.kind", n=index + 1), class_="hint"),
            el(
                "select",
                [
                    el("option", text(f"seat.kind.{name}"), value=name, selected=name == kind)
                    for name in kinds
                ],
                name=f"kind{index}",
                aria_label=text("seat.kind", n=index + 1),
            ),
        ),
        el(
            "fieldset",
            el("legend", text("seat.colour", n=index + 1), class_="hint"),
            [
                el(
                    "label",
                    el(
                        "input",
                        type="radio",
                        name=f"colour{index}",
                        value=name,
                        checked=name == colour,
                        aria_label=text(f"clan.{name}"),
                    ),
                    clan.emblem,
                    class_=f"clan-{name} clan-choice-{place}",
                    title=text(f"clan.{name}"),
                )
                for place, (name, clan) in enumerate(clans().items())
            ],
            class_="colours",
        ),
        class_=classes("chair", f"chair-{index}"),
    )


def _options(game: Game, draft: Draft, text: Text) -> Markup:
    own = text_of(game, text.language)
    rows = []
    for option in game.meta.options:
        name = f"option.{game.id}.{option.id}"
        words = el("span", own(f"option.{option.id}"), el("small", own(f"option.{option.id}.help")))
        if option.choices == (False, True):
            on = draft.get(name, "on" if option.default else "") == "on"
            rows.append(
                el("label", el("input", type="checkbox", name=name, checked=on), words, class_="option")
            )
        else:
            value = draft.get(name, str(option.default))
            choices = [
                el(
                    "option",
                    own.find(f"option.{option.id}.{choice}") or str(choice),
                    value=str(choice),
                    selected=str(choice) == value,
                )
                for choice in option.choices
            ]
            rows.append(el("label", words, el("select", choices, name=name), class_="option"))
    return el("div", rows, class_=f"options options-{game.id}")


# ---- matches kept here -------------------------------------------------------------------------------------


def _saved_matches(model: Hall, text: Text) -> Markup:
    running = [entry for entry in model.saved if not entry.summary["winners"]]
    finished = [entry for entry in model.saved if entry.summary["winners"]]
    return el(
        "section",
        el("h2", text("hall.running")) if running else None,
        el("ul", [_saved(entry, model, text) for entry in running], class_="saved") if running else None,
        el("h2", text("hall.finished")) if finished else None,
        el("ul", [_saved(entry, model, text) for entry in finished], class_="saved") if finished else None,
        _damaged(model, text) if model.damaged else None,
        class_="matches sheet",
    )


def _saved(entry: Saved, model: Hall, text: Text) -> Markup:
    game = games[entry.summary["game"]]
    seats = entry.summary["seats"]
    own = text_of(game, text.language, [seat["name"] for seat in seats])
    turn = entry.summary["turn"]
    state = (
        own("saved.won", winners=entry.summary["winners"]) if turn is None else own("saved.turn", who=turn)
    )
    if model.renaming == entry.id:
        title = el(
            "input",
            name="title",
            value=entry.title,
            maxlength="60",
            aria_label=text("saved.rename"),
            data_rename=entry.id,
        )
    else:
        title = el("a", entry.title, href=f"#/match/{entry.id}")
    return el(
        "li",
        el(
            "span",
            [
                el(
                    "span",
                    clans()[seat["colour"]].emblem,
                    class_=f"seat-dot clan-{seat['colour']}",
                    title=seat["name"],
                )
                for seat in seats
            ],
            class_="dots",
        ),
        el(
            "span",
            title,
            el("small", own("title"), " · ", state, " · ", own("saved.moves", n=entry.summary["moves"])),
            class_="what",
        ),
        el(
            "span",
            el(
                "a",
                text("saved.continue" if turn is not None else "saved.look"),
                href=f"#/match/{entry.id}",
                class_="button primary",
            ),
            _act("rename", entry.id, text("saved.rename"), icon("quill-ink")),
            _act("export", entry.id, text("saved.export"), icon("save")),
            _act("link", entry.id, text("saved.link"), icon("linked-rings")),
            _act("delete", entry.id, text("saved.delete"), icon("trash-can")),
            class_="acts",
        ),
        id=f"saved-{entry.id}",
    )


def _damaged(model: Hall, text: Text) -> Markup:
    rows = [
        el(
            "li",
            el("span", text("damaged.entry", id=id), class_="what"),
            el(
                "span",
                _act("export-damaged", id, text("saved.export"), icon("save")),
                _act("delete", id, text("saved.delete"), icon("trash-can")),
                class_="acts",
            ),
        )
        for id in model.damaged
    ]
    return join(
        el("h2", text("damaged.title")), el("p", text("damaged.help")), el("ul", rows, class_="saved")
    )


def _act(act: str, value: str, label: str, picture: Any) -> Markup:
    return el(
        "button",
        picture,
        type="button",
        class_="tool",
        title=label,
        aria_label=label,
        data_act=act,
        data_value=value,
    )
