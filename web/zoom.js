// Zoom and pan for every `svg[data-zoom]`: wheel, pinch, drag, buttons `[data-zoom-step]`, and keys while it has the focus.
// What is shown is the viewBox. Patches of the page write the whole one back; an observer then restores ours before it is painted.

const CLOSEST = 6; // times
const STEP = 1.4; // of a button or a key
const SLIP = 7; // pixels that a press may move and still be a click
const views = new WeakMap(); // drawing → {whole, box}

const numbers = (text) => text.trim().split(/[\s,]+/).map(Number);
const write = ([x, y, width, height]) => [x, y, width, height].map((n) => +n.toFixed(2)).join(" ");
const drawingAt = (target) => (target instanceof Element ? target.closest("svg[data-zoom]") : null);

function viewOf(drawing) {
  let view = views.get(drawing);
  if (!view) {
    const whole = numbers(drawing.getAttribute("viewBox"));
    view = { whole, box: whole, text: write(whole) };
    views.set(drawing, view);
  }
  return view;
}

function show(drawing) {
  const view = viewOf(drawing);
  view.text = write(view.box);
  if (drawing.getAttribute("viewBox") !== view.text) drawing.setAttribute("viewBox", view.text);
  drawing.toggleAttribute("data-zoomed", view.box !== view.whole);
}

// Takes over a box after keeping it within the drawing and its size within bounds.
function look(drawing, [x, y, width]) {
  const view = viewOf(drawing);
  const [left, top, w, h] = view.whole;
  const size = Math.min(w, Math.max(w / CLOSEST, width));
  const height = (size * h) / w;
  view.box =
    size > w * 0.999
      ? view.whole
      : [Math.min(left + w - size, Math.max(left, x)), Math.min(top + h - height, Math.max(top, y)), size, height];
  show(drawing);
}

// A place on the screen as shares of the drawing's width and height.
function share(drawing, { clientX, clientY }) {
  const { left, top, width, height } = drawing.getBoundingClientRect();
  return [(clientX - left) / width, (clientY - top) / height];
}

// Makes things `times` as large; what lies under `from` comes to lie under `to`.
function zoom(drawing, times, from = [0.5, 0.5], to = from) {
  const { whole, box } = viewOf(drawing);
  const width = Math.min(whole[2], Math.max(whole[2] / CLOSEST, box[2] / times));
  const height = (width * whole[3]) / whole[2];
  look(drawing, [box[0] + from[0] * box[2] - to[0] * width, box[1] + from[1] * box[3] - to[1] * height, width]);
}

function pan(drawing, across, down) {
  const { box } = viewOf(drawing);
  look(drawing, [box[0] + across * box[2], box[1] + down * box[3], box[2]]);
}

const whole = (drawing) => look(drawing, viewOf(drawing).whole);
const zoomed = (drawing) => viewOf(drawing).box !== viewOf(drawing).whole;

// ---- patches ----------------------------------------------------------------------------------------------------

new MutationObserver((changes) => {
  for (const drawing of new Set(changes.map((change) => change.target))) {
    const view = views.get(drawing);
    if (!view || !drawing.matches("svg[data-zoom]")) continue;
    const text = drawing.getAttribute("viewBox");
    if (text !== view.text && text !== write(view.whole)) views.delete(drawing); // another drawing in the same place
    else show(drawing);
  }
}).observe(document, { subtree: true, attributes: true, attributeFilter: ["viewBox", "data-zoomed"] });

// ---- wheel ------------------------------------------------------------------------------------------------------

let scrolled = 0;
document.addEventListener("scroll", () => (scrolled = performance.now()), { passive: true });
document.addEventListener(
  "wheel",
  (event) => {
    const drawing = drawingAt(event.target);
    if (!drawing) return;
    const closer = event.deltaY < 0;
    // the page goes on scrolling: away from a whole drawing, and while it is on its way over one
    const passing = !event.ctrlKey && (performance.now() - scrolled < 250 || (closer && scrollY > 0));
    if (!zoomed(drawing) && (!closer || passing)) return;
    event.preventDefault();
    const notches = Math.min(1, Math.abs(event.deltaY) / (event.ctrlKey ? 25 : 100));
    zoom(drawing, STEP ** (closer ? notches : -notches), share(drawing, event));
  },
  { passive: false },
);

