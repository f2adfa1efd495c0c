/** Reads a text file, the files it includes, and the files they include. */
import { hash } from "node:crypto";
import { statSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../../model/config.ts";
import { type IncludeRefusal, includableFolders, includeRefusalOf } from "../../model/include-rules.ts";
import type { Problem } from "../../model/problems/problem.ts";
import { isModulePath } from "../parse/components/syntax/module-values.ts";
import { findIncludedPaths } from "../parse/rules/includes/expand-includes.ts";
import { resolveIncludePath } from "../parse/rules/includes/include-directive.ts";
import type { ListedFile } from "./list-files.ts";
import { readLimitedText } from "./read-limited-text.ts";
import { checkRealPath } from "./real-refusal.ts";

/** How the files that a text includes are found. */
export interface IncludeContext {
	readonly config: SiteConfig;
	/** Where else a file may be than where the text says, relative to the site's root. */
	readonly otherPathsOf: (path: string) => readonly string[];
}

/** Without a context, the file cannot include others. */
export function readTextFile({ path: name, file }: Pick<ListedFile, "path" | "file">, context?: IncludeContext) {
	const { text, problems } = readLimitedText(name, file);
	const { includes, aliases, refused, ...included } = context
		? readIncludes(name, text, context)
		: { includes: {}, aliases: {}, refused: {}, problems: [] };
	const isRefused = Object.keys(refused).length > 0;
	const inputs = isRefused ? [includes, refused] : includes;
	return {
		...{ text, includes },
		...(Object.keys(aliases).length > 0 && { includeAliases: aliases }),
		...(isRefused && { refusedIncludes: refused }),
		hash: hash("sha256", text + JSON.stringify(inputs)),
		problems: [...problems, ...included.problems],
	};
}

/**
 * Returns texts by path relative to the site's root, each once. Files that do not exist, and those that content may not
 * include, are left out; the parser reports them at the directive.
 */
function readIncludes(source: string, text: string, { config, otherPathsOf }: IncludeContext) {
	const includes: Record<string, string> = {};
	const aliases: Record<string, string> = {};
	const refused: Record<string, IncludeRefusal> = {};
	const problems: Problem[] = [];
	const pendingNames = includedNamesIn(text, source);
	for (const written of pendingNames) {
		if ([includes, aliases, refused].some((one) => Object.hasOwn(one, written))) continue;
		const names = [written, ...otherPathsOf(written)] as const;
		const { name, included, refusal } = readFirst(names, config);
		if (refusal) refused[written] = refusal;
		if (!included) continue;
		if (name !== written) aliases[written] = name;
		if (Object.hasOwn(includes, name)) continue;
		includes[name] = included.text;
		problems.push(...included.problems);
		if (!isModulePath(name)) pendingNames.push(...includedNamesIn(included.text, name));
	}
	return { includes, aliases, refused, problems };
}

const includedNamesIn = (text: string, from: string): string[] =>
	findIncludedPaths(text).map((written) => resolveIncludePath(written, from));

/** The first file that can be read; otherwise what became of the first name. */
function readFirst([name, ...others]: readonly [string, ...string[]], config: SiteConfig) {
	const first = readIncluded(name, config);
	if (first.included) return first;
	return others.map((one) => readIncluded(one, config)).find((one) => one.included) ?? first;
}

/**
 * The text of a file, or why it is not read; neither if it does not exist. Refuses a path before the disk is asked, and then
 * where symbolic links lead.
 */
function readIncluded(name: string, config: SiteConfig) {
	const refusal = includeRefusalOf(name, includableFolders(config));
	if (refusal) return { name, refusal };
	try {
		const file = path.join(config.root, name);
		const refusal = checkRealPath(file, config);
		if (refusal) return { name, refusal };
		return statSync(file).isFile() ? { name, included: readLimitedText(name, file) } : { name };
	} catch {
		return { name };
	}
}
