/** Boosts pages and sections whose title matches the query. */
import type { SearchLanguage } from "../language.ts";
import { foldAccents, termOf, tokenize, type WordToken } from "../tokenizer.ts";

/** A query made up of a page's title words most likely means that page. */
export const TITLE_MATCH_BOOST = 0.5;
/** The same with the heading of a section: questions are often headings. */
export const HEADING_MATCH_BOOST = 0.8;

/**
 * The factor on the score of a page or section by its number: 1, higher if all words of the query are in its title,
 * highest if they are all of the title.
 *
 * @param boost what the highest factor is above 1
 */
export function createTitleBoosts(
	titles: readonly string[],
	boost: number,
	language: SearchLanguage,
): (query: string) => (number: number) => number {
	const termsByNumber: (readonly string[] | undefined)[] = [];
	const termsOf = (number: number): readonly string[] => {
		termsByNumber[number] ??= tokenize(titles[number] ?? "", language).flatMap(formsOf);
		return termsByNumber[number];
	};
	const formsOf = ({ whole, parts }: WordToken) =>
		(parts.length > 0 ? parts : [whole ?? ""]).map((word) => termOf(word, language));

	return (query) => {
		const words = tokenize(query, language);
		const openPrefix = words.at(-1)?.end === query.length ? foldAccents(words.at(-1)?.whole ?? "") : "";
		const terms = words.flatMap((word) => formsOf(word).map((term) => ({ term, isStop: isStopWord(word, language) })));
		const queryTerms = terms.map((queryTerm, i) => ({
			...queryTerm,
			isOpen: openPrefix.length > 1 && i === terms.length - 1,
		}));
		return (number) => {
			const title = termsOf(number);
			let matched = 0;
			for (const { term, isStop, isOpen } of queryTerms) {
				if (title.includes(term) || (isOpen && title.some((other) => other.startsWith(openPrefix)))) matched++;
				else if (!isStop) return 1;
			}
			return title.length === 0 ? 1 : 1 + boost * Math.min(1, matched / title.length);
		};
	};
}

const isStopWord = ({ whole }: WordToken, { stopWords }: SearchLanguage): boolean =>
	whole !== undefined && stopWords.has(whole);
