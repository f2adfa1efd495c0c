/**
 * Fails if `src/` or `templates/` exports something that no other file imports, and in the case of a type, that its own
 * file does not use either: the types of a function are exported with it. What an entry point of the package exports is
 * for others. A module that is imported as a whole counts as used. Run by `npm run lint`.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { filesIn } from "../files-in.ts";

/** Files that others run or import by name. */
const ENTRY_POINTS = new Set([
	"src/cli/index.ts",
	"src/index.ts",
	"src/react.ts",
	"src/browser/index.ts",
	"src/search/index.ts",
	"src/browser/watch/index.ts",
	"src/engine/bundle/browser-entries.ts",
	"src/engine/threads/thread.ts",
	"src/start/migrate/docusaurus/page-stand-ins.ts",
	"templates/index.tsx",
	"templates/entries/start.ts",
]);

/** Used in generated code, or checked by the compiler alone. */
const KNOWN = new Set([
	"src/browser/islands/islands.ts: addIslands",
	"src/pipeline/render/site-components.ts: addComponents",
	"src/pipeline/render/site-components.ts: componentModuleProblems",
]);

const EXPORT =
	/^export (?:declare )?(?:async )?(const|let|function\*?|class|abstract class|interface|type|enum) (\w+)/gm;
/** `import type { A, b as c } from "…"`, `export { A } from "…"`. */
const NAMED = /^(?:import|export) [^;]*?\{([^}]*)\}\s*from\s*"(\.[^"]+)"/gm;
/** `import * as x`, `export * from`, `import x`, `import("…")`, and types in comments of declarations. */
const WHOLE = /(?:^import \w+(?:, \{[^}]*\})? from|\* as \w+ from|^export \* from|^import|\bimport\()\s*"(\.[^"]+)"/gm;

const codeIn = (folder: string): string[] =>
	filesIn(folder)
		.map((name) => `${folder}/${name}`)
		.filter((name) => /\.(?:tsx?|mjs)$/.test(name) && !/\.d\.ts$|node_modules|\/\.ssg\//.test(name));

const sources = ["src", "templates"].flatMap(codeIn);
const users = [...sources, ...["test", "bench", "bin", "content"].flatMap(codeIn)];

/** Imported names by file; `*` for all. */
const used = new Map<string, Set<string>>();
const use = (from: string, specifier: string, names: readonly string[]) => {
	const file = path.posix.join(path.posix.dirname(from), specifier);
	used.set(file, new Set([...(used.get(file) ?? []), ...names]));
};

for (const file of users) {
	const text = readFileSync(file, "utf8");
	for (const [, list = "", specifier = ""] of text.matchAll(NAMED)) {
		use(
			file,
			specifier,
			list.split(",").map((item) => item.trim().replace(/^type | as .*/g, "")),
		);
	}
	for (const [, specifier = ""] of text.matchAll(WHOLE)) use(file, specifier, ["*"]);
}

let exported = 0;
const unused: string[] = [];
for (const file of sources.filter((name) => !ENTRY_POINTS.has(name))) {
	const text = readFileSync(file, "utf8");
	for (const [, kind = "", name = ""] of text.matchAll(EXPORT)) {
		exported++;
		const isType = kind === "interface" || kind === "type";
		if (used.get(file)?.has("*") || used.get(file)?.has(name)) continue;
		if (KNOWN.has(`${file}: ${name}`)) continue;
		const occurrences = text.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0;
		if (isType && occurrences > 1) continue;
		unused.push(`${file}: ${name}`);
	}
}
for (const name of unused) console.error(`unused export: ${name}`);
console.log(`checked ${exported} exports, ${unused.length} unused`);
if (unused.length > 0 || exported < 500) process.exitCode = 1;
