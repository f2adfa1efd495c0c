/** Parses the two directives that include files, and selects the part of the file that they name. */
import path from "node:path/posix";
import type { SourceFile } from "../../../../model/content/source.ts";

interface FileReference {
	/** As written; `resolveIncludePath` returns the file. */
	readonly path: string;
	readonly region?: string;
}

/** `<!--@include: ./part.md#region{3,10}-->`: Markdown. */
export interface IncludeDirective extends FileReference {
	readonly first?: number;
	readonly last?: number;
}

/** `<<< ./code.ts#region{2,4-5 ts:line-numbers} [title]`: code. */
export interface SnippetDirective extends FileReference {
	/** The info string of the fence. */
	readonly info: string;
}

const INCLUDE = "@include:";
/** Names of regions and ranges of lines, as in the braces of a directive. */
const REGION_NAME = /^[\w.*-]+$/;
const LINES = /^(\d*)(?:\s*(,)\s*(\d*)|\s+\d+)?$/;
/**
 * Matches `// #region name`, `# region name`, `<!-- #endregion -->`, `#pragma region name` and `#End Region`, but not
 * the heading `# Region`.
 */
const REGION =
	/^(?:(?:(?:\/\/|\/\*|<!--|--|::|\(\*|%|;|\{\/\*|REM\b|'|")\s*(?:#\s*)?|#\s*)(?:pragma\s+)?(?<end>end)?\s?region|#(?<vbEnd>End )?Region)\b\s*"?(?<name>[^\s*">-][^\s*"]*)?/;
const FRONT_MATTER = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/;

export type FileDirective = IncludeDirective | SnippetDirective;

/** The directive that a line without its indentation consists of, if any. */
export function parseFileDirective(line: string): FileDirective | undefined {
	if (line.startsWith("<!--")) return parseInclude(line);
	return line.startsWith("<<<") ? parseSnippet(line) : undefined;
}

function parseInclude(line: string): IncludeDirective | undefined {
	const text = line.trimEnd();
	if (!text.endsWith("-->")) return;
	const comment = text.slice(4, -3).trim();
	if (!comment.startsWith(INCLUDE)) return;
	const written = comment.slice(INCLUDE.length).trim();
	if (written === "") return;
	const [before, braces] = withoutBraces(written);
	const options = braces === undefined ? {} : readOptions(braces);
	const { path, region } = withoutRegion(options ? before : written);
	return { path, ...(region !== undefined && { region }), ...options };
}

/** The region or lines in braces; `undefined` if the braces are part of the path. */
function readOptions(braces: string): Omit<IncludeDirective, "path"> | undefined {
	if (braces.startsWith("#") && REGION_NAME.test(braces.slice(1))) return { region: braces.slice(1) };
	const match = LINES.exec(braces);
	if (!match) return;
	const [, first, comma, last] = match;
	if (comma) return { first: Number(first || 1), ...(last && { last: Number(last) }) };
	return first ? { first: Number(first), last: Number(first) } : {};
}

function parseSnippet(line: string): SnippetDirective | undefined {
	const text = line.trimEnd();
	if (!/^<<<[ \t]*[^\s<]/.test(text)) return;
	const [untitled, title] = withoutTitle(text.slice(3).trimStart());
	const [before, braces] = withoutBraces(untitled);
	const options = braces === undefined ? {} : readCodeOptions(braces);
	const { path, region } = withoutRegion(options ? before : untitled);
	const extension = /\.([\w+-]+)$/.exec(path)?.[1] ?? "";
	const { ranges, language } = options ?? {};
	const named = language?.startsWith(":") ? extension + language : language;
	const info = [named ?? extension, ranges ? `{${ranges}}` : "", title ? `[${title}]` : ""];
	return { path, info: info.filter(Boolean).join(" "), ...(region !== undefined && { region }) };
}

/** The lines to highlight and the language; `undefined` if the braces are part of the path. */
function readCodeOptions(braces: string): { ranges?: string; language?: string } | undefined {
	const [first = "", second, ...others] = braces.split(/\s+/);
	const ranges = /^\d[\d,-]*/.exec(first)?.[0] ?? "";
	const rest = first.slice(ranges.length);
	if (others.length > 0 || braces.includes("}")) return;
	if (second !== undefined && rest !== "") return;
	const language = second ?? rest;
	return { ...(ranges && { ranges }), ...(language && { language }) };
}

/** Splits off the title in brackets at the end of a text. */
function withoutTitle(text: string): [string, title?: string] {
	const at = text.indexOf("[", 1);
	if (at < 0 || !text.endsWith("]") || at + 2 >= text.length) return [text];
	return [text.slice(0, at).trimEnd(), text.slice(at + 1, -1)];
}

/** Splits off the braces at the end of a text. */
function withoutBraces(text: string): [string, braces?: string] {
	const at = text.lastIndexOf("{");
	if (at < 1 || !text.endsWith("}")) return [text];
	return [text.slice(0, at).trimEnd(), text.slice(at + 1, -1).trim()];
}

/** Splits off the region at the end of a path. */
function withoutRegion(text: string): FileReference {
	const at = text.lastIndexOf("#");
	const region = text.slice(at + 1);
	if (at < 1 || !REGION_NAME.test(region)) return { path: text };
	return { path: text.slice(0, at), region };
}

/**
 * The file that a directive names, relative to the site's root. `@/x`, `@site/x` and `/x` are relative to the root,
 * other paths to the file with the directive. Starts with `..` if the file is outside the site. `aliases` are those of
 * `SourceFile`.
 */
export function resolveIncludePath(written: string, from: string, aliases: SourceFile["includeAliases"] = {}): string {
	const name = path.normalize(
		/^(@site|@)?\//.test(written) ? written.replace(/^(@site|@)?\/+/, "") : path.join(path.dirname(from), written),
	);
	return Object.hasOwn(aliases, name) ? (aliases[name] as string) : name;
}

/** The part of a file that a directive selects; `undefined` if the file has no such region. */
export function selectPart(text: string, directive: FileDirective): string | undefined {
	const { first, last } = directive as IncludeDirective;
	if (directive.region === undefined && first === undefined)
		return "info" in directive ? text : text.replace(FRONT_MATTER, "");
	const lines = text.split("\n");
	const found = directive.region === undefined ? lines : selectRegion(lines, directive.region);
	return found?.slice((first ?? 1) - 1, last).join("\n");
}

/** The lines of a region without region markers, dedented. */
function selectRegion(lines: readonly string[], name: string): readonly string[] | undefined {
	const marks = lines.map(parseRegionMark);
	const start = marks.findIndex((mark) => mark && !mark.end && mark.name === name);
	if (start < 0) return;
	let depth = 0;
	const end = marks.findIndex((mark, at) => {
		if (!mark || at <= start) return false;
		if (!mark.end) depth++;
		return mark.end && (mark.name === name || depth-- === 0);
	});
	const inside = lines.slice(start + 1, end < 0 ? lines.length : end).filter((_, at) => !marks[start + 1 + at]);
	return dedent(inside);
}

function parseRegionMark(line: string): { end: boolean; name: string } | undefined {
	if (!/[rR]egion/.test(line)) return;
	const groups = REGION.exec(line.trimStart())?.groups;
	if (!groups) return;
	const { end, vbEnd, name = "" } = groups;
	return { end: (end ?? vbEnd) !== undefined, name };
}

function dedent(lines: readonly string[]): string[] {
	const indents = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
	const least = indents.reduce((a, b) => Math.min(a, b), Infinity);
	return lines.map((line) => line.slice(Math.min(least, line.length)));
}

/** Removes line breaks from the end of a text. */
export function withoutLastBreaks(text: string): string {
	let end = text.length;
	while (text[end - 1] === "\n") end--;
	return text.slice(0, end);
}
