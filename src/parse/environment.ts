/** What the rules of one file write to while it is parsed: markdown-it's `env`. */
import GithubSlugger from "github-slugger";
import type { Env, Token } from "markdown-it";
import type { Heading, Hole } from "../model/content.ts";
import type { Location, Problem } from "../model/problem.ts";

export interface Environment extends Env {
	readonly path: string;
	/** The lines before the body: front matter and its fences. */
	readonly linesBefore: number;
	/** The body's lines, for finding columns. */
	readonly lines: readonly string[];
	/** Texts of included files, by their path from the site's root. */
	readonly includes: Readonly<Record<string, string>>;
	readonly holes: Hole[];
	readonly headings: Heading[];
	readonly ids: string[];
	readonly islands: Set<string>;
	readonly problems: Problem[];
	/** The heading ids that are taken. */
	readonly slugger: GithubSlugger;
	/** Where, in the text of its `inline` token, a token of a link, a picture or a tag begins. */
	readonly offsets: WeakMap<Token, number>;
}

/** A fresh environment for the body of a file, whose line breaks are LF. */
export const environmentOf = (
	path: string,
	body: string,
	linesBefore = 0,
	includes: Readonly<Record<string, string>> = {},
): Environment => ({
	path,
	linesBefore,
	lines: body.split("\n"),
	includes,
	holes: [],
	headings: [],
	ids: [],
	islands: new Set(),
	problems: [],
	slugger: new GithubSlugger(),
	offsets: new WeakMap(),
});

/** A mark in the markup that stands for a hole. NUL cannot stand in a text: markdown-it replaces it in its input. */
export function mark(env: Environment, hole: Hole): string {
	return `\0${env.holes.push(hole) - 1}\0`;
}

/** The pieces between the marks, in the order of the markup, each with the index of the hole after it. */
export const MARK = /\0(\d+)\0/;

/**
 * The place of some text in the file: on the given line of the body (0-based, as in `token.map`) or, when it is not
 * there, on the lines after it, up to `end`; the start of the line when it is nowhere.
 */
export function placeOf(
	env: Environment,
	line: number,
	text = "",
	end = line + 1,
): Location {
	for (let at = line; text && at < end; at++) {
		const column = env.lines[at]?.indexOf(text) ?? -1;
		if (column >= 0) return place(env, at, column);
	}
	return place(env, line, 0);
}

/** The place of a line and a column of the body, both 0-based. */
export const place = (
	env: Environment,
	line: number,
	column: number,
): Location => ({
	path: env.path,
	line: env.linesBefore + line + 1,
	column: column + 1,
});
