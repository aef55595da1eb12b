// Patches markup into an element: only what differs changes, and what a person has opened stays open.
import { Idiomorph } from "idiomorph/dist/idiomorph.esm.js";

const OPTIONS = {
  morphStyle: "innerHTML",
  ignoreActiveValue: true,
  callbacks: {
    beforeAttributeUpdated: (name, element) => name !== "open" || element.localName !== "details",
  },
};

export function morph(element, markup) {
  Idiomorph.morph(element, markup, OPTIONS);
}
