/** What the plugins share while they parse a file: markdown-it's `env`. */
import type { Env, Token } from "markdown-it";
import type { MarkdownConfig } from "../../model/config.ts";
import type { DocumentHeading, Placeholder } from "../../model/content/content.ts";
import type { DiagramSource } from "../../model/content/document.ts";
import type { MarkdownComponentKind } from "../../model/content/markdown-components.ts";
import type { ContentArea, SourceFile } from "../../model/content/source.ts";
import type { Twoslasher } from "../../model/content/twoslash.ts";
import type { UsedIds } from "../../model/content/unique-ids.ts";
import type { Problem, SourceLocation } from "../../model/problems/problem.ts";
import type { HomeContent } from "../../model/site/home.ts";
import type { HeadFields } from "./front-matter/head-fields.ts";
import type { HeadingSlugs } from "./tokens/heading-slugs.ts";

export interface ParseEnvironment extends Env {
	readonly path: string;
	/** Number of lines before the body: the front matter and its fences. */
	readonly linesBefore: number;
	/** The lines of the body, for finding columns. */
	readonly lines: readonly string[];
	/** Texts of included files, by path relative to the site's root. */
	readonly includes: Readonly<Record<string, string>>;
	/** As in `SourceFile`. */
	includeAliases?: SourceFile["includeAliases"];
	refusedIncludes?: SourceFile["refusedIncludes"];
	/** Components of the site's theme, by name. */
	readonly components: ReadonlyMap<string, MarkdownComponentKind>;
	readonly placeholders: Placeholder[];
	readonly headings: DocumentHeading[];
	/** Ids of elements other than headings. */
	readonly ids: string[];
	readonly usedIds: UsedIds;
	/** Where ids of raw HTML are written. */
	readonly idLocations: WeakMap<Token, SourceLocation>;
	readonly islands: Set<string>;
	readonly diagrams: DiagramSource[];
	readonly problems: Problem[];
	/** What the text says about the page as a whole, in place of front matter. */
	headFields?: HeadFields[];
	/** What a home page shows above its text. */
	home?: HomeContent;
	/** Checks the types in examples; absent if the site has not installed twoslash. */
	twoslasher?: Twoslasher | undefined;
	/** What the file is a page of. */
	area?: ContentArea;
	/** How raw HTML is treated. */
	html?: MarkdownConfig["html"];
	/** The values of the front matter, for the text to show. */
	frontMatterData?: unknown;
	/** Whether the text shows the pages of its category. */
	hasDocCards?: boolean;
	readonly headingSlugs: HeadingSlugs;
	/** Offsets of links, images and tags in the text of their `inline` token. */
	readonly offsets: WeakMap<Token, number>;
}

/** A new environment for the body of a file, whose line breaks are LF. */
export const createParseEnvironment = (
	path: string,
	body: string,
	linesBefore = 0,
	includes: Readonly<Record<string, string>> = {},
	components: ReadonlyMap<string, MarkdownComponentKind> = new Map(),
): ParseEnvironment => ({
	path,
	linesBefore,
	lines: body.split("\n"),
	includes,
	components,
	placeholders: [],
	headings: [],
	ids: [],
	usedIds: new Map(),
	idLocations: new WeakMap(),
	islands: new Set(),
	diagrams: [],
	problems: [],
	headingSlugs: new Map(),
	offsets: new WeakMap(),
});

/**
 * Adds a placeholder and returns its mark for the markup. Marks use NUL, which cannot occur in text because markdown-it
 * replaces it.
 */
export function addPlaceholder(env: ParseEnvironment, placeholder: Placeholder): string {
	return `\0${env.placeholders.push(placeholder) - 1}\0`;
}

/** Splits markup into the text between placeholders, and the placeholders' indexes. */
export const HOLE_MARK = /\0(\d+)\0/;

/**
 * The location of a text on a line of the body (0-based, as in `token.map`) or on a later line before `end`. If it is
 * not found, the start of the line.
 */
export function findLocation(env: ParseEnvironment, line: number, text = "", end = line + 1): SourceLocation {
	for (let at = line; text && at < end; at++) {
		const column = env.lines[at]?.indexOf(text) ?? -1;
		if (column >= 0) return bodyLocation(env, at, column);
	}
	return bodyLocation(env, line, 0);
}

/** The location of a 0-based line and column of the body. */
export const bodyLocation = (env: ParseEnvironment, line: number, column: number): SourceLocation => ({
	path: env.path,
	line: env.linesBefore + line + 1,
	column: column + 1,
});
