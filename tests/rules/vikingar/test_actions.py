"""Actions at sites: villages, cities, cult sites, outposts and raids on them."""

import pytest
from drakkar.vikingar import pieces as p

from .helpers import (
    BLUE,
    GREEN,
    LOSE,
    RED,
    WIN,
    active,
    clauses,
    play,
    points,
    refusal,
    site,
    table,
    told,
    where,
)

CITY, CULT, VILLAGE = "skjoldvik.city", "rimhavn.cult", "skjoldvik.village"
FIVE = ["rimhavn.cult", "solvang.city", "hrafnsey.cult", "tjaldey.city", "gullstrand.city"]


# ---- villages ----------------------------------------------------------------------------------------------


def test_village() -> None:
    """village.pillage, village.cockade, village.gold, village.inactive, table.village, site.village"""
    s = table({"red1": "north1", "blue1": "sea"})
    events = play(s, f"pillage {VILLAGE}")
    assert site(s, VILLAGE) == p.MASKED and s.gold[RED] == 1 and sum(s.pawns) == 0
    assert not told(events, "throw") and not active(s, "red1") and where(s, "red1") == "north1"


def test_village_only_pillaged() -> None:
    """site.village, outpost.where"""
    s = table({"red1": "north1", "blue1": "sea"})
    assert refusal(s, f"outpost {VILLAGE}") == "outpost.where"
    assert refusal(s, f"quest {VILLAGE}") == "quest.attempt"


# ---- cities and cult sites ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "token", "exploit"), [("north1", CITY, "conquerant"), ("north2", CULT, "pillard")]
)
def test_pillage(space: str, token: str, exploit: str) -> None:
    """pillage.throw, pillage.gold, pillage.point, pillage.cockade, table.city, table.cult, site.city,
    site.cult, cup.conquerant, cup.pillard, component.cockades"""
    s = table({"red1": space, "blue1": "sea"})
    events = play(s, f"pillage {token}", falls=WIN)
    assert [throw["n"] for throw in told(events, "throw")] == [5, 4]
    assert s.gold[RED] == 2 and points(s, RED, exploit) == 1 and site(s, token) == p.MASKED
    assert sum(s.pawns[:8]) == 1 and not active(s, "red1") and where(s, "red1") == space


@pytest.mark.parametrize(("space", "token"), [("north1", CITY), ("north2", CULT)])
def test_pillage_in_vain(space: str, token: str) -> None:
    """pillage.failure-destroyed, pillage.failure-point, cup.valeureux"""
    s = table({"red1": space, "blue1": "sea"})
    events = play(s, f"pillage {token}", falls=LOSE)
    assert where(s, "red1") is None and points(s, RED, "valeureux") == 1
    assert site(s, token) == p.FREE and s.gold[RED] == 0
    assert clauses(events, "sunk") == ["pillage.failure-destroyed"]


def test_masked_sites_are_dead() -> None:
    """ruling.masked-site-dead"""
    s = table({"red1": "north1", "blue1": "sea"}, masked=[CITY, VILLAGE])
    assert [move for move in s.moves() if "skjoldvik" in move] == []
    for move in (f"pillage {CITY}", f"outpost {CITY}", f"pillage {VILLAGE}"):
        assert refusal(s, move) == "ruling.masked-site-dead"
    s = table({"red1": "south1", "blue1": "sea"}, masked=["skjoldvik.quest"])
    assert refusal(s, "quest skjoldvik.quest") == "ruling.masked-site-dead"


def test_sites_elsewhere() -> None:
    """ruling.one-site-per-action: not on another dial, not on the other half of this one."""
    s = table({"red1": "north2", "blue1": "sea"})
    for token in (CITY, "rimhavn.village2", "nowhere"):
        assert refusal(s, f"pillage {token}") == "ruling.one-site-per-action"
    assert refusal(s, "quest skjoldvik.quest") == "ruling.one-site-per-action"
    assert refusal(s, f"pillage {CULT} rimhavn.village1") == "ruling.one-site-per-action"


