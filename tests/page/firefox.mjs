// Drives Firefox by WebDriver BiDi for tests/page/engines.py: one JSON command a line in, one JSON answer a line out.
// usage: node tests/page/firefox.mjs PATH_OF_FIREFOX
import { createInterface } from "node:readline";
import puppeteer from "puppeteer-core";

const browser = await puppeteer.launch({
  browser: "firefox",
  executablePath: process.argv[2],
  headless: true,
  extraPrefsFirefox: { "intl.accept_languages": "en" },
});
const page = await browser.newPage();
const say = (answer) => process.stdout.write(`${JSON.stringify(answer)}\n`);
say({ value: await browser.version() });
for await (const line of createInterface({ input: process.stdin })) {
  const { open, run } = JSON.parse(line);
  try {
    say({ value: open ? void (await page.goto(open, { waitUntil: "domcontentloaded" })) : await page.evaluate(run) });
  } catch (error) {
    say({ error: String(error) });
  }
}
await browser.close();
