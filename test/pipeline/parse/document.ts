/** Documents for tests: the smallest file around a text. */
import type { MarkdownConfig } from "../../../src/model/config.ts";
import type { ContentTemplate, Placeholder } from "../../../src/model/content/content.ts";
import type { ParsedDocument } from "../../../src/model/content/document.ts";
import type { SourceFile, SourcePath } from "../../../src/model/content/source.ts";
import { formatProblem, type Problem, type SourceLocation } from "../../../src/model/problems/problem.ts";
import { parseDocument } from "../../../src/pipeline/parse/index.ts";
import { codesIn } from "../../messages.ts";

export const markdownConfig: MarkdownConfig = { html: "safe", math: true, emoji: true, headingIds: "github" };

/** A file of the English documents, `page.md`. */
export const sourceFile = (text: string, fields: Partial<SourceFile> = {}): SourceFile => ({
	path: "page.md" as SourcePath,
	locale: "en",
	area: "docs",
	version: "current",
	name: "page.md",
	text,
	includes: {},
	hash: "",
	updated: {},
	...fields,
});

export const documentOf = (
	text: string,
	fields: Partial<SourceFile> = {},
	options: Partial<MarkdownConfig> = {},
): ParsedDocument => parseDocument(sourceFile(text, fields), { markdown: { ...markdownConfig, ...options } });

/** Where something is, the way an editor takes it. */
export const placeOf = (at: SourceLocation | undefined): string =>
	at ? `${at.path}:${at.line}:${at.column}` : "nowhere";

/** Problems as `page.md:1:2 error broken-link`. */
export const codes = codesIn("pipeline/parse");

/** The same with the file's name for its path. */
export const codesByName = (problems: readonly Problem[]): string[] =>
	codes(problems).map((code) => code.replace(/^\S*\//, ""));

/** Problems as the command prints them. */
export const printed = (problems: readonly Problem[]): string[] => problems.map(formatProblem);

/** The markup of a body, each placeholder as what it is for, in guillemets. */
export const shown = (body: ContentTemplate | undefined): string =>
	body ? body.text.map((text, index) => text + shownPlaceholder(body.placeholders[index])).join("") : "";

function shownPlaceholder(placeholder: Placeholder | undefined): string {
	switch (placeholder?.kind) {
		case undefined:
			return "";
		case "link":
			return `«${placeholder.href}»`;
		case "image":
			return `«${placeholder.src}»`;
		case "size":
			return " «size»";
		case "heading":
			return `«h${placeholder.index}»`;
		case "label":
			return `«${placeholder.name}${placeholder.of === undefined ? "" : ` ${placeholder.of}`}»`;
	}
}
