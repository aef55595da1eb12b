// One tab plays a match, the others watch. `told(true)` when this tab may play, `told(false)` when another one does:
// it is always called once, soon. The returned function gives the match back.
export function hold(name, told) {
  return navigator.locks ? holdLock(name, told) : watchStorage(name, told);
}

function holdLock(name, told) {
  const leaving = new AbortController();
  const left = new Promise((resolve) => leaving.signal.addEventListener("abort", resolve));
  const playing = () => {
    told(true);
    return left;
  };
  const waitForIt = () => navigator.locks.request(name, { signal: leaving.signal }, playing).catch(() => {});
  const first = navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (leaving.signal.aborted) return undefined;
    if (lock) return playing();
    told(false);
    waitForIt();
    return undefined;
  });
  // a frame in a sandbox has the locks but may not use them: there is nobody to share with
  first.catch((error) => error.name === "SecurityError" && !leaving.signal.aborted && told(true));
  return () => leaving.abort();
}

// Web Locks need https or localhost. Elsewhere a tab steps back as soon as another one writes the same match.
function watchStorage(name, told) {
  const heard = (event) => event.key === name && told(false);
  addEventListener("storage", heard);
  queueMicrotask(() => told(true));
  return () => removeEventListener("storage", heard);
}
