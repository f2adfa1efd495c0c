/**
 * Counts the words of a page, field by field. This takes most of the time of building an index, and depends on nothing
 * but the page and its language.
 */
import { decodeUriText } from "../../model/urls/route.ts";
import type { SearchLanguage } from "../language.ts";
import { foldAccents, forEachToken } from "../tokenizer.ts";
import { FIELD_BOOSTS, type IndexedField } from "./format.ts";

/** A page to index. */
export interface IndexedPage {
	readonly title: string;
	readonly keywords: readonly string[];
	/** Searched with the text of the first section. */
	readonly description?: string;
	/** Relative to the locale's home page, as in links. Its last segment is often what readers call the page. */
	readonly path: string;
	readonly sections: readonly { readonly heading: string; readonly text: string; readonly code: string }[];
}

/** The words of a page, in a form that is small and quick to store. */
export interface PageWords {
	readonly sections: number;
	/** The number of words in each section, by field. */
	readonly lengths: readonly (readonly number[])[];
	/** The different words, separated by spaces. */
	readonly words: string;
	/**
	 * For each word the number of its locations, and that many locations with frequencies: `location * FREQUENCY_BASE +
	 * frequency`. A location is `section * number of fields + field`.
	 */
	readonly occurrences: readonly number[];
}

/** One line, which is quick to store within other texts: it has no quotes. */
export const encodePageWords = ({ sections, lengths, words, occurrences }: PageWords): string =>
	[[sections], occurrences, ...lengths, [words]].map((part) => part.join()).join(";");

export function decodePageWords(text: string): PageWords {
	const [sections, occurrences = "", ...rest] = text.split(";");
	const lengths = rest.slice(0, FIELD_NAMES.length);
	return {
		sections: Number(sections),
		lengths: lengths.map(numbersIn),
		words: rest.slice(FIELD_NAMES.length).join(";"),
		occurrences: numbersIn(occurrences),
	};
}

const numbersIn = (text: string): number[] => JSON.parse(`[${text}]`);

/** Greater than any frequency; more occurrences in a field of a section weigh the same. */
export const FREQUENCY_BASE = 4096;

export const FIELD_NAMES = Object.keys(FIELD_BOOSTS) as IndexedField[];
const [TITLE, HEADING, TEXT, CODE] = (["title", "heading", "text", "code"] as const).map((name) =>
	FIELD_NAMES.indexOf(name),
) as [number, number, number, number];

/** Issue numbers with their authors, commit hashes, user names: half of a changelog, and nobody searches for them. */
const CHANGELOG_NOISE =
	/\((?:[^()#]{0,20}#\d|[0-9a-f]{7,40}\b)[^()]*\)|(?<![\p{L}\p{N}])(?:#\d+\b|@[\w-]+(?![\w/-]))|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,40}\b/gu;

const NOISE_HINT = /[#@]|\b[0-9a-f]{7}/;

/** Long numbers are timestamps, sizes and keys rather than words. */
const LONG_NUMBER = /^\d{7,}$/;

/** Stop words are not indexed in running text, but readers may search for them in titles: "to do". */
const isIndexed = (word: string, field: number, { stopWords }: SearchLanguage): boolean =>
	!LONG_NUMBER.test(word) && !((field === TEXT || field === CODE) && stopWords.has(word));

export function countPageWords(page: IndexedPage, language: SearchLanguage): PageWords {
	const lengths: number[][] = FIELD_NAMES.map(() => []);
	const found = new Map<string, Map<number, number>>();
	const count = (word: string, field: number, section: number) => {
		if (!isIndexed(word, field, language)) return;
		const locations = found.get(word) ?? new Map<number, number>();
		// Code that repeats a word of the text around it says nothing new, and would cost size.
		if (field === CODE && locations.has(section * FIELD_NAMES.length + TEXT)) return;
		found.set(word, locations);
		const location = section * FIELD_NAMES.length + field;
		locations.set(location, (locations.get(location) ?? 0) + 1);
	};
	/** Returns the number of words. */
	const countText = (field: number, section: number, text: string): number => {
		let length = 0;
		const cleanText = NOISE_HINT.test(text) ? text.replace(CHANGELOG_NOISE, " ") : text;
		forEachToken(cleanText, language, (whole, parts) => {
			if (whole !== undefined) count(whole, field, section);
			for (const part of parts) count(part, field, section);
			length += parts.length || 1;
		});
		return length;
	};
	const add = (field: number, section: number, text: string) => lengths[field]?.push(countText(field, section, text));
	/** To the text of the first section. */
	const addMissingWords = (text: string) =>
		forEachToken(text, language, (whole, parts) => {
			for (const word of whole === undefined ? parts : [whole, ...parts])
				if (!found.get(word)?.has(TEXT)) count(word, TEXT, 0);
		});
	for (const [section, { heading, text, code }] of page.sections.entries()) {
		const isFirst = section === 0;
		add(TITLE, section, isFirst ? titleTextOf(page) : "");
		add(HEADING, section, heading);
		// Each keyword weighs as much as a heading, however many others there are.
		if (isFirst) countText(HEADING, section, page.keywords.join("\n"));
		add(TEXT, section, text);
		if (isFirst) addMissingWords(page.description ?? "");
		add(CODE, section, code);
	}
	const occurrences: number[] = [];
	for (const locations of found.values()) {
		occurrences.push(locations.size);
		for (const [location, frequency] of locations)
			occurrences.push(location * FREQUENCY_BASE + Math.min(frequency, FREQUENCY_BASE - 1));
	}
	return { sections: page.sections.length, lengths, words: [...found.keys()].join(" "), occurrences };
}

/** The title, followed by the words of the file name that the title lacks. */
function titleTextOf({ title, path }: IndexedPage): string {
	const name = decodeUriText(/([^/]*)\/?$/.exec(path)?.[1] ?? "");
	const foldedTitle = foldAccents(title.toLowerCase());
	const rest = name.split(/[-_]/).filter((part) => !foldedTitle.includes(part.toLowerCase()) && /^\D/.test(part));
	return [title, ...rest].join(" ");
}
