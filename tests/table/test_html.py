"""The builder of markup: nothing that a person typed can become markup, a handler or code."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from table.html import Markup, changes, classes, el, escape, icon, join, part, whole

from tests.table.dom import parse

NASTY = st.text(st.sampled_from("<>&\"'/= \n\tscriptonload=alert(1)`{}é\u2028\x00"), max_size=40) | st.text()


def test_text_is_escaped_wherever_it_stands() -> None:
    bad = "<script>alert('1')</script>"
    safe = "&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;"
    assert el("p", bad) == f"<p>{safe}</p>"
    assert el("p", [bad, (bad,)]) == f"<p>{safe}{safe}</p>"
    assert join(bad) == safe == escape(bad)
    assert el("p", title=bad) == f'<p title="{safe}"></p>'


def test_quotes_do_not_end_an_attribute() -> None:
    markup = el("a", "x", title="\" onmouseover='alert(1)' x=\"", href="#/")
    node = parse(markup).children[0]
    assert set(node.attributes) == {"title", "href"}  # type: ignore[union-attr]


def test_markup_is_not_escaped_twice() -> None:
    assert el("p", el("b", "&")) == "<p><b>&amp;</b></p>"
    assert escape(Markup("<b>")) == "<b>"


def test_only_markup_is_taken_for_markup() -> None:
    inner = el("b", "x")
    for text in (inner + "<i>", str(inner) + "<i>", f"{inner}<i>", inner.replace("x", "<i>"), inner.upper()):
        assert type(text) is str
        assert "<i>" not in el("p", text) and "<I>" not in el("p", text)


@given(text=NASTY)
def test_any_text_comes_out_as_it_went_in(text: str) -> None:
    html = el("div", el("p", text, title=text, data_value=text), text)
    (node,) = parse(html).children
    paragraph = node.children[0]  # type: ignore[union-attr]
    assert len(list(parse(html).all())) == 3
    assert set(paragraph.attributes) == {"title", "data-value"}  # type: ignore[union-attr]
    expected = text.replace("\r\n", "\n").replace("\r", "\n")
    for value in (paragraph["title"], paragraph.text):  # type: ignore[index,union-attr]
        assert value.replace("\r\n", "\n").replace("\r", "\n") == expected


@pytest.mark.parametrize("name", ["onclick", "on_click", "onload_", "ONCLICK", "OnError", "on"])
def test_event_handlers_are_refused(name: str) -> None:
    for _ in range(2):  # what was refused once is not remembered as fine
        with pytest.raises(ValueError, match="handlers"):
            el("p", **{name: "alert(1)"})
    with pytest.raises(ValueError, match="handlers"):
        el("p", **{name: True})


@pytest.mark.parametrize("attribute", ["href", "src", "xlink:href", "action", "formaction", "HREF"])
@pytest.mark.parametrize(
    "link",
    [
        "javascript:alert(1)",
        " JavaScript:alert(1)",
        "\x01javascript:alert(1)",
        "java\tscript:alert(1)",
        "java\nscript:alert(1)",
        "\u00a0\njavascript:x".replace("\u00a0", ""),
        "data:text/html,<script>alert(1)</script>",
        "DATA:text/html;base64,xx",
        "vbscript:x",
    ],
)
def test_links_that_run_code_are_refused(attribute: str, link: str) -> None:
    with pytest.raises(ValueError, match="never runs code"):
        el("a", **{attribute: link})


@pytest.mark.parametrize("link", ["#/rules", "./x.json", "https://example.org/?javascript:", "#i-raven", ""])
def test_plain_links_are_fine(link: str) -> None:
    assert parse(el("a", "x", href=link)).children[0]["href"] == link  # type: ignore[index]


def test_attributes() -> None:
    assert el("input", class_="a", for_="b", data_token="c", disabled=True, hidden=False, title=None) == (
        '<input class="a" for="b" data-token="c" disabled>'
    )
    assert el("td", 0) == "<td>0</td>"
    assert el("td", data_value=0) == '<td data-value="0"></td>'


def test_nothing_for_none_and_false() -> None:
    assert join(None, False, [], "", "a", (None, ["b"])) == "ab"


def test_classes() -> None:
    assert classes("a", False, None, "", True, "b") == "a b"


def test_an_icon_is_decoration_unless_it_has_a_name() -> None:
    assert 'aria-hidden="true"' in icon("raven")
    named = parse(icon("raven", "<Raven>")).children[0]
    assert named["role"] == "img" and named.text == "<Raven>"  # type: ignore[index,union-attr]


def test_of_parts_that_stay_only_tag_and_id_are_drawn_again() -> None:
    def drawing(first: str, second: str) -> Markup:
        words = [part(el("li", text, class_="c", id=f"l{n}")) for n, text in enumerate((first, second))]
        return el("ul", words, title=f"{first}, {second}")

    assert whole(drawing("a", "b")) == (
        '<ul title="a, b"><li class="c" id="l0">a</li><li class="c" id="l1">b</li></ul>'
    )
    assert changes(drawing("a", "b"), drawing("a", "c")) == (
        '<ul title="a, c"><li id="l0" data-kept></li><li class="c" id="l1">c</li></ul>'
    )


@given(NASTY)
def test_no_text_is_taken_for_a_part(text: str) -> None:
    drawing = join(el("p", text, title=text), part(el("p", text, id="a")), text)
    assert len(drawing.split("\n")) == 3
