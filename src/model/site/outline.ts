/** What the rules of `ssg check` see of the text of a Markdown file: parse -> lint. */
import type { SourceLocation } from "../problems/problem.ts";

export interface ParsedOutline {
	/** In order. Links that authors wrote, in Markdown or as `<a>`. */
	readonly links: readonly OutlineLink[];
	readonly images: readonly OutlineImage[];
	readonly tables: readonly OutlineTable[];
	/** Code blocks; diagrams are among them. */
	readonly code: readonly OutlineCode[];
	/** Headings, paragraphs, table cells. */
	readonly texts: readonly OutlineText[];
	/** Texts in bold, outside of raw HTML. */
	readonly bold: readonly OutlineBold[];
	/** Where comments of the author switch rules off. */
	readonly disabledRules: readonly DisabledRules[];
	/** All words of these comments before a colon: rules, if the author made no mistake. */
	readonly namedRules: readonly NamedRule[];
}

export interface OutlineLink {
	/** As the author wrote it. */
	readonly href: string;
	/** What a screen reader says: the text, and the alternative texts of images. */
	readonly text: string;
	/** The innermost block around it that says more about it. */
	readonly block: "paragraph" | "heading" | "item" | "cell";
	readonly hasImage?: true;
	readonly at: SourceLocation;
}

export interface OutlineImage {
	/** As the author wrote it. */
	readonly src: string;
	/** `undefined`: the tag has no such attribute. */
	readonly alt: string | undefined;
	/** In pixels, where the author gave them. */
	readonly width?: number;
	readonly height?: number;
	/** It is written in Markdown, is in no link, and nothing else is in its block. */
	readonly isAlone?: true;
	readonly at: SourceLocation;
}

export interface OutlineTable {
	/** What a screen reader says for the cells in the first row. */
	readonly headers: readonly string[];
	/** The same for the first cells of the other rows. */
	readonly firstCells: readonly string[];
	readonly at: SourceLocation;
}

export interface OutlineCode {
	/** The text after the fence: ```` ```js title="a.js" ````. Empty for indented code. */
	readonly info: string;
	readonly text: string;
	/** Of the fence. */
	readonly at: SourceLocation;
}

export interface OutlineBold {
	/** With the text of inline code. */
	readonly text: string;
	readonly at: SourceLocation;
}

/**
 * The text of one block without its markup. Inline code, formulas, keys (`<kbd>`) and bare URLs are replaced by
 * `CODE_PLACEHOLDER`.
 */
export interface OutlineText {
	readonly kind: "heading" | "cell" | "paragraph";
	readonly text: string;
	/** The parts of the text that are next to each other in the file, in order. */
	readonly runs: readonly TextRun[];
}

export interface TextRun {
	/** Where it starts in the text of the block. */
	readonly offset: number;
	readonly at: SourceLocation;
}

/** Stands for inline code, a formula, a key or a bare URL. */
export const CODE_PLACEHOLDER = "\uFFFC";

export interface DisabledRules {
	/** Empty: all rules. */
	readonly rules: readonly string[];
	/** 1-based; 0 stands for the page as a whole. The last line belongs to it, too. */
	readonly firstLine: number;
	readonly lastLine: number;
}

export interface NamedRule {
	readonly name: string;
	readonly at: SourceLocation;
}

/** The place in the file of an offset in the text of a block. */
export function locationInText({ runs }: OutlineText, offset: number): SourceLocation {
	const run = runs.findLast((candidate) => candidate.offset <= offset);
	const { at, offset: start } = run ?? (runs[0] as TextRun);
	return { ...at, column: at.column + Math.max(0, offset - start) };
}
