// The page before Python: shows the hall that was drawn at build time, starts the downloads, tells how far the
// start has come, and says a sentence when something is missing. Inlined into index.html by the build.
import { language } from "./boot-language.js";
import { watchDownloads } from "./boot-downloads.js";
import { lendDatabase } from "./boot-storage.js";
import { Screen } from "./boot-screen.js";
import { Screens } from "./boot-screens.js";

lendDatabase();
const data = JSON.parse(document.getElementById("boot-data").textContent);
document.documentElement.lang = language(Object.keys(data.texts));
const text = (id) => data.texts[document.documentElement.lang][id] ?? id;
document.title = text("boot.title");

const ended = new AbortController();
const whileStarting = { signal: ended.signal };
const screens = new Screens(data.rules, ended.signal);

const screen = new Screen(text);
const downloads = watchDownloads(data.files, screen);

// The icons that the hall does not show come after it.
async function moreIcons() {
  const symbols = await (await fetch(data.icons)).text();
  document.getElementById("sprite").insertAdjacentHTML("beforeend", symbols);
}
if (data.icons) moreIcons();

// What the interpreter and the page's modules share with the start screen.
globalThis.drakkarBoot = {
  text,
  fields: () => screens.fields, // of the hall's form
  started: "plainly", // or "restored", from a snapshot
  python: null, // the interpreter, once it runs: for the browser's console and for tests
  stage: (name) => screen.stage(name),
  fail: (kind, detail) => screen.fail(kind, detail),
};

addEventListener("unhandledrejection", ({ reason }) => screen.fail("broken", String(reason?.message ?? reason)), whileStarting);
addEventListener(
  "error",
  (event) => {
    const source = event.target?.src ?? event.target?.href;
    if (source) screen.fail("missing", source);
    else screen.fail("broken", event.message);
  },
  { capture: true, ...whileStarting },
);

document.addEventListener(
  "drakkar:ready",
  () => {
    downloads.stop();
    ended.abort();
    screen.done();
  },
  { once: true },
);
