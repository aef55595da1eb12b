// Libraries that the Python of the page calls, and what the page does once the table is ready.
import { hooks } from "pyscript";
import { bots } from "./bots.js";
import { hold } from "./hold.js";
import { morph } from "./morph.js";
import { keepForOffline } from "./offline.js";
import "./zoom.js";

globalThis.drakkarBots = bots;
globalThis.drakkarHold = hold;
globalThis.drakkarMorph = morph;

// PyScript turns hooks for its workers into code with `Function(…)`, which our content-security policy forbids.
// The table starts its own workers, so these hooks can go.
hooks.worker.onBeforeRunAsync.clear();

keepForOffline(globalThis.drakkarBoot.text);
