import { readFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE } from "../compile.ts";

/** Of this package. */
export const VERSION: string = JSON.parse(
	readFileSync(path.join(PACKAGE, "package.json"), "utf8"),
).version;
