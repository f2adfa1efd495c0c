import { languageOfTag } from "../../model/content/language-tag.ts";
import { didYouMean } from "../../model/problems/problem.ts";
import { currentOriginalOf } from "../content/compare-translation.ts";
import { defineRule, type LintedDocument, type RuleOptions } from "../content/rule.ts";

/** Finds nothing until the configuration lists labels. */
export const interfaceLabels = defineRule({
	id: "interface-labels",
	summary: "A text in bold is not a label of the interface that the site documents",
	severity: "warn",
	*checkDocument(linted, options) {
		if (!options.labels?.length) return;
		const original = currentOriginalOf(linted);
		const known = knownLabelsOf(linted, original, options);
		for (const { text, at } of boldLabelsIn(linted, options)) {
			if (known.has(text)) continue;
			yield {
				message: `"${text}" is not a ${original ? "translation of a label on the original page" : "known label"}`,
				at,
				hint: didYouMean(text, known) ?? `list it in "labels", or in "ignore" if it is no label`,
			};
		}
	},
});

type LabelOptions = RuleOptions<"interface-labels">;

/** In a translation, only those that stand for a label of the original. */
function knownLabelsOf(linted: LintedDocument, original: LintedDocument | undefined, options: LabelOptions) {
	const originals = original && new Set(boldLabelsIn(original, options).map(({ text }) => text));
	const isUsed = (label: Label) => !original || originals?.has(textIn(label, original) ?? "");
	const labels = (options.labels ?? []).filter(isUsed);
	return new Set(labels.flatMap((label) => textIn(label, linted) ?? []));
}

type Label = NonNullable<LabelOptions["labels"]>[number];

const textIn = (label: Label, { file: { locale }, languageTag }: LintedDocument): string | undefined =>
	typeof label === "string" ? label : (label[locale] ?? label[languageOfTag(languageTag)]);

const ARROW = /\s+[→>›]\s+/g;

/** Emphasis begins in lower case, or is a sentence or the beginning of one. */
const EMPHASIS = /^\p{Ll}|(?<!\.\.)[.,:;?!]$/u;

/** Each step of a menu path is a label, and so is a bold text that does not look like emphasis. */
function boldLabelsIn({ outline }: LintedDocument, { ignore = [], alone = true }: LabelOptions) {
	return outline.bold.flatMap(({ text, at }) => {
		const arrows = [...text.matchAll(ARROW)];
		if (arrows.length === 0 && (!alone || EMPHASIS.test(text))) return [];
		const starts = [0, ...arrows.map(({ 0: arrow, index }) => index + arrow.length)];
		return starts
			.map((start, index) => ({
				text: text.slice(start, arrows[index]?.index),
				at: { ...at, column: at.column + start },
			}))
			.filter((label) => !ignore.includes(label.text));
	});
}
