import { languageOfTag } from "../../model/content/language-tag.ts";
import { CODE_PLACEHOLDER } from "../../model/site/outline.ts";
import { lazily } from "../../model/text/lazily.ts";
import { extractProse, type ProseText, problemInText } from "../content/prose.ts";
import { defineRule, type LintedDocument, type RuleProblem } from "../content/rule.ts";

/**
 * French and German have marks of their own; in English, a page should use one kind. Only double marks are looked at: a
 * single one may be an apostrophe. A straight mark after a number may be a sign for inches. Marks within other marks
 * may be those of the quoted language.
 */
export const quotationMarks = defineRule({
	id: "quotation-marks",
	summary: "Quotation marks are not those of the language, or a page mixes two kinds of them",
	severity: "log",
	*checkDocument(linted, { marks = {} }) {
		const { locale } = linted.file;
		const language = languageOfTag(linted.languageTag);
		const own = marks[locale] ?? marks[language];
		const style = own === undefined ? STYLES[language] : styleOf(own);
		if (style) for (const [prose, quotes] of quotationsIn(linted)) yield* foreignMarks(linted, prose, quotes, style);
		else if (language === "en") yield* mixedMarks(linted);
	},
});

interface QuotationStyle {
	/** With the spaces that belong inside the marks. */
	readonly open: string;
	readonly close: string;
	/** Pairs that are correct as well. */
	readonly others: readonly string[];
}

const STYLES: Readonly<Record<string, QuotationStyle>> = {
	fr: { open: "«\u00a0", close: "\u00a0»", others: [] },
	de: { open: "„", close: "“", others: ["»«", "«»"] },
};

/** `"»«"` and `"« »"` are an opening and a closing mark, with spaces inside if there is one between them. */
function styleOf(marks: string): QuotationStyle {
	const [open = '"', ...rest] = marks;
	const close = rest.at(-1) ?? open;
	const space = rest.slice(0, -1).join("");
	return { open: open + space, close: space + close, others: [] };
}

/** A quoted text, or a mark without a counterpart. */
interface Quotation {
	readonly start: number;
	/** The index of the closing mark. */
	readonly end?: number;
	/** Within other quotation marks. */
	readonly isNested: boolean;
}

function* quotationsIn(linted: LintedDocument): Generator<[ProseText, readonly Quotation[]]> {
	for (const prose of extractProse(linted)) if (MARKS.test(prose.text)) yield [prose, pairMarks(prose.text)];
}

const MARKS = /["“”„«»]/;
const ALL_MARKS = /["“”„«»]/g;
const STRAIGHT = '"';

/** What stands before an opening mark. */
const BEFORE_OPENING = new RegExp(`(?:^|[\\s(\\[{/–—‘’'${CODE_PLACEHOLDER}“„«»-])$`);

function pairMarks(text: string): Quotation[] {
	const found: Quotation[] = [];
	const open: number[] = [];
	for (const { 0: mark, index } of text.matchAll(ALL_MARKS)) {
		const start = open.at(-1);
		if (start !== undefined && canClose(text, start, index)) {
			open.pop();
			found.push({ start, end: index, isNested: open.length > 0 });
		} else if (mark !== STRAIGHT || BEFORE_OPENING.test(text.slice(Math.max(0, index - 1), index))) open.push(index);
		else if (!/\p{N}/u.test(text[index - 1] ?? "")) found.push({ start: index, isNested: false });
	}
	found.push(...open.map((start) => ({ start, isNested: false })));
	return found.sort((a, b) => a.start - b.start);
}

/** The marks that end what another one begins, in any language. */
const CLOSING: Readonly<Record<string, string>> = {
	[STRAIGHT]: STRAIGHT,
	"“": '”"',
	"”": "”",
	"„": '“”"',
	"«": "»",
	"»": "«»",
};

/** `“` after a space begins an English quotation within a German one. */
const canClose = (text: string, start: number, end: number): boolean =>
	CLOSING[text[start] as string]?.includes(text[end] as string) === true &&
	!(text[end] === "“" && /\s/.test(text[end - 1] as string));

function* foreignMarks(
	linted: LintedDocument,
	prose: ProseText,
	quotations: readonly Quotation[],
	style: QuotationStyle,
): Generator<RuleProblem> {
	const { text } = prose;
	const accepted = [style.open.trim() + style.close.trim(), ...style.others];
	for (const quotation of quotations) {
		const { start, end, isNested } = quotation;
		const first = text[start] as string;
		const isAccepted =
			end === undefined
				? accepted.some((pair) => pair.includes(first)) // the other one is in another block
				: accepted.includes(first + text[end]);
		if (isAccepted || isNested) continue;
		const language = languageNames().of(linted.languageTag);
		yield* replaceMarks(linted, prose, quotation, style, {
			message: `not in ${language} quotation marks: ${shortened(text.slice(start, (end ?? text.length) + 1))}`,
			hint: `write ${style.open}…${style.close}`,
		});
	}
}

/** Loaded only for problems, because it takes milliseconds. */
const languageNames = lazily(() => new Intl.DisplayNames(["en"], { type: "language" }));

const MAX_QUOTED_LENGTH = 40;
const shortened = (text: string): string => {
	const line = text.replace(/\s+/g, " ");
	return line.length > MAX_QUOTED_LENGTH ? `${line.slice(0, MAX_QUOTED_LENGTH)}…` : line;
};

/** Reports those that are fewer; the straight ones if both are as many. */
function* mixedMarks(linted: LintedDocument): Generator<RuleProblem> {
	const found = [...quotationsIn(linted)].flatMap(([prose, quotations]) =>
		quotations.flatMap((quotation) => {
			const mark = prose.text[quotation.start] as string;
			const isStraight = mark === STRAIGHT;
			const isPair = quotation.end !== undefined;
			return isPair && (isStraight || mark === "“") ? [{ prose, quotation, isStraight }] : [];
		}),
	);
	const straight = found.filter(({ isStraight }) => isStraight);
	if (straight.length === 0 || straight.length === found.length) return;
	const areStraightFewer = straight.length * 2 <= found.length;
	const style: QuotationStyle = areStraightFewer
		? { open: "“", close: "”", others: [] }
		: { open: STRAIGHT, close: STRAIGHT, others: [] };
	for (const { prose, quotation, isStraight } of found)
		if (isStraight === areStraightFewer)
			yield* replaceMarks(linted, prose, quotation, style, {
				message: areStraightFewer
					? "straight quotation mark on a page that has mostly curly ones"
					: "curly quotation mark on a page that has mostly straight ones",
				hint: `write ${style.open}…${style.close}`,
			});
}

/** One problem if the quotation is in one piece in the file, otherwise one for each mark. */
function* replaceMarks(
	linted: LintedDocument,
	prose: ProseText,
	{ start, end }: Quotation,
	{ open, close }: QuotationStyle,
	texts: Pick<RuleProblem, "message" | "hint">,
): Generator<RuleProblem> {
	if (end === undefined) {
		yield problemInText(linted, prose, { start, end: start + 1 }, texts);
		return;
	}
	const quoted = prose.text.slice(start + 1, end).trim();
	const whole = problemInText(linted, prose, { start, end: end + 1, replacement: open + quoted + close }, texts);
	if (whole.fix) yield whole;
	else
		for (const [index, replacement] of [
			[start, open],
			[end, close],
		] as const)
			yield problemInText(linted, prose, { start: index, end: index + 1, replacement }, texts);
}
