// Patches markup into an element: only what differs changes, and what a person has opened stays open.
import { Idiomorph } from "idiomorph/dist/idiomorph.esm.js";

const FIELDS = "input, select, textarea";

const CALLBACKS = {
  // comparing is much cheaper than walking, and most of a board stays as it is; but a field may show another value
  // than its markup says, so what holds one is walked
  beforeNodeMorphed: (old, next) => !old.isEqualNode(next) || Boolean(old.matches?.(FIELDS) || old.querySelector?.(FIELDS)),
  beforeAttributeUpdated: (name, element) => name !== "open" || element.localName !== "details",
};

export function morph(element, markup) {
  // a field that is being typed in keeps its text; anything else with the focus is drawn anew, children too
  const typing = Boolean(document.activeElement?.matches(FIELDS));
  Idiomorph.morph(element, markup, { morphStyle: "innerHTML", ignoreActiveValue: typing, callbacks: CALLBACKS });
}
