import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PACKAGE_ROOT } from "../package-root.ts";

/** Returns the mermaid that a site has installed, or `undefined`. */
export function findMermaid(root: string) {
	for (const folder of [root, PACKAGE_ROOT])
		try {
			const mermaid = resolveFrom(folder, "mermaid");
			const packageFolder = path.resolve(mermaid, "../..");
			const manifest = path.join(packageFolder, "package.json");
			return {
				folder: packageFolder,
				version: JSON.parse(readFileSync(manifest, "utf8")).version as string,
				script: path.join(packageFolder, "dist/mermaid.min.js"),
			};
		} catch {} // not installed there
	return undefined;
}

/** @param from a folder, or a file beside which packages are looked for */
const resolveFrom = (from: string, name: string): string =>
	createRequire(path.join(from, "package.json")).resolve(name);
