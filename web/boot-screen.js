// The start screen: a bar with named stages, or a sentence and a button to try again.
const PATIENCE = { download: 30_000, start: 60_000, rules: 60_000 }; // without any progress, in milliseconds
const SHARE = { download: [0, 0.7], start: [0.7, 0.9], rules: [0.9, 1] }; // of the bar

export class Screen {
  #text;
  #now = "download";
  #over = false;
  #patience;

  constructor(text) {
    this.#text = text;
    this.box = document.getElementById("boot");
    this.bar = this.box.querySelector("progress");
    this.detail = this.box.querySelector("[data-boot=detail]");
    this.retry = this.box.querySelector("button");
    for (const stage of Object.keys(SHARE)) this.#item(stage).textContent = this.#text(`boot.${stage}`);
    this.retry.textContent = this.#text("boot.retry");
    this.retry.addEventListener("click", () => location.reload());
    this.box.hidden = false;
    this.stage("download");
  }

  // Which of the named stages is under way; they only go forward.
  stage(name) {
    const order = Object.keys(SHARE);
    if (this.#over || order.indexOf(name) < order.indexOf(this.#now)) return;
    this.#now = name;
    for (const stage of order) {
      const place = order.indexOf(stage) - order.indexOf(name);
      this.#item(stage).dataset.state = place < 0 ? "done" : place > 0 ? "waiting" : "now";
    }
    this.#show(0);
    if (name !== "download") this.detail.textContent = this.#text(`boot.${name}.detail`);
    this.#wait();
  }

  // How much of the downloads has arrived.
  bytes(arrived, total) {
    if (this.#over || this.#now !== "download") return;
    this.#show(arrived / total);
    const mega = (bytes) => (bytes / 1e6).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
    this.detail.textContent = this.#text("boot.bytes").replace("{arrived}", mega(arrived)).replace("{total}", mega(total));
    if (arrived >= total) this.stage("start");
    else this.#wait();
  }

  // A sentence instead of the bar. The first failure is the cause; later ones follow from it.
  fail(kind, detail = "") {
    if (this.#over) return;
    this.#over = true;
    clearTimeout(this.#patience);
    const name = kind === "missing" ? new URL(detail, location.href).pathname.split("/").pop() : detail;
    this.box.dataset.state = "failed";
    this.box.setAttribute("role", "alert");
    this.detail.textContent = this.#text(`boot.${kind}`).replace("{detail}", name);
    this.retry.hidden = false;
  }

  done() {
    this.#over = true;
    clearTimeout(this.#patience);
    this.box.remove();
  }

  #wait() {
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.fail("slow"), PATIENCE[this.#now]);
  }

  #show(part) {
    const [from, to] = SHARE[this.#now];
    this.bar.value = from + part * (to - from);
  }

  #item(stage) {
    return this.box.querySelector(`[data-stage=${stage}]`);
  }
}
