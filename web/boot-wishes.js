// What the person chose here before: the language, and how the page is dressed.
const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is refused (private mode, sandboxed frame)
  }
};

// The language chosen here, else the one that the browser asks for, else the first.
export function language(known) {
  const wishes = [stored("drakkar.language"), ...(navigator.languages ?? [navigator.language])];
  const short = wishes.map((wish) => wish?.toLowerCase().split("-")[0]);
  return short.find((wish) => known.includes(wish)) ?? known[0];
}

// Theme and contrast from the first frame on. Settings that can't be read are Python's to deal with.
export function wear() {
  try {
    const settings = JSON.parse(stored("drakkar.settings")) ?? {};
    for (const name of ["theme", "contrast"]) if (settings[name]) document.documentElement.dataset[name] = settings[name];
  } catch {
    // the page is dressed as it comes
  }
}

export const isKept = (match) => stored(`drakkar.match.${match}`) !== null;
