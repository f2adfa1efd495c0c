/**
 * Numbers of lines of code, which a list explains: a comment with nothing but a number in parentheses at the end of a
 * line, `# (1)` or `# (1)!`, where an ordered list follows the block.
 */
import type { StateCore, Token } from "markdown-it";
import { environmentOf } from "../../environment.ts";
import { warn } from "../../report.ts";
import type { CodeLine } from "./code-line.ts";
import { textBeforeComment } from "./code-marks.ts";

/** Matches from the parenthesis to the trimmed end of the line. */
const NUMBER = /^\((\d{1,2})\)!?(?:\s?(?:-->|\*\/\}?|\*\)))?$/;

/** The lines without these comments. Lines without a list that explains them stay as they are. */
export function annotateLines(state: StateCore, index: number, lines: readonly CodeLine[]): readonly CodeLine[] {
	const list = state.tokens[index + 1];
	if (list?.type !== "ordered_list_open") return lines;
	const annotated = lines.map(annotateLine);
	const numbers = new Set(annotated.flatMap(({ annotation }) => annotation ?? []));
	if (numbers.size === 0) return lines;
	list.attrJoin("class", "annotations");
	reportUnmatched(state, index, numbers);
	return annotated;
}

function annotateLine(line: CodeLine): CodeLine {
	const at = line.text.lastIndexOf("(");
	const number = at < 0 ? undefined : NUMBER.exec(line.text.slice(at).trimEnd())?.[1];
	const before = number && textBeforeComment(line.text.slice(0, at));
	return before === undefined || /\S$/.test(before)
		? line
		: { ...line, text: before.trimEnd(), annotation: Number(number) };
}

function reportUnmatched(state: StateCore, index: number, numbers: ReadonlySet<number>): void {
	const [code, list] = state.tokens.slice(index, index + 2) as [Token, Token];
	const start = Number(list.attrGet("start") ?? 1);
	const items = itemsOf(state.tokens, index + 1);
	const line = code.map?.[0] ?? 0;
	for (const number of numbers)
		if (!items[number - start])
			warn(state.env, lineOf(state, code, `(${number})`) ?? line, {
				code: "code-annotation",
				message: `the list below the code does not explain (${number})`,
				hint: `the list has the numbers ${start} to ${start + items.length - 1}: add an item, or correct the number`,
				text: `(${number})`,
			});
	for (const [i, item] of items.entries())
		if (!numbers.has(start + i))
			warn(state.env, item.map?.[0] ?? line, {
				code: "code-annotation",
				message: `no line of the code above has the number (${start + i}) of this item`,
				hint: `end a line with a comment such as # (${start + i}), or write a paragraph between the code and the list`,
			});
}

/** The items of a list, not those of lists inside it. */
function itemsOf(tokens: readonly Token[], index: number): Token[] {
	const { level } = tokens[index] as Token;
	const items: Token[] = [];
	for (let at = index + 1; ; at++) {
		const token = tokens[at];
		if (!token || token.level === level) return items;
		if (token.type === "list_item_open" && token.level === level + 1) items.push(token);
	}
}

/** The line of a block that contains a text. */
function lineOf({ env }: StateCore, { map }: Token, text: string): number | undefined {
	const [first, last] = map ?? [0, 0];
	const { lines } = environmentOf(env);
	for (let line = first; line < last; line++) if (lines[line]?.includes(text)) return line;
	return;
}
