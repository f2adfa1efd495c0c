/** The files that a text includes, and those that they include. */
import { readFileSync, realpathSync, statSync } from "node:fs";
import path from "node:path";
import type { Problem } from "../model/problem.ts";
import { decode } from "../parse/decode.ts";
import { includesOf } from "../parse/rules/includes.ts";

/**
 * Texts by the path as written: `./part.md` counts from the including file, `@/x` and `/x` from the site's root.
 * What is not there, or lies outside the site, is left out: parsing says so at the directive.
 */
export function readIncludes(
	root: string,
	source: string,
	text: string,
): { includes: Record<string, string>; problems: Problem[] } {
	const includes: Record<string, string> = {};
	const problems: Problem[] = [];
	const waiting = includesOf(text).map((written) => ({
		written,
		from: source,
	}));
	for (const { written, from } of waiting) {
		if (written in includes) continue;
		const name = nameOf(written, from);
		const bytes = read(root, name);
		if (!bytes) continue;
		const included = decode(name, bytes);
		includes[written] = included.text;
		problems.push(...included.problems);
		waiting.push(
			...includesOf(included.text).map((inner) => ({
				written: inner,
				from: name,
			})),
		);
	}
	return { includes, problems };
}

const nameOf = (written: string, from: string): string =>
	path.posix.normalize(
		/^(@site\/|@\/|\/)/.test(written)
			? written.replace(/^(@site|@)?\//, "")
			: path.posix.join(path.posix.dirname(from), written),
	);

function read(root: string, name: string): Uint8Array | undefined {
	try {
		const file = realpathSync(path.join(root, name));
		const isInside = file.startsWith(realpathSync(root) + path.sep);
		return isInside && statSync(file).isFile() ? readFileSync(file) : undefined;
	} catch {
		return undefined;
	}
}
