"""The colours of the table: clans that every eye can tell apart, inks that read on their grounds."""

from __future__ import annotations

import itertools
import math
import re
from pathlib import Path

import pytest

ART = (Path(__file__).parents[2] / "web/first/art.css").read_text("utf-8")

# How a display looks to eyes that lack a kind of cone (Machado, Oliveira, Fernandes 2009), in linear light.
SIGHT = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
Triple = tuple[float, float, float]


def light(colour: str) -> Triple:
    """Linear red, green, blue of `#rrggbb` or `#rgb`."""
    digits = colour[1:] if len(colour) == 7 else "".join(c * 2 for c in colour[1:])
    values = [int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4)]
    r, g, b = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in values)
    return r, g, b


def seen(colour: Triple, sight: str) -> Triple:
    r, g, b = (min(1, max(0, sum(m * c for m, c in zip(row, colour, strict=True)))) for row in SIGHT[sight])
    return r, g, b


def oklab(colour: Triple) -> Triple:
    """A space in which distance is difference to the eye (Ottosson 2020)."""
    r, g, b = colour
    cones = (
        0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b,
        0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b,
        0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b,
    )
    l, m, s = (max(0, cone) ** (1 / 3) for cone in cones)  # noqa: E741  # the names of the cones
    return (
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s,
    )


def contrast(a: str, b: str) -> float:
    """The contrast ratio of WCAG."""
    luminances = [0.2126 * r + 0.7152 * g + 0.0722 * b for r, g, b in (light(a), light(b))]
    return (max(luminances) + 0.05) / (min(luminances) + 0.05)


def clan_colours() -> dict[str, str]:
    return dict(re.findall(r"--clan-(?!ink)(\w+): (#\w{6});", ART))


def named(name: str, theme: int) -> str:
    """A colour of the page by day (0) or by night (1)."""
    found = re.search(rf"--{name}: light-dark\((#\w+), (#\w+)\);", ART)
    assert found, name
    return found[theme + 1]


@pytest.mark.parametrize("sight", SIGHT)
def test_the_five_clans_stay_apart(sight: str) -> None:
    colours = clan_colours()
    assert set(colours) == {"raven", "bear", "wolf", "serpent", "stag"}
    seen_as = {clan: oklab(seen(light(colour), sight)) for clan, colour in colours.items()}
    for a, b in itertools.combinations(seen_as, 2):
        assert math.dist(seen_as[a], seen_as[b]) > 0.12, (a, b)


def test_emblems_read_on_their_clan() -> None:
    inks = dict(re.findall(r"\.clan-(\w+) \{\s*--clan: var\(--clan-\w+\);\s*--clan-ink: (#\w{6});", ART))
    for clan, colour in clan_colours().items():
        assert contrast(colour, inks[clan]) >= 4.5, clan


@pytest.mark.parametrize("theme", [0, 1])
@pytest.mark.parametrize(
    "ink, ground",
    [
        *itertools.product(("ink", "ink-soft", "link", "stop"), ("ground", "sheet")),
        ("sheet-ink", "sheet"),
        ("sheet-ink", "field"),
        ("control-ink", "control"),
        ("primary-ink", "primary"),
        ("rail-ink", "rail"),
        ("toast-ink", "toast"),
        ("lit-ink", "lit-ground"),
    ],
)
def test_texts_read_on_their_grounds(ink: str, ground: str, theme: int) -> None:
    assert contrast(named(ink, theme), named(ground, theme)) >= 4.5
