import { hash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { PACKAGE_FILES, type TwoslashModule } from "../../model/content/twoslash.ts";

/** Returns the twoslash that a site has installed, or `undefined`. */
export function findTwoslash(root: string): TwoslashModule | undefined {
	const { resolve } = createRequire(path.join(root, "package.json"));
	try {
		const module = pathToFileURL(resolve("twoslash")).href;
		const manifests = PACKAGE_FILES.map((name) => path.join(root, name))
			.filter(existsSync)
			.map((file) => readFileSync(file, "utf8"));
		return { module, root, version: hash("sha256", [module, ...manifests].join("\0")) };
	} catch {
		return undefined; // not installed
	}
}
