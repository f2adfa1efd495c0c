/** Makes an index of elasticlunr that knows the rules of the language. */
import elasticlunr from "elasticlunr";
import { type ElasticlunrInput, type SearchSection, writeElasticlunrJson } from "../elasticlunr-json.ts";
import { createLexicon } from "../lexicon.ts";
import { forEachToken } from "../tokenizer.ts";
import { unpackWords } from "./vocabulary.ts";

export function createElasticlunrIndex(input: ElasticlunrInput): elasticlunr.Index<SearchSection> {
	const { words, language } = input;
	const lexicon = createLexicon(unpackWords(words), language);
	const index = elasticlunr.Index.load<SearchSection>(JSON.parse(writeElasticlunrJson(input)));
	// A function of a pipeline returns one word, but a word of a query may stand for several.
	index.pipeline.run = (tokens) =>
		tokens.flatMap((token) => {
			const known: string[] = [];
			forEachToken(token, language, (whole, parts) => {
				for (const part of whole === undefined ? parts : [whole])
					known.push(...lexicon.exactMatches(part).flatMap(({ term }) => lexicon.wordsOf(term).slice(0, 1)));
			});
			return known.length > 0 ? known : [token];
		});
	return index;
}
