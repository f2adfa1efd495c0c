import { languageOfTag } from "../../model/content/language-tag.ts";
import { memoizeByText } from "../../model/text/lazily.ts";
import { extractProse, type ProseText, problemInText } from "../content/prose.ts";
import { defineRule, type LintedDocument, type RuleProblem } from "../content/rule.ts";

/**
 * In French, signs are separated from the word by a space at which a line does not break: a narrow one (U+202F) or one of
 * normal width. A number keeps its unit in French and German. Only what is sure is reported: a colon in `16:9`, a face
 * such as `:)`, a message that is quoted or begins with a code (`EACCES: permission denied`), and a unit that may be a
 * word are not.
 */
export const noBreakSpace = defineRule({
	id: "no-break-space",
	summary: "A line may break before a French punctuation mark or a unit, or the space before the mark is missing",
	severity: "warn",
	*checkDocument(linted, { units = true }) {
		const language = languageOfTag(linted.languageTag);
		const checks = [
			...(language === "fr" ? frenchChecks(linted.languageTag) : []),
			...(units ? (UNIT_CHECKS[language] ?? []) : []),
		];
		if (checks.length === 0) return;
		const anySign = anySignOf(checks);
		for (const prose of extractProse(linted)) {
			if (!anySign.test(prose.text)) continue;
			for (const { sign, pattern, problemOf } of checks) {
				if (!sign.test(prose.text)) continue;
				for (const match of prose.text.matchAll(pattern)) {
					const problem = problemOf(match);
					if (problem) yield locateProblem(linted, prose, match, problem);
				}
			}
		}
	},
});

interface SpaceCheck {
	/** Without it in a text, the pattern, which takes much longer, is not there either. */
	readonly sign: RegExp;
	readonly pattern: RegExp;
	readonly problemOf: (match: RegExpExecArray) => SpaceProblem | undefined;
}

interface SpaceProblem {
	readonly message: string;
	/** What belongs in place of the match. */
	readonly replacement: string;
}

const locateProblem = (
	linted: LintedDocument,
	prose: ProseText,
	{ index, 0: text }: RegExpExecArray,
	{ message, replacement }: SpaceProblem,
): RuleProblem =>
	problemInText(
		linted,
		prose,
		{ start: index, end: index + text.length, replacement },
		{ message, hint: `write ${nameOfSpaceIn(replacement)} there` },
	);

const patternOf = memoizeByText((source) => new RegExp(source));

const anySignOf = (checks: readonly SpaceCheck[]): RegExp => patternOf(checks.map(({ sign }) => sign.source).join("|"));

const NO_BREAK = "\u00a0";
const NARROW_NO_BREAK = "\u202f";

const nameOfSpaceIn = (text: string): string =>
	text.includes(NARROW_NO_BREAK) ? "a narrow no-break space (U+202F)" : "a no-break space (U+00A0)";

/** What follows a mark; otherwise it is part of a ratio or an address. */
const AFTER_MARK = "(?=[\\s.,…»”)\\]]|$)";
/** A colon or semicolon before a parenthesis is a face. */
const AFTER_EYES = "(?=[\\s.,…»”]|$)";

const COLON: SpaceCheck = {
	sign: /[ \t]:|\S:(?:\s|$)/,
	pattern: new RegExp(`[ \\t]+:${AFTER_EYES}|(?<=[\\p{Ll}\\p{N})\\]”»\ufffc]):(?=\\s|$)`, "gu"),
	problemOf: (match) => problemBefore(":", NO_BREAK, match),
};

const OTHER_MARKS: SpaceCheck = {
	sign: /[^\u00a0\u202f;!?][;!?]/,
	pattern: new RegExp(`(?:[ \\t]+|(?<=[\\p{L}\\p{N})\\]”»\ufffc]))(?:;${AFTER_EYES}|[!?]+${AFTER_MARK})`, "gu"),
	problemOf: (match) => problemBefore(match[0].trim(), NARROW_NO_BREAK, match),
};

const GUILLEMETS: SpaceCheck = {
	sign: /«[^\u00a0\u202f]|[^\u00a0\u202f]»/,
	pattern: /«(?:[ \t]+|(?=\S))|[ \t]+»|(?<=\S)»/g,
	problemOf: (match) =>
		match[0].startsWith("«")
			? { message: `${kindOf(match[0])} after "«"`, replacement: `«${NO_BREAK}` }
			: problemBefore("»", NO_BREAK, match),
};

/** Groups of digits are separated by spaces in French. */
const THOUSANDS: SpaceCheck = {
	sign: /\d \d\d\d/,
	pattern: /(?<![\p{N}.,:/-]|\p{N}[\u00a0\u202f])\p{N}{1,3}(?:[ \u00a0\u202f]\p{N}{3})+(?!\p{N})/gu,
	problemOf: ([number]) =>
		number.includes(" ")
			? { message: `breaking space in the number "${number}"`, replacement: number.replaceAll(" ", NO_BREAK) }
			: undefined,
};

/** In Canada, the other marks follow the word at once. */
const frenchChecks = (languageTag: string): readonly SpaceCheck[] =>
	languageTag === "fr-CA" ? [COLON, GUILLEMETS, THOUSANDS] : [COLON, OTHER_MARKS, GUILLEMETS, THOUSANDS];

function problemBefore(mark: string, space: string, { 0: text, index, input }: RegExpExecArray) {
	const kind = kindOf(text);
	if (kind === MISSING && mark !== "»" && isQuoted(input, index)) return undefined;
	return { message: `${kind} before "${mark}"`, replacement: space + mark };
}

const MISSING = "no space";
const kindOf = (text: string): string => (/[ \t]/.test(text) ? "breaking space" : MISSING);

/** Quoted texts may be in another language. */
function isQuoted(text: string, index: number): boolean {
	const before = text.slice(0, index);
	return ["«»", "“”", "„“"].some(([open = "", close = ""]) => before.lastIndexOf(open) > before.lastIndexOf(close));
}

const UNITS = "[%‰€$£]|°C|°F|km|cm|mm|kg|mg|ms|Hz|kHz|MHz|GHz|px|dpi|kW|kWh|kB|[KMGT]B|[KMGT]iB";

/** Units that are not words; a single letter may be a variable, a version or a label. */
const unitCheck = (ownUnits: string): SpaceCheck => ({
	sign: new RegExp(`\\d (?:${ownUnits}|${UNITS})(?![A-Za-z])`),
	pattern: new RegExp(`\\p{N}[\\p{N}.,]* (?:${ownUnits}|${UNITS})(?![\\p{L}\\p{N}])`, "gu"),
	problemOf: ([text]) => ({
		message: `breaking space before the unit in "${text}"`,
		replacement: text.replace(" ", NO_BREAK),
	}),
});

const UNIT_CHECKS: Readonly<Record<string, readonly SpaceCheck[]>> = {
	fr: [unitCheck("ko|Ko|Mo|Go|To|Kio|Mio|Gio|Tio")],
	de: [
		unitCheck("Mbit|Gbit"),
		{
			sign: /[zZ]\. B|[dD]\. h|[uU]\. a|§ /,
			pattern: /(?<!\p{L})(?:[zZ]\. B\.|[dD]\. h\.|[uU]\. a\.|§ (?=\p{N}))/gu,
			problemOf: ([text]) =>
				text === "§ "
					? { message: 'breaking space after "§"', replacement: `§${NO_BREAK}` }
					: { message: `breaking space in "${text}"`, replacement: text.replace(" ", NARROW_NO_BREAK) },
		},
	],
};
