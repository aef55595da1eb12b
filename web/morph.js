// Patches markup into an element: only what differs changes, and what a person has opened stays open.
import { Idiomorph } from "idiomorph/dist/idiomorph.esm.js";

const FIELDS = "input, select, textarea";

// Comparing is much cheaper than walking, and most of a drawing stays as it is: of some of it the markup says so
// (`changes` in py/table/html.py). But a field may show another value than its markup, so what holds one is walked.
function stays(old, next) {
  if (next.dataset?.kept !== undefined) return true;
  return old.isEqualNode(next) && !old.matches?.(FIELDS) && !old.querySelector?.(FIELDS);
}

const CALLBACKS = {
  beforeNodeMorphed: (old, next) => !stays(old, next),
  beforeAttributeUpdated: (name, element) => name !== "open" || element.localName !== "details",
};

export function morph(element, markup) {
  // a field that is being typed in keeps its text; anything else with the focus is drawn anew, children too
  const typing = Boolean(document.activeElement?.matches(FIELDS));
  const template = document.createElement("template"); // cheaper than the document that Idiomorph would make
  template.innerHTML = markup;
  Idiomorph.morph(element, template.content, { morphStyle: "innerHTML", ignoreActiveValue: typing, callbacks: CALLBACKS });
}
