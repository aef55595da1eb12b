// Patches markup into an element: only what differs changes, and what a person has opened stays open.
import { Idiomorph } from "idiomorph/dist/idiomorph.esm.js";

const FIELDS = "input, select, textarea";

// Of a part that stays, the markup has only tag and id (`changes` in py/table/html.py).
const isKept = (node) => node.dataset?.kept !== undefined;

// Such a part is left alone where it meets itself. Where it meets another element it must be whole.
function complete(part) {
  const { attributes, childNodes } = document.getElementById(part.id).cloneNode(true);
  part.removeAttribute("data-kept");
  for (const { name, value } of attributes) part.setAttribute(name, value);
  part.append(...childNodes);
}

// Comparing is much cheaper than walking, and most of a board stays as it is; but a field may show another value than
// its markup says, so what holds one is walked.
const stays = (old, next) => old.isEqualNode(next) && !old.matches?.(FIELDS) && !old.querySelector?.(FIELDS);

const CALLBACKS = {
  beforeNodeAdded(node) {
    if (isKept(node)) complete(node);
  },
  beforeNodeMorphed(old, next) {
    if (isKept(next)) {
      if (old.id === next.id) return false;
      complete(next);
    }
    return !stays(old, next);
  },
  beforeAttributeUpdated: (name, element) => name !== "open" || element.localName !== "details",
};

export function morph(element, markup) {
  const template = document.createElement("template"); // cheaper than the document that Idiomorph would make
  template.innerHTML = markup;
  // a field that is being typed in keeps its text; anything else with the focus is drawn anew, children too
  const typing = Boolean(document.activeElement?.matches(FIELDS));
  Idiomorph.morph(element, template.content, { morphStyle: "innerHTML", ignoreActiveValue: typing, callbacks: CALLBACKS });
}
