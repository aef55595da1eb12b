// What can be read and filled in before Python has started: the hall in both languages, and the rulebooks, which the
// build has drawn. The same address shows the same screen afterwards.
import { isKept } from "./boot-wishes.js";

const HALL = "new-match";

export class Screens {
  #app = document.getElementById("app");
  #rules;
  #text;
  #covers = {}; // by game, once they are to be seen
  #filled = new Map(); // the fields of the hall's form, kept when another screen takes its place
  #shown = 0; // how many screens were asked for: a rulebook that arrives late is not laid over the next one

  constructor(rules, text, signal) {
    this.#rules = rules; // by game and language: the file with its rulebook
    this.#text = text;
    addEventListener("hashchange", () => this.show(), { signal });
    document.addEventListener("click", (event) => this.#click(event), { signal });
    // a form sent too early would reload the page
    document.addEventListener("submit", (event) => event.preventDefault(), { signal });
    this.show();
  }

  // What is filled in so far: Python takes it over.
  get fields() {
    this.#remember();
    return Object.fromEntries(this.#filled);
  }

  show() {
    this.#shown += 1;
    const [, screen, id] = location.hash.split("/");
    if (screen === "rules" && this.#rules) this.#showRules(id);
    else if (screen === "match" && isKept(id)) this.#showEmptyTable();
    else this.#showHall();
  }

  // Lays the covers into the hall.
  draw(covers) {
    this.#covers = covers;
    for (const [game, cover] of Object.entries(covers)) {
      const place = document.querySelector(`[data-cover=${game}]`);
      if (place && !place.firstChild) place.innerHTML = cover;
    }
  }

  #showHall() {
    if (document.getElementById(HALL)) return;
    this.#app.innerHTML = document.getElementById(`hall-${document.documentElement.lang}`).textContent;
    this.draw(this.#covers);
    for (const [name, value] of this.#filled) {
      for (const field of document.getElementById(HALL).querySelectorAll(`[name="${name}"]`)) {
        if (field.type === "radio" || field.type === "checkbox") field.checked = field.value === value;
        else field.value = value;
      }
    }
  }

  // A person who comes back to a match need not see the hall in between.
  #showEmptyTable() {
    this.#remember();
    const words = Object.assign(document.createElement("h1"), { className: "laying", textContent: this.#text("boot.laying") });
    this.#app.replaceChildren(words);
  }

  async #showRules(asked) {
    const game = this.#rules[asked] ? asked : Object.keys(this.#rules)[0];
    const turn = this.#shown;
    let markup = "";
    try {
      const response = await fetch(this.#rules[game][document.documentElement.lang]);
      if (response.ok) markup = await response.text();
    } catch {
      // without a network the rulebook comes with Python
    }
    if (!document.getElementById("boot") || turn !== this.#shown) return;
    if (!markup) this.#showHall();
    else {
      this.#remember();
      this.#app.innerHTML = markup;
    }
  }

  #remember() {
    const form = document.getElementById(HALL);
    if (form) this.#filled = new Map(new FormData(form));
  }

  #click(event) {
    const chosen = event.target.closest("[data-act=language]")?.dataset.value;
    if (!chosen) return;
    document.documentElement.lang = chosen;
    try {
      localStorage.setItem("drakkar.language", chosen);
    } catch {
      // it lasts as long as the page
    }
    this.#remember();
    this.#app.replaceChildren();
    this.show();
  }
}
