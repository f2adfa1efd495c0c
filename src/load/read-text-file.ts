/** Reads a text file, the files it includes, and the files they include. */
import { hash } from "node:crypto";
import { realpathSync, statSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../model/problem.ts";
import { isModulePath } from "../parse/components/module-values.ts";
import { includedPathsOf } from "../parse/plugins/expand-includes.ts";
import { resolveIncludePath } from "../parse/plugins/include-directive.ts";
import type { ListedFile } from "./list-files.ts";
import { readLimitedText } from "./read-limited-text.ts";

/** Where else an included file may be than where the text says, relative to the site's root. */
type OtherPathsOf = (path: string) => readonly string[];

/** `otherPathsOf` is absent for files that cannot include others. */
export function readTextFile(
	{ path: name, file }: ListedFile,
	root: string,
	otherPathsOf?: OtherPathsOf,
) {
	const { text, problems } = readLimitedText(name, file);
	const { includes, aliases, ...included } = otherPathsOf
		? readIncludes(root, name, text, otherPathsOf)
		: { includes: {}, aliases: {}, problems: [] };
	return {
		...{ text, includes },
		...(Object.keys(aliases).length > 0 && { includeAliases: aliases }),
		hash: hash("sha256", text + JSON.stringify(includes)),
		problems: [...problems, ...included.problems],
	};
}

/**
 * Returns texts by path relative to the site's root, each once. Files that do not exist or are outside the site are
 * left out; the parser reports them at the directive.
 */
function readIncludes(
	root: string,
	source: string,
	text: string,
	otherPathsOf: OtherPathsOf,
) {
	const includes: Record<string, string> = {};
	const aliases: Record<string, string> = {};
	const problems: Problem[] = [];
	const pendingNames = includedNamesIn(text, source);
	for (const written of pendingNames) {
		if (Object.hasOwn(includes, written) || Object.hasOwn(aliases, written))
			continue;
		const found = readFirst(root, [written, ...otherPathsOf(written)]);
		if (!found) continue;
		const { name, included } = found;
		if (name !== written) aliases[written] = name;
		if (Object.hasOwn(includes, name)) continue;
		includes[name] = included.text;
		problems.push(...included.problems);
		if (!isModulePath(name))
			pendingNames.push(...includedNamesIn(included.text, name));
	}
	return { includes, aliases, problems };
}

function readFirst(root: string, names: readonly string[]) {
	for (const name of names) {
		const included = readInsideRoot(root, name);
		if (included) return { name, included };
	}
	return undefined;
}

const includedNamesIn = (text: string, from: string): string[] =>
	includedPathsOf(text).map((written) => resolveIncludePath(written, from));

function readInsideRoot(root: string, name: string) {
	try {
		const file = realpathSync(path.join(root, name));
		const isInside = file.startsWith(realpathSync(root) + path.sep);
		return isInside && statSync(file).isFile()
			? readLimitedText(name, file)
			: undefined;
	} catch {
		return undefined;
	}
}
