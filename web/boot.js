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
const screen = new Screen(text);

// What the interpreter and the page's modules share with the start screen.
globalThis.drakkarBoot = {
  text,
  fields: () => screens.fields, // of the hall's form
  started: "plainly", // or "restored", from a snapshot
  snapshot: null, // a memory that an earlier visit has kept, if this browser keeps any
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

// Calls once, when the frame that shows the first screen is on its way; a hidden page has no frames.
function afterFirstFrame(call) {
  let waiting = true;
  const once = () => {
    if (waiting) call();
    waiting = false;
  };
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = once;
  requestAnimationFrame(() => port2.postMessage(0));
  setTimeout(once, document.hidden ? 0 : 200);
}

// Adds an element to the head; resolves when what it points to is there. Failures are heard above.
const add = (tag, attributes) =>
  new Promise((onload) => document.head.append(Object.assign(document.createElement(tag), { ...attributes, onload })));

// The icons that the hall does not show.
async function moreIcons(address) {
  const symbols = await (await fetch(address)).text();
  document.querySelector(".sprite").insertAdjacentHTML("beforeend", symbols);
}

afterFirstFrame(() => {
  const { files = {}, styles = [], preloads = [], scripts = [], icons = [], covers } = data;
  if (data.keepsSnapshot) drakkarBoot.snapshot = findSnapshot();
  const downloads = watchDownloads(files, screen);
  const dressed = styles.map((href) => add("link", { rel: "stylesheet", href }));
  for (const href of preloads) add("link", { rel: "modulepreload", href });
  for (const src of scripts) add("script", { type: "module", src });
  for (const address of icons) moreIcons(address);
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
