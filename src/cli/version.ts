import { readFileSync } from "node:fs";
import path from "node:path";
import { PACKAGE_ROOT } from "../engine/package-root.ts";

/** The version of this package. */
export const SSG_VERSION: string = JSON.parse(readFileSync(path.join(PACKAGE_ROOT, "package.json"), "utf8")).version;
