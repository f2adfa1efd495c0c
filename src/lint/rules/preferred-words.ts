import { findingInText, languageOf, proseOf } from "../prose.ts";
import { defineRule } from "../rule.ts";

/** Finds nothing until the configuration lists words. */
export const preferredWords = defineRule({
	id: "preferred-words",
	summary: "A word is used for which the site prefers another one",
	severity: "warn",
	*checkDocument(linted, { words = {} }) {
		const { locale } = linted.file;
		const list = {
			...words[languageOf(locale)],
			...words[locale],
		};
		const preferred = new Map(
			Object.entries(list).map((entry) => [keyOf(entry[0]), entry]),
		);
		if (preferred.size === 0) return;
		const pattern = patternOf(preferred);
		for (const prose of proseOf(linted))
			for (const { 0: found, index } of prose.text.matchAll(pattern)) {
				const end = index + found.length;
				if (isInAddress(prose.text, index, end)) continue;
				const better = withCaseOf(
					found,
					...(preferred.get(keyOf(found)) as [string, string]),
				);
				if (better === found.replace(/\s+/g, " ")) continue;
				yield findingInText(
					linted,
					prose,
					{ start: index, end, replacement: better },
					{
						message: `"${found.replace(/\s+/g, " ")}" is not the preferred word`,
						hint: `write "${better}"`,
					},
				);
			}
	},
});

/** Words are compared without regard to case, and to which spaces separate their parts. */
const keyOf = (word: string): string =>
	word.toLowerCase().replace(/\s+/g, " ").trim();

const patterns = new Map<string, RegExp>();

/** Whole words: a hyphen makes a word part of a longer one, which may need another word in its place. */
function patternOf(preferred: ReadonlyMap<string, unknown>): RegExp {
	const source = [...preferred.keys()]
		.sort((a, b) => b.length - a.length)
		.map((word) =>
			word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(" ", "\\s+"),
		)
		.join("|");
	const known = patterns.get(source);
	if (known) return known;
	const pattern = new RegExp(
		`(?<![\\p{L}\\p{N}_-])(?:${source})(?![\\p{L}\\p{N}_-])`,
		"giu",
	);
	patterns.set(source, pattern);
	return pattern;
}

/** In a URL, a path, a file name or an email address, a word cannot be replaced. */
const isInAddress = (text: string, start: number, end: number): boolean =>
	/[/\\@#=&.]$/.test(text.slice(Math.max(0, start - 1), start)) ||
	/^(?:[/\\@=]|\.\p{L})/u.test(text.slice(end, end + 2));

/** The preferred word is written as in the list, with a capital letter or in capitals if only the found one is. */
function withCaseOf(found: string, listed: string, better: string): string {
	if (found === listed) return better;
	const isUpper = (text: string) =>
		text.length > 1 && text === text.toUpperCase();
	const isCapitalized = (text: string) =>
		text.charAt(0) !== text.charAt(0).toLowerCase();
	if (found === better) return better;
	if (isUpper(found) && !isUpper(listed)) return better.toUpperCase();
	return isCapitalized(found) && !isCapitalized(listed)
		? better.charAt(0).toUpperCase() + better.slice(1)
		: better;
}
