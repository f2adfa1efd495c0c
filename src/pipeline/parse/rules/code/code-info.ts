/**
 * Parses the info string of a fence: `js {1,3-5} title="a.js" showLineNumbers`, `ts:line-numbers=2{4} [b.ts]`,
 * `js tab="Browser" ins={2} del="old"`.
 */

import type { MarkdownIt, Token } from "markdown-it";
import { withoutControls } from "../../../../model/text/control-characters.ts";
import { type InfoMark, parseMarkInfo } from "./mark-info.ts";

export interface CodeInfo {
	/** In lower case; empty if there is none. */
	readonly language: string;
	readonly title?: string;
	readonly marks: readonly InfoMark[];
	/** Marks that are regular expressions, which have no effect. */
	readonly patterns: readonly string[];
	/** The words after the language that have no value, such as `twoslash`. */
	readonly flags: ReadonlySet<string>;
	/** The label of the fence as one of several tabs. Empty for a tab without a label. */
	readonly tab?: string;
	/** The name of the icon of a tab. */
	readonly icon?: string;
	/** The number of the first line; absent if lines are not numbered. */
	readonly firstNumber?: number;
}

/** Longer info strings are not written by people, and would be slow to parse. */
const MAX_INFO_LENGTH = 1000;

const LANGUAGE = /^[^\s{:["'=]+(?!=)(?=[\s{:[]|$)/;
const TITLE = /(?:^|\s)title=(?:"([^"]*)"|'([^']*)')/;
/** Of another tool, which may have brackets in it. */
const OTHER_VALUE = /(?:^|\s)[\w-]{1,50}=(?:"[^"]*"|'[^']*')(?=\s|$)/g;
const TAB = /\stab=(?:"([^"]*)"|'([^']*)'|\{([^{}]*)\}|([^\s"'{]+))/;
/** The label of `tab={"label":"Browser","span":2}`. */
const TAB_LABEL = /label"?:\s?"([^"]*)"/;
const ICON = /\sicon=["']?([\w:-]+)["']?/;
const NUMBERS = /(?:\bshowLineNumbers|:line-numbers)(?:=(\d{1,6}))?(?=$|[\s{[])/;

/** The info string of a fence: its references and backslashes read, without control characters. */
export const codeInfoText = (md: MarkdownIt, { info }: Token): string => withoutControls(md.utils.unescapeAll(info));

/** The parts of an info string. Anything else is ignored. */
export function parseCodeInfo(info: string): CodeInfo {
	const text = info.slice(0, MAX_INFO_LENGTH).trim();
	const language = LANGUAGE.exec(text)?.[0] ?? "";
	const title = TITLE.exec(text);
	const options = text.slice(language.length).replace(TITLE, "");
	const tab = TAB.exec(options);
	const icon = ICON.exec(options)?.[1];
	const { marks, patterns, rest } = parseMarkInfo(options.replace(TAB, " ").replace(ICON, " "));
	const named = title?.[1] ?? title?.[2] ?? bracketedIn(rest.replace(OTHER_VALUE, ""));
	const flags = new Set(rest.split(/\s+/));
	const label = tab ? labelOf(tab) : flags.has("tab") ? "" : undefined;
	const numbers = NUMBERS.exec(rest);
	return {
		...{ language: language.toLowerCase(), marks, patterns, flags },
		...(named ? { title: named } : {}),
		...(label === undefined ? {} : { tab: label }),
		...(icon === undefined ? {} : { icon }),
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

const labelOf = ([, double, single, braces, bare]: readonly string[]): string =>
	double ?? single ?? bare ?? TAB_LABEL.exec(braces ?? "")?.[1] ?? "";
