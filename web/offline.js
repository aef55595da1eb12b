// Installs the service worker once the table is ready, and offers a new version when one has come in.
const QUIET = 1500; // milliseconds after the start

export function keepForOffline(text) {
  if (!("serviceWorker" in navigator)) return;
  document.addEventListener("drakkar:ready", () => setTimeout(() => install(text), QUIET), { once: true });
}

async function install(text) {
  let registration;
  try {
    registration = await navigator.serviceWorker.register("./service-worker.js", { updateViaCache: "none" });
  } catch {
    // refused here (private mode, sandboxed frame): the page works as long as its host answers
  }
  if (!registration) return;
  const offerOnceInstalled = (worker) =>
    worker?.addEventListener("statechange", () => {
      if (worker.state === "installed" && navigator.serviceWorker.controller) offer(worker, text);
    });
  if (registration.waiting && navigator.serviceWorker.controller) offer(registration.waiting, text);
  offerOnceInstalled(registration.installing);
  registration.addEventListener("updatefound", () => offerOnceInstalled(registration.installing));
}

// A strip with two buttons. Nothing happens to the match on the table until the person says so.
function offer(worker, text) {
  if (document.getElementById("update")) return;
  const strip = Object.assign(document.createElement("section"), { id: "update", className: "boot" });
  strip.setAttribute("role", "status");
  const button = (label, action) =>
    Object.assign(document.createElement("button"), { type: "button", textContent: label, onclick: action });
  const sentence = Object.assign(document.createElement("p"), { textContent: text("boot.update") });
  strip.append(
    sentence,
    button(text("boot.update.now"), () => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      worker.postMessage("take over");
    }),
    button(text("boot.update.later"), () => strip.remove()),
  );
  document.body.append(strip);
}
