import path from "node:path";
import { fileURLToPath } from "node:url";

/** Whether the sources run, not the compiled engine. */
export const IS_SOURCE = import.meta.url.endsWith(".ts");

/** The package's own folder: the parent of `src/` and of `lib/`. */
export const PACKAGE_ROOT = path.resolve(
	path.dirname(fileURLToPath(import.meta.url)),
	IS_SOURCE ? "../.." : "..", // the compiled engine is not in rooms
);

/** The theme of a site that names no templates of its own. */
export const DEFAULT_TEMPLATES = path.join(PACKAGE_ROOT, "templates/index.tsx");
