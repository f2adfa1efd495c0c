/** Locates the configuration file and the cache folder of a site. */
import { existsSync } from "node:fs";
import path from "node:path";

const CONFIG_FILE_NAMES = ["ts", "mts", "js", "mjs", "cjs"].map((end) => `site.config.${end}`);

/**
 * Returns the absolute path of the configuration file, or `undefined` if the folder has none.
 *
 * @param root the folder of the site
 * @param file a file named by the user, relative to the working directory; it may not exist
 */
export const findConfigFile = (root: string, file?: string): string | undefined =>
	file
		? path.resolve(file)
		: CONFIG_FILE_NAMES.map((name) => path.resolve(root, name)).find((found) => existsSync(found));

/** In `node_modules/.cache`, where tools share a folder that is already ignored, if the site has `node_modules`; otherwise `.ssg`. */
export const cacheDirOf = (root: string): string =>
	existsSync(path.join(root, "node_modules")) ? path.join(root, "node_modules/.cache/ssg") : path.join(root, ".ssg");
