/** The texts of a new site, in the languages that there are texts in. */
import { de } from "./sample-texts/de.ts";
import { en } from "./sample-texts/en.ts";
import { es } from "./sample-texts/es.ts";
import { fr } from "./sample-texts/fr.ts";

/** All languages have headings of the same levels, as translations of a page must. */
export interface SampleTexts {
	/** The name of the documents. */
	readonly help: string;
	/** The name of the news. */
	readonly news: string;
	/** The description of the home page. */
	readonly description: string;
	/** The first paragraph of the home page. */
	readonly welcome: string;
	/** Links of the home page. */
	readonly readHelp: string;
	readonly readNews: string;
	/** The heading above the island, the text between them, and the label of the island. */
	readonly tryIt: string;
	readonly island: string;
	readonly clicks: string;
	/** The line below every article. */
	readonly articleEnd: string;
	/** Markdown of the first page of the documents, and of the second. */
	readonly helpPage: string;
	readonly writing: SampleArticle;
	readonly post: SampleArticle;
}

interface SampleArticle {
	readonly title: string;
	/** Markdown. */
	readonly text: string;
}

const TEXTS: Readonly<Record<string, SampleTexts>> = { de, en, es, fr };

/** The subtag of the language: `pt` of `pt-BR`. */
const languageOf = (tag: string): string =>
	tag.split("-")[0]?.toLowerCase() ?? "";

/** Whether the texts exist in a language. */
export const hasTexts = (tag: string): boolean =>
	Object.hasOwn(TEXTS, languageOf(tag));

/** The texts in a language, otherwise in English. */
export const sampleTextsOf = (tag: string): SampleTexts =>
	(hasTexts(tag) && TEXTS[languageOf(tag)]) || en;
