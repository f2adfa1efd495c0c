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
	const termsByNumber = new Map<number, readonly string[]>();
	const termsOf = (number: number): readonly string[] => {
		const terms = termsByNumber.get(number) ?? tokenize(titles[number] ?? "", language).flatMap(formsOf);
		termsByNumber.set(number, terms);
		return terms;
	};
	const formsOf = ({ whole, parts }: WordToken) =>
		(parts.length > 0 ? parts : [whole ?? ""]).map((word) => termOf(word, language));

	return (query) => {
		const words = tokenize(query, language);
		const openPrefix = words.at(-1)?.end === query.length ? foldAccents(words.at(-1)?.whole ?? "") : "";
		const queryTerms = words.flatMap((word) =>
			formsOf(word).map((term) => ({
				term,
				isStop: isStopWord(word, language),
			})),
		);
		const last = queryTerms.length - 1;
		return (number) => {
			const title = termsOf(number);
			if (title.length === 0) return 1;
			const matchedTerms = queryTerms.filter(
				({ term }, i) =>
					title.includes(term) ||
					(i === last && openPrefix.length > 1 && title.some((other) => other.startsWith(openPrefix))),
			);
			const isTitle = queryTerms.every((one) => matchedTerms.includes(one) || one.isStop);
			return isTitle ? 1 + boost * Math.min(1, matchedTerms.length / title.length) : 1;
		};
	};
}

const isStopWord = ({ whole }: WordToken, { stopWords }: SearchLanguage): boolean =>
	whole !== undefined && stopWords.has(whole);