def test_own_outpost_may_be_pillaged() -> None:
    """ruling.own-outpost-pillage: 4 neutral runes; the outpost returns on victory, stays on failure."""
    s = table({"red1": "north1", "blue1": "sea"}, outposts={CITY: RED}, objects={"shield1": RED, "axe1": RED})
    events = play(s, f"pillage {CITY}", "use axe1", falls=WIN)
    assert [throw["n"] for throw in told(events, "throw")] == [6, 4]
    assert site(s, CITY) == p.MASKED and s.outposts_left(RED) == 5 and points(s, RED, "conquerant") == 1
    s = table({"red1": "north1", "blue1": "sea"}, outposts={CITY: RED})
    play(s, f"pillage {CITY}", falls=LOSE)
    assert site(s, CITY) == RED and where(s, "red1") is None and points(s, BLUE, "sanguinaire") == 0


# ---- outposts ----------------------------------------------------------------------------------------------


def test_outpost() -> None:
    """outpost.free, outpost.where, price.outpost, site.city, site.cult, ruling.action-ends"""
    for space, token in (("north1", CITY), ("north2", CULT)):
        s = table({"red1": space, "blue1": "sea"})
        play(s, f"outpost {token}")
        assert site(s, token) == RED and s.gold[RED] == 0 and not active(s, "red1")
        assert s.outposts_left(RED) == 4


def test_outpost_refused() -> None:
    """outpost.where, outpost.not-enemy, ruling.one-outpost-per-site, site.fort, site.quest"""
    s = table({"red1": "north1", "blue1": "sea"}, outposts={CITY: BLUE})
    assert refusal(s, f"outpost {CITY}") == "outpost.not-enemy"
    s = table({"red1": "north1", "blue1": "sea"}, outposts={CITY: RED})
    assert refusal(s, f"outpost {CITY}") == "ruling.one-outpost-per-site"
    s = table({"red1": "north3", "blue1": "sea"})
    assert refusal(s, "outpost jarnnes.fort") == "outpost.where"
    assert refusal(s, f"outpost {CULT}") == "outpost.where"
    s = table({"red1": "south1", "blue1": "sea"})
    assert refusal(s, "outpost skjoldvik.quest") == "outpost.where"


def test_sixth_outpost() -> None:
    """outpost.max-5, outpost.relocate, component.clan-outposts, ruling.relocate-only-when-empty"""
    s = table({"red1": "north1", "blue1": "sea"}, outposts=dict.fromkeys(FIVE, RED))
    moves = [move for move in s.moves() if CITY in move and "pillage" not in move]
    assert sorted(moves) == sorted(f"relocate {CITY} {old}" for old in FIVE)
    assert refusal(s, f"outpost {CITY}") == "outpost.relocate"
    assert refusal(s, f"relocate {CITY} jarnnes.city") == "outpost.relocate"
    events = play(s, f"relocate {CITY} {FIVE[2]}")
    assert site(s, CITY) == RED and site(s, FIVE[2]) == p.FREE and s.outposts_left(RED) == 0
    assert clauses(events, "lifted") == ["outpost.relocate"]
    s = table({"red1": "north1", "blue1": "sea"}, outposts=dict.fromkeys(FIVE[:4], RED))
    assert refusal(s, f"relocate {CITY} {FIVE[0]}") == "ruling.relocate-only-when-empty"


# ---- raids -------------------------------------------------------------------------------------------------


def test_raid_modes() -> None:
    """raid.choice, outpost.replace-enemy"""
    s = table({"red1": "north1", "blue1": "sea"}, outposts={CITY: BLUE})
    moves = [move for move in s.moves() if CITY in move]
    assert moves == [f"pillage {CITY}", f"raze {CITY}"]


def test_raid_on_the_whole_site() -> None:
    """raid.beat-owner, raid.owner-runes, pillage.gold, pillage.point, ruling.raid-outpost-returned: the owner
    defends with his 4 runes, even if another player would throw for a neutral."""
    ships = {"red1": "north1", "blue1": "sea", "green1": "sea"}
    s = table(ships, players=3, order=[RED, GREEN, BLUE], outposts={CITY: BLUE})
    events = play(s, f"pillage {CITY}", falls=WIN)
    assert [(throw["seat"], throw["n"]) for throw in told(events, "throw")] == [(RED, 5), (BLUE, 4)]
    assert site(s, CITY) == p.MASKED and s.gold == [2, 0, 0] and points(s, RED, "conquerant") == 1
    assert s.outposts_left(BLUE) == 5 and sum(s.pawns[8:16]) == 0


