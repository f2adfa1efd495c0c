/** Where the configuration of a site is, and where its builds keep what they may use again. */
import { existsSync } from "node:fs";
import path from "node:path";

const NAMES = ["ts", "mts", "js", "mjs"].map((end) => `site.config.${end}`);

/** The configuration that is meant, relative to the working folder or by its name in the site's; a file of this name may be missing. */
export const configFile = (root: string, file?: string): string | undefined =>
	file
		? path.resolve(file)
		: NAMES.map((name) => path.resolve(root, name)).find((found) =>
				existsSync(found),
			);

/** With the other caches of a project that has packages. */
export const cacheDirOf = (root: string): string =>
	existsSync(path.join(root, "node_modules"))
		? path.join(root, "node_modules/.cache/ssg")
		: path.join(root, ".ssg");
