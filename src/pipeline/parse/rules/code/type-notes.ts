/** Types and errors in examples that the package twoslash checks. They are shown without a script. */
import type { StateCore, Token } from "markdown-it";
import { getOrInsert } from "../../../../model/collections.ts";
import type { TwoslashNode, TwoslashResult } from "../../../../model/content/twoslash.ts";
import { withoutControls } from "../../../../model/text/control-characters.ts";
import { escapeHtml } from "../../../../model/text/escape-html.ts";
import { environmentOf } from "../../environment.ts";
import { warn } from "../../report.ts";
import type { CodeInfo } from "./code-info.ts";
import type { CodeLine } from "./code-line.ts";

/** The languages that twoslash checks, by the names of fences. */
const LANGUAGES: ReadonlyMap<string, string> = new Map([
	...["ts", "tsx", "js", "jsx", "mts", "cts", "mjs", "cjs"].map((name): [string, string] => [name, name]),
	["typescript", "ts"],
	["javascript", "js"],
]);
const MAX_COMPLETIONS = 10;

/** What twoslash says about a fence. `undefined` if it is not installed, or cannot check the code, which is reported. */
export function checkTypes(state: StateCore, token: Token, { flags, language }: CodeInfo): TwoslashResult | undefined {
	const { twoslasher } = environmentOf(state.env);
	const checked = LANGUAGES.get(language);
	if (!twoslasher || !checked || !flags.has("twoslash")) return undefined;
	try {
		return twoslasher(token.content, checked, {});
	} catch (error) {
		warn(state.env, token.map?.[0] ?? 0, {
			code: "bad-example",
			message: `the example is shown without its types: ${problemOf(error)}`,
			hint: "correct it, or announce the error: // @errors: 2322",
			text: "twoslash",
		});
		return undefined;
	}
}

/** A problem of the compiler: `[2322] 6 - Type 'number' is not assignable …`. */
const COMPILER_FAULT = /\[(\d+)\] \d+ - (.+)/;
const MAX_FAULT_LENGTH = 300;

function problemOf(error: unknown): string {
	const text = error instanceof Error ? error.message : String(error);
	const [, code, problem] = COMPILER_FAULT.exec(text) ?? [];
	const line = text
		.split("\n")
		.map((one) => one.replace(/^[#\s]+/, ""))
		.find(Boolean);
	const message = problem === undefined ? (line ?? "") : `${problem} (${code})`;
	return withoutControls(message.slice(0, MAX_FAULT_LENGTH));
}

/** The lines of an example with what is shown in them and below them. */
export function typedLines(lines: readonly CodeLine[], { nodes }: TwoslashResult): CodeLine[] {
	const byLine = new Map<number, TwoslashNode[]>();
	for (const node of nodes) getOrInsert(byLine, node.line, () => []).push(node);
	return lines.map((line, index) => {
		const own = byLine.get(index);
		if (!own) return line;
		const isFaulty = own.some(({ type }) => type === "error");
		return { ...line, types: own, marks: isFaulty ? new Set([...line.marks, "error" as const]) : line.marks };
	});
}

/** A range of a line, and the tag around it. */
export interface TypeRange {
	readonly tag: "span";
	readonly attributes: string;
	readonly start: number;
	readonly end: number;
}

/** The names in a line whose type a pointer shows, in order. */
export function findTypeRanges({ types = [] }: CodeLine): TypeRange[] {
	let end = 0;
	return types
		.flatMap((node): TypeRange[] =>
			node.type === "hover"
				? [
						{
							tag: "span",
							attributes: ` class="type-hint" title="${escapeHtml(titleOf(node))}"`,
							start: node.character,
							end: node.character + node.length,
						},
					]
				: [],
		)
		.sort((a, b) => a.start - b.start)
		.filter((range) => {
			if (range.start < end || range.end <= range.start) return false;
			end = range.end;
			return true;
		});
}

const titleOf = ({ text, docs }: Extract<TwoslashNode, { readonly type: "hover" | "query" }>): string =>
	withoutControls(docs ? `${text}\n\n${docs}` : text);

/** The markup of the texts below a line, which are not part of the code. */
export const typeNotesHtml = ({ types = [] }: CodeLine): string =>
	types
		.flatMap((node) => {
			const text = formatNote(node);
			return text
				? [`<span class="type-note type-note-${node.type}">${escapeHtml(withoutControls(text))}\n</span>`]
				: [];
		})
		.join("");

function formatNote(node: TwoslashNode): string | undefined {
	switch (node.type) {
		case "query":
		case "error":
		case "tag":
			return node.text;
		case "completion":
			return node.completions
				?.slice(0, MAX_COMPLETIONS)
				.map(({ name }) => name)
				.join(", ");
		default:
			return undefined;
	}
}
