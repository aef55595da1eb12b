// Writes the service worker, with the list of all files of the site that it keeps for offline use.
// usage: node tools/precache.mjs SITE BUILD
import { build } from "esbuild";
import { getManifest } from "workbox-build";

const [site, version] = process.argv.slice(2);
const { manifestEntries, warnings } = await getManifest({
  globDirectory: site,
  globPatterns: ["**/*"],
  globIgnores: ["service-worker.js", "drakkar.html", ".stamp", "rules/*"], // rulebooks: Python has them too,
  maximumFileSizeToCacheInBytes: 50e6,
  // a hash or a version in the name: the same name is always the same file
  dontCacheBustURLsMatching: /-[0-9A-Za-z]{8,10}\.\w+$|^py(odide|script)-[\d.]+\//,
});
if (warnings.length) throw new Error(warnings.join("\n"));
await build({
  entryPoints: ["web/service-worker.js"],
  outfile: `${site}/service-worker.js`,
  bundle: true,
  minify: true,
  target: "es2022",
  format: "iife",
  define: { BUILD: JSON.stringify(version), PRECACHE: JSON.stringify(manifestEntries) },
});
