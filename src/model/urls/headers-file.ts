/**
 * The `_headers` file that some static hosts read: a path per rule, and below it, indented, the headers of its responses.
 * https://developers.cloudflare.com/workers/static-assets/headers/, https://docs.netlify.com/manage/routing/headers/
 */

import { matchesWildcard } from "../text/wildcard.ts";

export const HEADERS_FILE = "_headers";

export interface HeaderRule {
	/** A path with the base URL; `*` stands for any characters and `:name` for those of one segment. */
	readonly path: string;
	/** 1-based. */
	readonly line: number;
	readonly headers: readonly HeaderLine[];
}

export interface HeaderLine {
	readonly name: string;
	/** Absent if the line removes the header: `! Name`. */
	readonly value?: string;
	/** 1-based. */
	readonly line: number;
	/** 1-based. */
	readonly column: number;
}

/** Parses the rules of a file. Comments, and headers without a rule, are left out. */
export function parseHeadersFile(text: string): HeaderRule[] {
	const rules: (HeaderRule & { readonly headers: HeaderLine[] })[] = [];
	for (const [index, line] of text.split(/\r?\n/).entries()) {
		const written = line.trim();
		if (written === "" || written.startsWith("#")) continue;
		if (/^\S/.test(line)) rules.push({ path: written, line: index + 1, headers: [] });
		else {
			const header = headerOf(written);
			const column = line.length - line.trimStart().length + 1;
			if (header) rules.at(-1)?.headers.push({ ...header, line: index + 1, column });
		}
	}
	return rules;
}

function headerOf(line: string): Pick<HeaderLine, "name" | "value"> | undefined {
	if (line.startsWith("!")) return { name: line.slice(1).trim() };
	const colon = line.indexOf(":");
	if (colon < 1) return undefined;
	return { name: line.slice(0, colon).trim(), value: line.slice(colon + 1).trim() };
}

/** Whether two names are the same header. */
export const isSameHeader = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether a rule applies to a path. */
export function isRuleFor(rulePath: string, path: string): boolean {
	const segments = path.split("/");
	const pattern = rulePath
		.split("/")
		.map((segment, index) => (/^:\w+$/.test(segment) && segments[index] ? segments[index] : segment))
		.join("/");
	return matchesWildcard(pattern, path);
}
