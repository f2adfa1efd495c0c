/** How much of a page's title a query says. */
import type { Language } from "./language.ts";
import { fold, termOf, type Word, wordsOf } from "./words.ts";

/** A query that says nothing but words of the title asks for that page more than for any other that has them. */
const WHOLE_TITLE = 0.5;

/** The factor on the score of a page for a query: 1, more where the title has all words of the query, most where it is the query. */
export function titleFactors(
	titles: readonly string[],
	language: Language,
): (query: string) => (page: number) => number {
	const known = new Map<number, readonly string[]>();
	const termsOf = (page: number): readonly string[] => {
		const terms =
			known.get(page) ?? wordsOf(titles[page] ?? "", language).flatMap(formsOf);
		known.set(page, terms);
		return terms;
	};
	const formsOf = ({ whole, parts }: Word) =>
		(parts.length > 0 ? parts : [whole ?? ""]).map((word) =>
			termOf(word, language),
		);

	return (query) => {
		const words = wordsOf(query, language);
		const open =
			words.at(-1)?.end === query.length ? fold(words.at(-1)?.whole ?? "") : "";
		const asked = words.flatMap((word) =>
			formsOf(word).map((term) => ({ term, isStop: isStop(word, language) })),
		);
		const last = asked.length - 1;
		return (page) => {
			const title = termsOf(page);
			if (title.length === 0) return 1;
			const said = asked.filter(
				({ term }, i) =>
					title.includes(term) ||
					(i === last &&
						open.length > 1 &&
						title.some((other) => other.startsWith(open))),
			);
			const isTitle = asked.every((one) => said.includes(one) || one.isStop);
			return isTitle
				? 1 + WHOLE_TITLE * Math.min(1, said.length / title.length)
				: 1;
		};
	};
}

const isStop = ({ whole }: Word, { stopWords }: Language): boolean =>
	whole !== undefined && stopWords.has(whole);
