// The language of the page: what the person chose here before, else what the browser asks for, else the first.
const KEY = "drakkar.language";

export function language(known) {
  let chosen = null;
  try {
    chosen = localStorage.getItem(KEY);
  } catch {
    // storage is refused (private mode, sandboxed frame): the browser's wish decides
  }
  const wishes = [chosen, ...(navigator.languages ?? [navigator.language])];
  const short = wishes.map((wish) => wish?.toLowerCase().split("-")[0]);
  return short.find((wish) => known.includes(wish)) ?? known[0];
}
