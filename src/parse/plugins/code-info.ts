/** Parses the info string of a fence: `js {1,3-5} title="a.js" showLineNumbers`, `ts:line-numbers=2{4} [b.ts]`. */

import type { MarkdownIt, Token } from "markdown-it";
import { withoutControls } from "../../model/control-characters.ts";

/** First and last line, 1-based. */
export type LineRange = readonly [first: number, last: number];

export interface CodeInfo {
	/** In lower case; empty if there is none. */
	readonly language: string;
	readonly title?: string;
	readonly ranges: readonly LineRange[];
	/** The number of the first line; absent if lines are not numbered. */
	readonly firstNumber?: number;
}

/** Longer info strings are not written by people, and would be slow to parse. */
const MAX_INFO_LENGTH = 1000;

const LANGUAGE = /^[^\s{:["'=]+(?!=)(?=[\s{:[]|$)/;
const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;
const RANGES = /\{([\d,\s-]+)\}/;
const NUMBERS =
	/(?:\bshowLineNumbers|:line-numbers)(?:=(\d{1,6}))?(?=$|[\s{[])/;

/** The info string of a fence: its references and backslashes read, without control characters. */
export const codeInfoText = (md: MarkdownIt, { info }: Token): string =>
	withoutControls(md.utils.unescapeAll(info));

/** The parts of an info string. Anything else is ignored. */
export function parseCodeInfo(info: string): CodeInfo {
	const text = info.slice(0, MAX_INFO_LENGTH).trim();
	const title = TITLE.exec(text);
	const rest = text.replace(TITLE, "");
	const named = title?.[1] ?? title?.[2] ?? bracketedIn(rest);
	const numbers = NUMBERS.exec(rest);
	return {
		language: LANGUAGE.exec(text)?.[0].toLowerCase() ?? "",
		ranges: parseLineRanges(RANGES.exec(rest)?.[1] ?? ""),
		...(named ? { title: named } : {}),
		...(numbers ? { firstNumber: Number(numbers[1] ?? 1) } : {}),
	};
}

/** The text between the first bracket, unless that follows a closing one, and the last. */
function bracketedIn(text: string): string | undefined {
	const start = text.startsWith("[") ? 0 : text.search(/[^\]]\[/) + 1;
	const end = text.lastIndexOf("]");
	if (text[start] !== "[" || end < start + 2) return;
	return text.slice(start + 1, end);
}

const parseLineRanges = (list: string): LineRange[] =>
	list.split(",").flatMap((part): LineRange[] => {
		const [, first, last] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
		return first ? [[Number(first), Number(last ?? first)]] : [];
	});
