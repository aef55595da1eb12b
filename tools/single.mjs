// Bundles the scripts of the one-file page; prints them as JSON, for tools/single.py.
// usage: node tools/single.mjs '{"archive", "library", "lockInfo", "firstStyles", "laterStyles"}'
import { build } from "esbuild";
import path from "node:path";

const asked = JSON.parse(process.argv[2]);
const BASE = "https://inline.invalid/";
// Parts of PyScript that the page never asks for.
const unused = /codemirror|xterm|pyodide_graph|\/zip-|toml-Blg|py-editor|py-game|py-terminal|donkey|mpy-|py-Dl/;

const swaps = {
  "./pyodide.mjs": "node_modules/pyodide/pyodide.mjs",
  "./pyodide.asm.mjs": "node_modules/pyodide/pyodide.asm.mjs",
  "./snapshots.js": "web/single/snapshots.js",
  "./bots-start.js": "web/single/bots-start.js",
  pyscript: "node_modules/@pyscript/core/dist/core.js",
};
const inOneFile = {
  name: "in-one-file",
  setup(steps) {
    steps.onResolve({ filter: /.*/ }, ({ path: name, importer }) => {
      if (name in swaps && /\/web\/[\w-]+\.js$/.test(importer)) return { path: path.resolve(swaps[name]) };
      if (importer.includes("@pyscript") && unused.test(name)) return { path: name, namespace: "unused" };
      return undefined;
    });
    steps.onLoad({ filter: /.*/, namespace: "unused" }, () => ({ contents: "export default {}" }));
  },
};

async function bundle(options) {
  const result = await build({
    bundle: true,
    minify: true,
    write: false,
    target: "es2022",
    format: "esm",
    legalComments: "none",
    logLevel: "error",
    plugins: [inOneFile],
    external: ["node:*", "ws", "fs", "path", "url", "vm", "crypto", "child_process"],
    define: {
      ARCHIVE: JSON.stringify(asked.archive),
      LIBRARY: JSON.stringify(asked.library),
      LOCK_INFO: JSON.stringify(asked.lockInfo),
      FILES: JSON.stringify(["pyodide.asm.wasm", asked.library, asked.archive, "snapshot"]),
      SNAPSHOT_WORKER: '""',
      "import.meta.url": JSON.stringify(`${BASE}interpreter.mjs`),
    },
    ...options,
  });
  return result.outputFiles[0].text.trim();
}

const css = (styles) =>
  bundle({
    stdin: { contents: styles.map((style) => `@import "./${style}";`).join("\n"), loader: "css", resolveDir: "." },
    loader: { ".woff2": "dataurl" },
    plugins: [],
  });
console.log(
  JSON.stringify({
    page: await bundle({ entryPoints: ["web/single/page.js"] }),
    worker: await bundle({ entryPoints: ["web/single/worker.js"] }),
    firstCss: await css(asked.firstStyles),
    laterCss: await css(asked.laterStyles),
  }),
);
