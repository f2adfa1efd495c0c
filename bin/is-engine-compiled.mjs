import { readdirSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

/**
 * Whether `lib/` is newer than all that it is compiled from. Folders are compared too: their times change when a file in
 * them is added or removed.
 */
export function isEngineCompiled() {
	const pathOf = (name) => fileURLToPath(new URL(`../${name}`, import.meta.url));
	const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs;
	const compiledAt = timeOf(pathOf("lib/theme/compiled.json")); // written last
	if (compiledAt === undefined) return false;
	return ["src", "templates", "package.json", "bin/prepare.mjs"]
		.map(pathOf)
		.flatMap((path) =>
			statSync(path).isDirectory()
				? [path, ...readdirSync(path, { recursive: true }).map((name) => `${path}/${name}`)]
				: [path],
		)
		.every((path) => timeOf(path) <= compiledAt);
}
