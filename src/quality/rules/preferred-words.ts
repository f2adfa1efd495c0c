import { languageOfTag } from "../../model/content/language-tag.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";
import { extractProse, problemInText } from "../content/prose.ts";
import { defineRule, type LintedDocument } from "../content/rule.ts";

/** Finds nothing until the configuration lists words. */
export const preferredWords = defineRule({
	id: "preferred-words",
	summary: "A word is used for which the site prefers another one",
	severity: "warn",
	*checkDocument(linted, { words = {} }) {
		const list = wordListOf(words, linted);
		if (!list || !hasOtherWords(linted.file.text, list)) return;
		for (const prose of extractProse(linted))
			for (const { 0: found, index } of prose.text.matchAll(list.wholeWords)) {
				const end = index + found.length;
				if (isInAddress(prose.text, index, end)) continue;
				const better = preferredOf(found, list);
				if (better === undefined) continue;
				yield problemInText(
					linted,
					prose,
					{ start: index, end, replacement: better },
					{ message: `"${found.replace(/\s+/g, " ")}" is not the preferred word`, hint: `write "${better}"` },
				);
			}
	},
});

interface WordList {
	/** The words as they are listed, and what is preferred, by `keyOf(word)`. */
	readonly entries: ReadonlyMap<string, readonly [string, string]>;
	/** Finds all places of the words, and others: it is much faster than `wholeWords`. */
	readonly anywhere: RegExp;
	/** A hyphen makes a word part of a longer one, which may need another word in its place. */
	readonly wholeWords: RegExp;
}

type ListedWords = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** By locale. */
const wordListsOf = memoizeByObject((_words: ListedWords) => new Map<string, WordList | undefined>());

function wordListOf(words: ListedWords, { file: { locale }, languageTag }: LintedDocument): WordList | undefined {
	const known = wordListsOf(words);
	if (!known.has(locale)) known.set(locale, createWordList({ ...words[languageOfTag(languageTag)], ...words[locale] }));
	return known.get(locale);
}

function createWordList(words: Readonly<Record<string, string>>): WordList | undefined {
	const entries = new Map(Object.entries(words).map((entry) => [keyOf(entry[0]), entry]));
	if (entries.size === 0) return undefined;
	const source = [...entries.keys()]
		.sort((a, b) => b.length - a.length)
		.map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&").replaceAll(" ", "\\s+"))
		.join("|");
	return {
		entries,
		anywhere: new RegExp(source, "gi"),
		wholeWords: new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${source})(?![\\p{L}\\p{N}_-])`, "giu"),
	};
}

/** Words are compared without regard to case, and to which spaces separate their parts. */
const keyOf = (word: string): string => word.toLowerCase().replace(/\s+/g, " ").trim();

function hasOtherWords(text: string, list: WordList): boolean {
	for (const [found] of text.matchAll(list.anywhere)) if (preferredOf(found, list) !== undefined) return true;
	return false;
}

/** `undefined` if it is the preferred word already, except perhaps for its case. */
function preferredOf(found: string, { entries }: WordList): string | undefined {
	const [listed, preferred] = entries.get(keyOf(found)) ?? [found, found];
	const better = withCaseOf(found, listed, preferred);
	return better === found ? undefined : better;
}

/** In a URL, a path, a file name or an email address, a word cannot be replaced. */
const isInAddress = (text: string, start: number, end: number): boolean =>
	/[/\\@#=&.]$/.test(text.slice(Math.max(0, start - 1), start)) ||
	/^(?:[/\\@=]|\.\p{L})/u.test(text.slice(end, end + 2));

/** The preferred word is written as in the list, with a capital letter or in capitals if only the found one is. */
function withCaseOf(found: string, listed: string, better: string): string {
	if (found === listed) return better;
	const isUpper = (text: string) => text.length > 1 && text === text.toUpperCase();
	const isCapitalized = (text: string) => text.charAt(0) !== text.charAt(0).toLowerCase();
	if (found === better) return better;
	if (isUpper(found) && !isUpper(listed)) return better.toUpperCase();
	return isCapitalized(found) && !isCapitalized(listed) ? better.charAt(0).toUpperCase() + better.slice(1) : better;
}
