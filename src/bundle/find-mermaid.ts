import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PACKAGE_ROOT } from "../package-root.ts";

/** Returns the modules of mermaid that a site has installed, or `undefined`. */
export function findMermaid(root: string) {
	for (const folder of [root, PACKAGE_ROOT])
		try {
			const mermaid = resolveFrom(folder, "mermaid");
			const packageFolder = path.resolve(mermaid, "../..");
			const manifest = path.join(packageFolder, "package.json");
			// Resolving gives the CommonJS variant, but mermaid imports this one.
			const sanitizer = path.join(
				resolveFrom(mermaid, "dompurify"),
				"../purify.es.mjs",
			);
			return {
				folder: packageFolder,
				version: JSON.parse(readFileSync(manifest, "utf8")).version as string,
				mermaid: pathToFileURL(mermaid).href,
				sanitizer: pathToFileURL(sanitizer).href,
			};
		} catch {} // not installed there
	return undefined;
}

/** @param from a folder, or a file beside which packages are looked for */
const resolveFrom = (from: string, name: string): string =>
	createRequire(path.join(from, "package.json")).resolve(name);
