/** Handles files on which the parser fails, so that one file does not stop the whole build. */
import type { ParsedDocument } from "../../../model/content/document.ts";
import type { SourceFile } from "../../../model/content/source.ts";
import { type Problem, type SourceLocation, wholeFile } from "../../../model/problems/problem.ts";

/** Stops parsing a file, with the location of the cause. */
export class LocatedError extends Error {
	readonly at: SourceLocation;
	readonly hint: string;
	constructor(message: string, hint: string, at: SourceLocation) {
		super(message);
		this.at = at;
		this.hint = hint;
	}
}

/** An empty document with the error as its problem. */
export const unreadableDocument = (
	{ path, locale, area, version, name, updated, hash }: SourceFile,
	error: unknown,
): ParsedDocument => ({
	path,
	locale,
	area,
	version,
	name,
	updated,
	frontMatter: {},
	keys: {},
	unknownKeys: [],
	headings: [],
	body: { text: [""], placeholders: [], hash },
	excerpt: "",
	ids: [],
	sections: [],
	sectionTexts: { all: [] },
	digest: "",
	islands: [],
	markdown: { text: [""], placeholders: [] },
	problems: [unreadableFileProblem(path, error)],
});

/** The problem of an unreadable file, located at the start of the file unless the error has a location. */
export function unreadableFileProblem(path: string, error: unknown): Problem {
	const problem = { severity: "error", code: "unreadable-file" } as const;
	if (error instanceof LocatedError) {
		const { message, hint, at } = error;
		return { ...problem, message, at, hint };
	}
	const at = wholeFile(path);
	if (isStackOverflow(error))
		return {
			...problem,
			message: "content nested too deeply to parse",
			at,
			hint: "reduce the nesting of lists, quotes, links, tags or values",
		};
	return {
		...problem,
		message: `cannot parse the file: ${error instanceof Error ? error.message : error}`,
		at,
		hint: "remove parts of the file until it can be parsed, and report the part that cannot",
	};
}

/** V8's stack overflow error has no code. */
const isStackOverflow = (error: unknown): boolean => error instanceof RangeError && /call stack/i.test(error.message);
