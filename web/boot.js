// The page before Python: shows the hall that was drawn at build time, then asks for everything else, tells how far the
// start has come, and says a sentence when something is missing. Inlined into index.html by the build.
import { language, wear } from "./boot-wishes.js";
import { watchDownloads } from "./boot-downloads.js";
import { lendDatabase } from "./boot-storage.js";
import { Screen } from "./boot-screen.js";
import { Screens } from "./boot-screens.js";
import { findSnapshot } from "./snapshots.js";

lendDatabase();
const data = JSON.parse(document.getElementById("boot-data").textContent);
document.documentElement.lang = language(Object.keys(data.texts));
wear();
const text = (id) => data.texts[document.documentElement.lang][id] ?? id;
document.title = text("boot.title");

const ended = new AbortController();
const whileStarting = { signal: ended.signal };
const screens = new Screens(data.rules, text, ended.signal);
let screen = null; // how far the start has come; it is laid over the first screen

// What the interpreter and the page's modules share with the start screen.
globalThis.drakkarBoot = {
  text,
  fields: () => screens.fields, // of the hall's form
  started: "plainly", // or "restored", from a snapshot
  snapshot: null, // a memory that an earlier visit has kept, if this browser keeps any
  python: null, // the interpreter, once it runs: for the browser's console and for tests
  stage: (name) => screen?.stage(name),
  fail: (kind, detail) => screen?.fail(kind, detail),
};

addEventListener("unhandledrejection", ({ reason }) => drakkarBoot.fail("broken", String(reason?.message ?? reason)), whileStarting);
addEventListener(
  "error",
  (event) => {
    const source = event.target?.src ?? event.target?.href;
    if (source) drakkarBoot.fail("missing", source);
    else drakkarBoot.fail("broken", event.message);
  },
  { capture: true, ...whileStarting },
);

// Calls once, when the first screen can be seen: until then everything else would only delay it.
function afterFirstPaint(call) {
  let waiting = true;
  const once = () => {
    if (waiting) call();
    waiting = false;
  };
  new PerformanceObserver((list) => list.getEntriesByName("first-contentful-paint").length && once()).observe({ type: "paint", buffered: true });
  setTimeout(once, document.hidden ? 0 : 500); // a hidden page paints nothing
}

// Adds an element to the head; resolves when what it points to is there. Failures are heard above.
const add = (tag, attributes) =>
  new Promise((onload) => document.head.append(Object.assign(document.createElement(tag), { ...attributes, onload })));

const addIcons = (symbols) => document.querySelector(".sprite").insertAdjacentHTML("beforeend", symbols);

afterFirstPaint(() => {
  document.documentElement.dataset.seen = "";
  const { files = {}, styles = [], preloads = [], scripts = [], manifest, icons, moreIcons, covers } = data;
  if (data.keepsSnapshot) drakkarBoot.snapshot = findSnapshot();
  screen = new Screen(text);
  const downloads = watchDownloads(files, screen);
  addIcons(icons);
  const dressed = styles.map((href) => add("link", { rel: "stylesheet", href }));
  if (manifest) add("link", { rel: "manifest", href: manifest });
  for (const href of preloads) add("link", { rel: "modulepreload", href });
  for (const src of scripts) add("script", { type: "module", src });
  if (moreIcons) fetch(moreIcons).then(async (answer) => addIcons(await answer.text()));
  Promise.all(dressed).then(() => screens.draw(covers));
  document.addEventListener(
    "drakkar:ready",
    () => {
      downloads.stop();
      ended.abort();
      screen.done();
    },
    { once: true },
  );
});
