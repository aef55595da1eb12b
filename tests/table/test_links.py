"""Links: a whole record after the #, and nothing else is taken for one."""

from __future__ import annotations

import base64
import zlib

import pytest
from drakkar import BadInput
from drakkar.core.record import MAX_TEXT
from hypothesis import given
from hypothesis import strategies as st
from table import links

from tests.table.matches import finished, record

pytestmark = pytest.mark.usefixtures("stones")


def refused(fragment: str, code: str = "record.link") -> None:
    with pytest.raises(BadInput) as caught:
        links.from_fragment(fragment)
    assert caught.value.code == code


def packed(raw: bytes) -> str:
    return links.PREFIX + base64.urlsafe_b64encode(raw).decode().rstrip("=")


def test_a_link_holds_the_whole_record() -> None:
    for made in (finished(), record(), record("stones", "pp", "bow", "draw")):
        fragment = links.to_fragment(made)
        assert links.from_fragment(fragment).print() == made.print()


def test_a_link_is_short_and_plain() -> None:
    fragment = links.to_fragment(finished("raids", "gggg"))
    assert len(fragment) < 4000
    assert fragment.startswith("record=") and fragment.isascii()
    assert not set(fragment) & set("+/&?#% ")


@pytest.mark.parametrize("cut", [1, 2, 3, 7, 50, -1, -2, -3, -9])
def test_a_link_that_was_cut(cut: int) -> None:
    fragment = links.to_fragment(finished())
    body = fragment.removeprefix(links.PREFIX)
    refused(links.PREFIX + (body[cut:] if cut > 0 else body[:cut]))


@given(position=st.integers(0, 400), letter=st.sampled_from("ABCxyz019-_%$ é"))
def test_a_link_with_a_wrong_letter(position: int, letter: str) -> None:
    fragment = links.to_fragment(record("stones", "pp", "bow"))
    index = len(links.PREFIX) + position % (len(fragment) - len(links.PREFIX))
    spoiled = fragment[:index] + letter + fragment[index + 1 :]
    if spoiled != fragment:
        try:
            links.from_fragment(spoiled)
        except BadInput as error:
            assert error.code.startswith("record.")
        else:
            # the last letter carries bits that mean nothing: the record is the same
            assert links.to_fragment(links.from_fragment(spoiled)) == fragment


@pytest.mark.parametrize("fragment", ["", "record=", "record=x", "record=====", "record=é", "x" * 50, "\x00"])
def test_what_is_no_link(fragment: str) -> None:
    refused(fragment)


def test_a_link_can_not_fill_the_memory() -> None:
    bomb = zlib.compress(b" " * (50 * MAX_TEXT), 9)
    assert len(bomb) < 200_000
    refused(packed(bomb), "record.size")


def test_a_link_of_many_letters() -> None:
    refused(links.PREFIX + "A" * (MAX_TEXT + 1), "record.size")


def test_other_text_in_a_link_is_refused() -> None:
    refused(packed(zlib.compress(b"[]")), "record.json")
    refused(packed(zlib.compress(b"\xff\xfe")), "record.link")
    refused(packed(b"not packed at all"))
    refused(packed(zlib.compress(links.to_fragment(record()).encode())), "record.json")


@given(st.binary(max_size=200))
def test_any_bytes_are_refused(raw: bytes) -> None:
    with pytest.raises(BadInput):
        links.from_fragment(packed(raw))
    with pytest.raises(BadInput):
        links.from_fragment(packed(zlib.compress(raw)))
