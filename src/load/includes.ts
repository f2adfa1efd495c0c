/** The files that a text includes, and those that they include. */
import { readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../model/problem.ts";
import { decode } from "../parse/decode.ts";
import { includedPath } from "../parse/rules/file-part.ts";
import { includesOf } from "../parse/rules/includes.ts";

/**
 * Texts by the file's path from the site's root, each once however many files include it.
 * What is not there, or lies outside the site, is left out: parsing says so at the directive.
 */
export function readIncludes(
	root: string,
	source: string,
	text: string,
): { includes: Record<string, string>; problems: Problem[] } {
	const includes: Record<string, string> = {};
	const problems: Problem[] = [];
	const waiting = namesIn(text, source);
	for (const name of waiting) {
		if (Object.hasOwn(includes, name)) continue;
		const bytes = read(root, name);
		if (!bytes) continue;
		const included = decode(name, bytes);
		includes[name] = included.text;
		problems.push(...included.problems);
		waiting.push(...namesIn(included.text, name));
	}
	return { includes, problems };
}

const namesIn = (text: string, from: string): string[] =>
	includesOf(text).map((written) => includedPath(written, from));

function read(root: string, name: string): Uint8Array | undefined {
	try {
		const file = realpathSync(path.join(root, name));
		const isInside = file.startsWith(realpathSync(root) + path.sep);
		return isInside && statSync(file).isFile() ? readFileSync(file) : undefined;
	} catch {
		return undefined;
	}
}
