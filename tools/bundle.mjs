// Bundles the page's scripts and styles with esbuild and draws its icons; prints as JSON what was written.
// usage: node tools/bundle.mjs '{"site", "pyodide", "pyscript", "archive", "library", "lockInfo", "build", "firstStyles", "laterStyles"}'
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { build } from "esbuild";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";

const asked = JSON.parse(process.argv[2]);
const inSite = (name) => path.join(asked.site, name);
const common = { bundle: true, minify: true, target: "es2022", legalComments: "none", logLevel: "warning", outdir: asked.site };

// A module that stays a file of its own in the site, at an address that only the build knows.
function besides(name, address) {
  const setup = (steps) => steps.onResolve({ filter: RegExp(`^${name}$`) }, () => ({ path: address, external: true }));
  return { name, setup };
}

// Writes a module with a hash in its name and says that name.
async function module(entry, options = {}) {
  const result = await build({ ...common, format: "esm", entryNames: "[name]-[hash]", entryPoints: [entry], metafile: true, ...options });
  return path.relative(asked.site, Object.keys(result.metafile.outputs)[0]);
}

// A module that starts Pyodide lives beside it.
const beside = (entry, define = {}) =>
  module(entry, {
    outdir: inSite(asked.pyodide),
    outExtension: { ".js": ".mjs" },
    external: ["./pyodide.mjs", "./pyodide.asm.mjs"],
    define: {
      ARCHIVE: JSON.stringify(`../${asked.archive}`),
      LIBRARY: JSON.stringify(`../${asked.library}`),
      LOCK_INFO: JSON.stringify(asked.lockInfo),
      BUILD: JSON.stringify(asked.build),
      ...define,
    },
  });

// Bundles without writing; the last output is the text asked for, those before it are files that it points to.
async function text(options) {
  const { outputFiles } = await build({ ...common, write: false, ...options });
  for (const file of outputFiles.slice(0, -1)) {
    await mkdir(path.dirname(file.path), { recursive: true });
    await writeFile(file.path, file.contents);
  }
  return outputFiles.at(-1).text.trim();
}

const css = (styles) =>
  text({
    stdin: { contents: styles.map((style) => `@import "./${style}";`).join("\n"), loader: "css", resolveDir: "." },
    loader: { ".woff2": "file" },
    assetNames: "fonts/[name]-[hash]",
  });

async function icons() {
  await mkdir(inSite("icons"), { recursive: true });
  const drawing = await readFile("web/icon.svg", "utf8");
  await writeFile(inSite("icons/icon.svg"), drawing);
  await initWasm(await readFile("node_modules/@resvg/resvg-wasm/index_bg.wasm"));
  for (const size of [180, 192, 512]) {
    const picture = new Resvg(drawing, { fitTo: { mode: "width", value: size } }).render();
    await writeFile(inSite(`icons/icon-${size}.png`), picture.asPng());
  }
}

const snapshotWorker = await beside("web/snapshot-worker.js");
const botsWorker = await beside("web/bots-worker.js");
const written = {
  interpreter: await beside("web/interpreter.js", { SNAPSHOT_WORKER: JSON.stringify(`./${path.basename(snapshotWorker)}`) }),
  page: await module("web/page.js", {
    plugins: [besides("pyscript", `./${asked.pyscript}/core.js`)],
    define: { BOTS_WORKER: JSON.stringify(`./${botsWorker}`) },
  }),
  boot: await text({ entryPoints: ["web/boot.js"], format: "iife", define: { BUILD: JSON.stringify(asked.build) } }),
  firstCss: await css(asked.firstStyles),
  laterCss: await css(asked.laterStyles),
};
await icons();
console.log(JSON.stringify(written));
