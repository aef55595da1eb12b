// The one-file page: the same modules as the site's, with the interpreter handed to PyScript under a made-up address.
import "./files.js";
import * as interpreter from "../interpreter.js";

globalThis.drakkarInterpreter = interpreter;
import("../page.js");
