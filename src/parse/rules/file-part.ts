/** The two directives that bring in a file, the file, and the part of it that they ask for. */
import path from "node:path/posix";

interface Part {
	/** As written: `includedPath` is the file. */
	readonly path: string;
	readonly region?: string;
}

/** `<!--@include: ./part.md#region{3,10}-->`: Markdown. */
export interface Include extends Part {
	readonly first?: number;
	readonly last?: number;
}

/** `<<< ./code.ts#region{2,4-5 ts:line-numbers} [title]`: code. */
export interface Snippet extends Part {
	/** What the first line of a fence would say. */
	readonly info: string;
}

const INCLUDE = /^<!--\s*@include:\s*(\S.*?)\s*-->\s*$/;
const INCLUDE_PART =
	/^(.+?)(?:#([\w.*-]+))?(?:\{\s*(?:#([\w.*-]+)|(\d*)\s*(,?)\s*(\d*))\s*\})?$/;
const SNIPPET =
	/^<<<[ \t]*([^\s<].*?)(?:#([\w.*-]+))?\s*(?:\{\s*(\d[\d,-]*)?\s*([^\s{}]+)?\s*\})?\s*(?:\[(.+)\])?\s*$/;
/** `// #region name`, `# region name`, `<!-- #endregion -->`, `#pragma region name`, `#End Region`; no heading `# Region`. */
const REGION =
	/^\s*(?:(?:(?:\/\/|\/\*|<!--|--|::|\(\*|%|;|\{\/\*|REM\b|'|")\s*#?|#)\s*(?:pragma\s+)?(?<end>end)?\s?region|#(?<vbEnd>End )?Region)\b\s*"?(?<name>[^\s*">-][^\s*"]*)?/;
const FRONT_MATTER = /^---[ \t]*\n(?:[\s\S]*?\n)?---[ \t]*(?:\n|$)/;

/** The Markdown that a line asks for; nothing when it does not. */
export function includeIn(line: string): Include | undefined {
	const written = INCLUDE.exec(line)?.[1];
	const match = written ? INCLUDE_PART.exec(written) : null;
	if (!match) return;
	const [, path = "", after, inside, first, comma, last] = match;
	const region = after ?? inside;
	const lines = comma
		? { first: Number(first || 1), ...(last ? { last: Number(last) } : {}) }
		: first
			? { first: Number(first), last: Number(first) }
			: {};
	return { path, ...(region ? { region } : {}), ...lines };
}

/** The code that a line asks for; nothing when it does not. */
export function snippetIn(line: string): Snippet | undefined {
	const match = SNIPPET.exec(line);
	if (!match) return;
	const [, path = "", region, ranges, language, title] = match;
	const extension = /\.([\w+-]+)$/.exec(path)?.[1] ?? "";
	const named = language?.startsWith(":") ? extension + language : language;
	const info = [
		named ?? extension,
		ranges ? `{${ranges}}` : "",
		title ? `[${title}]` : "",
	];
	return {
		path,
		info: info.filter(Boolean).join(" "),
		...(region ? { region } : {}),
	};
}

/**
 * The file that a directive names, relative to the site's root: `@/x`, `@site/x` and `/x` count from the root, other
 * paths from the file that the directive stands in. It begins with `..` where it is outside the site.
 */
export const includedPath = (written: string, from: string): string =>
	path.normalize(
		/^(@site|@)?\//.test(written)
			? written.replace(/^(@site|@)?\/+/, "")
			: path.join(path.dirname(from), written),
	);

/** The part of a file's text that a directive asks for; nothing where it has no such region. */
export function partOf(
	text: string,
	wanted: Include | Snippet,
): string | undefined {
	const { first, last } = wanted as Include;
	if (wanted.region === undefined && first === undefined)
		return "info" in wanted ? text : text.replace(FRONT_MATTER, "");
	const lines = text.split("\n");
	const found =
		wanted.region === undefined ? lines : regionOf(lines, wanted.region);
	return found?.slice((first ?? 1) - 1, last).join("\n");
}

/** The lines of a region, without the marks of regions, moved left together. */
function regionOf(
	lines: readonly string[],
	name: string,
): readonly string[] | undefined {
	const marks = lines.map(regionMark);
	const start = marks.findIndex(
		(mark) => mark && !mark.end && mark.name === name,
	);
	if (start < 0) return;
	let depth = 0;
	const end = marks.findIndex((mark, at) => {
		if (!mark || at <= start) return false;
		if (!mark.end) depth++;
		return mark.end && (mark.name === name || depth-- === 0);
	});
	const inside = lines
		.slice(start + 1, end < 0 ? lines.length : end)
		.filter((_, at) => !marks[start + 1 + at]);
	return dedented(inside);
}

function regionMark(line: string): { end: boolean; name: string } | undefined {
	if (!/[rR]egion/.test(line)) return;
	const groups = REGION.exec(line)?.groups;
	if (!groups) return;
	const { end, vbEnd, name = "" } = groups;
	return { end: (end ?? vbEnd) !== undefined, name };
}

function dedented(lines: readonly string[]): string[] {
	const indents = lines
		.filter((line) => line.trim() !== "")
		.map((line) => line.length - line.trimStart().length);
	const least = indents.reduce((a, b) => Math.min(a, b), Infinity);
	return lines.map((line) => line.slice(Math.min(least, line.length)));
}