// ---- drag and pinch ---------------------------------------------------------------------------------------------

const pressed = new Map(); // pointer → where it is, as an event
let held = null; // the drawing under the pointers
let slipped = 0; // pixels since the press
let dragged = false; // the press was no click

const middle = (events) => ({
  clientX: events.reduce((sum, event) => sum + event.clientX, 0) / events.length,
  clientY: events.reduce((sum, event) => sum + event.clientY, 0) / events.length,
});
const spread = ([a, b]) => (b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0);

document.addEventListener("pointerdown", (event) => {
  const drawing = drawingAt(event.target);
  if (event.isPrimary) {
    pressed.clear();
    held = drawing;
    slipped = 0;
    dragged = false;
  }
  if (!held || drawing !== held || event.button > 0) return;
  pressed.set(event.pointerId, event);
});

document.addEventListener("pointermove", (event) => {
  if (!pressed.has(event.pointerId)) return;
  const before = [...pressed.values()];
  pressed.set(event.pointerId, event);
  const after = [...pressed.values()];
  const [from, to] = [middle(before), middle(after)];
  if (after.length === 1) {
    slipped += Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY);
    if (slipped < SLIP || !zoomed(held)) return;
  }
  dragged = true;
  held.classList.add("dragged");
  const times = after.length > 1 ? spread(after) / Math.max(1, spread(before)) : 1;
  zoom(held, times, share(held, from), share(held, to));
});

for (const kind of ["pointerup", "pointercancel"]) {
  document.addEventListener(kind, (event) => {
    pressed.delete(event.pointerId);
    if (!pressed.size) held?.classList.remove("dragged");
  });
}

// two fingers are ours, so that the page neither scrolls nor grows under them
document.addEventListener(
  "touchmove",
  (event) => {
    if (event.cancelable && event.touches.length > 1 && drawingAt(event.target)) event.preventDefault();
  },
  { passive: false },
);

// before any other listener: the end of a drag is no click
window.addEventListener(
  "click",
  (event) => {
    if (dragged && event.detail && drawingAt(event.target)) {
      event.stopPropagation();
      event.preventDefault();
    }
    dragged = false;
  },
  true,
);

// ---- buttons, keys, focus ---------------------------------------------------------------------------------------

function step(drawing, kind) {
  if (kind === "in") zoom(drawing, STEP);
  else if (kind === "out") zoom(drawing, 1 / STEP);
  else whole(drawing);
}

document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-zoom-step]");
  const drawing = button && document.getElementById(button.getAttribute("aria-controls"));
  if (drawing) step(drawing, button.dataset.zoomStep);
});

const KEYS = {
  "+": (drawing) => step(drawing, "in"),
  "=": (drawing) => step(drawing, "in"),
  "-": (drawing) => step(drawing, "out"),
  0: (drawing) => step(drawing, "reset"),
  ArrowLeft: (drawing) => pan(drawing, -0.15, 0),
  ArrowRight: (drawing) => pan(drawing, 0.15, 0),
  ArrowUp: (drawing) => pan(drawing, 0, -0.15),
  ArrowDown: (drawing) => pan(drawing, 0, 0.15),
};

document.addEventListener("keydown", (event) => {
  const drawing = event.target;
  if (event.ctrlKey || event.metaKey || event.altKey || !drawing.matches("svg[data-zoom]")) return;
  if (event.key.startsWith("Arrow") && !zoomed(drawing)) return; // the page scrolls
  const act = KEYS[event.key];
  if (act) {
    event.preventDefault();
    act(drawing);
  }
});

// What takes the focus comes into view.
document.addEventListener("focusin", (event) => {
  const drawing = drawingAt(event.target);
  if (!drawing || event.target === drawing || !zoomed(drawing) || !event.target.matches(":focus-visible")) return;
  const frame = drawing.getBoundingClientRect();
  const thing = event.target.getBoundingClientRect();
  const away = (low, high, start, end) => (low < start ? low - start : high > end ? Math.min(high - end, low - start) : 0);
  const across = away(thing.left, thing.right, frame.left, frame.right) / frame.width;
  const down = away(thing.top, thing.bottom, frame.top, frame.bottom) / frame.height;
  if (across || down) pan(drawing, across, down);
});
