/** Makes an index of elasticlunr from the packed one, with all of its words. */
import elasticlunr from "elasticlunr";
import {
	defaultHeadingId,
	FIELD_BOOSTS,
	type SearchDocuments,
	type SearchField,
	type SearchIndex,
} from "./format.ts";
import type { SearchLanguage } from "./language.ts";
import { createLexicon } from "./lexicon.ts";
import { unpackPostings, weightOfPosting } from "./postings.ts";
import { forEachToken } from "./tokenizer.ts";
import { unpackWords } from "./vocabulary.ts";

/** What the index finds: a page up to its first heading, or a section of it. Texts are in other files. */
export interface SearchSection extends Partial<Record<SearchField, string>> {
	/** The number of the section, as in the results of a search. */
	readonly id: number;
	/** The title of the page. */
	readonly title: string;
	/** The heading of the section; empty before the first one. */
	readonly heading: string;
	/** Relative to the locale's home page, with the fragment of the heading. */
	readonly path: string;
}

const FIELDS = Object.keys(FIELD_BOOSTS) as SearchField[];

/**
 * All words of a term have its postings, so that an index without our rules of the language finds each form of a word
 * that occurs. `postings` are those of all terms.
 */
export function createElasticlunrIndex(
	{ words, sections }: Pick<SearchIndex, "words" | "sections">,
	postings: string,
	documents: SearchDocuments | undefined,
	language: SearchLanguage,
): elasticlunr.Index<SearchSection> {
	const index = new elasticlunr.Index<SearchSection>();
	index.setRef("id");
	for (const field of FIELDS) index.addField(field);
	const store = index.documentStore;
	for (const section of sectionsOf(documents, sections)) {
		store.addDoc(section.id, section);
		for (const field of FIELDS) store.addFieldLength(section.id, field, 0); // part of the weights already
	}
	const lexicon = createLexicon(unpackWords(words), language);
	const packed = postings.split(" ");
	for (const [term, number] of lexicon.terms)
		for (const posting of unpackPostings(packed[number] ?? ""))
			for (const word of lexicon.wordsOf(term))
				index.index[posting.field]?.addToken(word, {
					ref: posting.section,
					tf: weightOfPosting(posting),
				});
	// A function of a pipeline returns one word, but a word of a query may stand for several.
	index.pipeline.run = (tokens) =>
		tokens.flatMap((token) => {
			const known: string[] = [];
			forEachToken(token, language, (whole, parts) => {
				for (const part of whole === undefined ? parts : [whole])
					known.push(
						...lexicon
							.exactMatches(part)
							.flatMap(({ term }) => lexicon.wordsOf(term).slice(0, 1)),
					);
			});
			return known.length > 0 ? known : [token];
		});
	return index;
}

function sectionsOf(
	documents: SearchDocuments | undefined,
	count: number,
): SearchSection[] {
	if (!documents)
		return Array.from({ length: count }, (_, id) => ({
			id,
			...{ title: "", heading: "", path: "" },
		}));
	return documents.pages
		.flatMap(([title, path, , sections]) =>
			sections.map((section) => {
				const [heading, id] =
					typeof section === "string"
						? [section, defaultHeadingId(section)]
						: section;
				return { title, heading, path: id ? `${path}#${id}` : path };
			}),
		)
		.map((section, id) => ({ id, ...section }));
}