def test_raid_on_the_outpost_alone() -> None:
    """ruling.raid-outpost-no-loot, ruling.outpost-replace-same-action, ruling.raid-outpost-returned"""
    s = table({"red1": "north1", "blue1": "sea"}, outposts={CITY: BLUE})
    play(s, f"raze {CITY}", falls=WIN)
    assert site(s, CITY) == p.FREE and s.gold[RED] == 0 and sum(s.pawns) == 0
    assert (s.decision, s.moves()) == ("replace", [f"settle {CITY}", "leave"])
    left = s.copy()
    play(s, f"settle {CITY}")
    assert site(s, CITY) == RED and not active(s, "red1") and s.seat == BLUE
    play(left, "leave")
    assert site(left, CITY) == p.FREE and left.seat == BLUE


def test_replacing_with_an_empty_reserve() -> None:
    """ruling.outpost-replace-same-action, outpost.relocate"""
    outposts = {CITY: BLUE, **dict.fromkeys(FIVE, RED)}
    s = table({"red1": "north1", "blue1": "sea"}, outposts=outposts)
    play(s, f"raze {CITY}", falls=WIN)
    assert len(s.moves()) == 6 and refusal(s, f"settle {CITY}") == "outpost.relocate"
    play(s, f"relocate {CITY} {FIVE[0]}")
    assert site(s, CITY) == RED and site(s, FIVE[0]) == p.FREE


def test_no_replacing_after_a_pillage() -> None:
    """ruling.outpost-replace-same-action: the site is destroyed."""
    s = table({"red1": "north1", "blue1": "sea"}, outposts={CITY: BLUE})
    play(s, f"pillage {CITY}", falls=WIN)
    assert s.decision != "replace"


@pytest.mark.parametrize("verb", ["pillage", "raze"])
def test_raid_in_vain(verb: str) -> None:
    """ruling.raid-failure, ruling.outpost-owner-sanguinaire"""
    s = table({"red1": "north1", "blue1": "sea"}, outposts={CITY: BLUE})
    events = play(s, f"{verb} {CITY}", falls=LOSE)
    assert where(s, "red1") is None and site(s, CITY) == BLUE
    assert points(s, RED, "valeureux") == 1 and points(s, BLUE, "sanguinaire") == 1
    assert told(events, verb) == [{"seat": RED, "ship": "red1", "site": CITY}]
    lost, honour = {
        "pillage": ("pillage.failure-destroyed", "pillage.failure-point"),
        "raze": ("ruling.raid-failure", "ruling.raid-failure"),
    }[verb]
    assert clauses(events, "sunk") == [lost]
    assert clauses(events, "point")[:2] == ["ruling.outpost-owner-sanguinaire", honour]


def test_stronghold_beside_an_outpost() -> None:
    """ruling.raid-fort-shield: the site is shielded, its outpost is not."""
    s = table({"red1": "north3", "blue1": "sea"}, outposts={"jarnnes.city": BLUE})
    assert refusal(s, "pillage jarnnes.city") == "pillage.fort-first" and "raze jarnnes.city" in s.moves()


def test_nothing_to_raze() -> None:
    """raid.choice: only another player's outpost."""
    s = table({"red1": "north1", "blue1": "sea"})
    assert refusal(s, f"raze {CITY}") == refusal(s, f"raze {VILLAGE}") == "raid.choice"
    s = table({"red1": "north1", "blue1": "sea"}, outposts={CITY: RED})
    assert refusal(s, f"raze {CITY}") == "raid.choice"
    s = table({"red1": "south1", "blue1": "sea"}, quests={"skjoldvik.quest": "dragon"})
    assert refusal(s, "raze skjoldvik.quest") == "raid.choice"
