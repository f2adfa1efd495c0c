/**
 * What an author has not finished, and Markdown shows as something else: conflict markers of git are text, a fence
 * without an end makes the rest of the page code, and an address with spaces is no link, nor are lines with bars always
 * a table.
 */
import type { MarkdownIt, StateCore, Token } from "markdown-it";
import { environmentOf, type ParseEnvironment } from "../environment.ts";
import { reportProblem, warn } from "../report.ts";

export function unfinishedMarkupPlugin(md: MarkdownIt): void {
	md.core.ruler.after("block", "unfinished-blocks", ({ tokens, src, env }) => {
		if (!/^(?:<{7} |[ \t>]*(?:`{3}|~{3}|\|))/m.test(src)) return;
		const lines = src.split("\n");
		for (const token of tokens)
			if (token.type === "fence") reportOpenFence(token, lines, environmentOf(env));
			else if (token.type === "inline") {
				reportConflict(token, lines, environmentOf(env));
				reportBrokenTable(token, environmentOf(env));
			}
	});
	md.core.ruler.push("unfinished-addresses", ({ tokens, env }: StateCore) => {
		for (const token of tokens) if (token.type === "inline") reportSpaces(token, environmentOf(env));
	});
}

function reportOpenFence({ map, markup }: Token, lines: readonly string[], env: ParseEnvironment): void {
	const [first, end] = map ?? [0, 0];
	if (!lines[first]?.includes(markup)) return; // of an included file
	const last = lines[end - 1]?.replace(/^[ \t>]*/, "").trimEnd() ?? "";
	const isClosed = end - 1 > first && last.length >= markup.length && last === markup.charAt(0).repeat(last.length);
	if (isClosed) return;
	warn(env, first, {
		code: "unclosed-fence",
		message: "this code fence is not closed: everything after it is code",
		text: markup,
		hint: `write ${markup} on a line of its own after the code`,
	});
}

/** Git writes them at the start of lines. */
function reportConflict({ map }: Token, lines: readonly string[], env: ParseEnvironment): void {
	if (!map) return;
	const index = lines.slice(...map).findIndex((line) => line.startsWith("<<<<<<< "));
	if (index < 0) return;
	reportProblem(env, map[0] + index, {
		severity: "error",
		code: "conflict-marker",
		...CONFLICT_MARKER,
		text: "<<<<<<<",
	});
}

const SEPARATOR = /^\|(?:[ \t]*:?-+:?[ \t]*\|)+$/;

function reportBrokenTable({ content, map }: Token, env: ParseEnvironment): void {
	if (!map || !content.startsWith("|")) return;
	const [head = "", separator = ""] = content.split("\n", 2);
	if (!SEPARATOR.test(separator.trim())) return;
	const [columns, hyphens] = [head, separator].map(
		(line) =>
			line
				.trim()
				.replace(/^\||\|$/g, "")
				.split("|").length,
	);
	if (columns === hyphens) return;
	warn(env, map[0] + 1, {
		code: "broken-table",
		message: `these lines are no table: columns in the first: ${columns}, in the line of hyphens: ${hyphens}`,
		text: separator.trim(),
		hint: "write --- once for each column, and \\| for a bar in a cell",
	});
}

/** What is said of a text that git could not merge. */
export const CONFLICT_MARKER = {
	message: "conflict marker of git",
	hint: "keep one of the two versions, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>",
};

const SPACED_ADDRESS = /!?\[[^[\]]{0,500}\]\(([^\s()<>"'][^()<>"']{0,500}\.\w{1,5})\)/;

function reportSpaces({ children, map }: Token, env: ParseEnvironment): void {
	for (const { type, content } of children ?? []) {
		const [text, address] = (type === "text" && content.includes("](") && SPACED_ADDRESS.exec(content)) || [];
		if (text === undefined || address === undefined || !address.includes(" ") || !map) continue;
		const line = env.lines.slice(map[0], map[1]).findIndex((one) => one.includes(text) && !one.includes(`\\${text}`));
		if (line < 0) continue;
		warn(env, map[0] + line, {
			code: "space-in-address",
			message: `the address "${address}" has spaces, so that it is shown as text`,
			text: address,
			hint: `write ${encodeURI(address)}`,
		});
	}
}
