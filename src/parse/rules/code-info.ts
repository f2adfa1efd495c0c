/** What the first line of a fence says: `js {1,3-5} title="a.js" showLineNumbers`, `ts:line-numbers=2{4} [b.ts]`. */

/** First and last line, from 1. */
export type Range = readonly [first: number, last: number];

export interface CodeInfo {
	/** In lower case; empty where none is named. */
	readonly language: string;
	readonly title?: string;
	readonly ranges: readonly Range[];
	/** The number of the first line, where lines are numbered. */
	readonly firstNumber?: number;
}

/** Longer first lines are no work of a person, and would be slow to read. */
const LONGEST = 1000;

const LANGUAGE = /^[^\s{:["'=]+(?!=)(?=[\s{:[]|$)/;
const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;
const BRACKETS = /(?:^|[^\]])\[(.+)\]/;
const RANGES = /\{([\d,\s-]+)\}/;
const NUMBERS =
	/(?:\bshowLineNumbers|:line-numbers)(?:=(\d{1,6}))?(?=$|[\s{[])/;

/** The parts of a fence's first line; what is none of them is ignored. */
export function infoOf(info: string): CodeInfo {
	const text = info.slice(0, LONGEST).trim();
	const title = TITLE.exec(text);
	const rest = text.replace(TITLE, "");
	const named = title?.[1] ?? title?.[2] ?? BRACKETS.exec(rest)?.[1];
	const numbers = NUMBERS.exec(rest);
	return {
		language: LANGUAGE.exec(text)?.[0].toLowerCase() ?? "",
		ranges: rangesOf(RANGES.exec(rest)?.[1] ?? ""),
		...(named ? { title: named } : {}),
		...(numbers ? { firstNumber: Number(numbers[1] ?? 1) } : {}),
	};
}

const rangesOf = (list: string): Range[] =>
	list.split(",").flatMap((part): Range[] => {
		const [, first, last] = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part) ?? [];
		return first ? [[Number(first), Number(last ?? first)]] : [];
	});
