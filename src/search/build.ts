/**
 * The index of a locale's pages.
 *
 * 1. Cuts each section's fields into words; what nobody looks for is left out.
 * 2. Counts the terms of the words.
 * 3. Weighs them by BM25 and writes them down.
 */
import { decoded } from "../model/route.ts";
import {
	FIELDS,
	type Field,
	type PageText,
	type SearchIndex,
} from "./format.ts";
import type { Language } from "./language.ts";
import { levelOf, type Posting, packPostings } from "./postings.ts";
import { packWords } from "./vocabulary.ts";
import { eachWord, fold, termOf } from "./words.ts";

/** A page as the index sees it. */
export interface IndexedPage {
	readonly title: string;
	readonly keywords: readonly string[];
	/** Below the locale's address, as a link has it; its last word is often what a page is called by. */
	readonly path: string;
	readonly sections: readonly {
		readonly heading: string;
		readonly text: string;
		readonly code: string;
	}[];
}

/** Numbers of issues with their authors, hashes of commits, handles: half of a changelog, and nobody looks for them. */
const NOISE =
	/\((?:[^()#]{0,20}#\d|[0-9a-f]{7,40}\b)[^()]*\)|(?<![\p{L}\p{N}])(?:#\d+\b|@[\w-]+(?![\w/-]))|\b(?=[a-f]*\d)(?=\d*[a-f])[0-9a-f]{7,40}\b/gu;

const HINT_OF_NOISE = /[#@]|\b[0-9a-f]{7}/;

/** Long numbers are no words, but times, sizes and keys. */
const NUMBER = /^\d{7,}$/;

/** The index but its id: that depends on what the sections are called, too. */
export function indexOf(
	pages: readonly IndexedPage[],
	lang: string,
	language: Language,
): Omit<SearchIndex, "id" | "synonyms"> {
	const { sections, words: counted, lengths } = countsOf(pages, language);
	const words = [...counted.keys()]
		.map((word) => [fold(word), word] as const)
		.sort(([a, x], [b, y]) => (a === b ? order(x, y) : order(a, b)))
		.map(([, word]) => word);
	const terms = new Set(words.map((word) => counted.get(word) as Term));
	const averages = lengths.map(averageOf);
	return {
		lang,
		sections,
		words: packWords(words),
		postings: [...terms]
			.map((term) => packPostings(postingsOf(term, lengths, averages)))
			.join(" "),
	};
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What excerpts are cut from. */
export const textOf = ({ sections }: Pick<IndexedPage, "sections">): PageText =>
	sections.map(({ text, code }) =>
		code ? `${text} ${code.replace(/\s+/g, " ")}`.trim() : text,
	);

const NAMES = Object.keys(FIELDS) as Field[];
const [TITLE, HEADING, TEXT, CODE] = (
	["title", "heading", "text", "code"] as const
).map((name) => NAMES.indexOf(name)) as [number, number, number, number];

/** Where a term stands, as it is counted. */
interface Term {
	/** A section's number times the number of fields, and the field's. */
	readonly places: number[];
	readonly frequencies: number[];
}

interface Counted {
	readonly sections: number;
	/** The term of each word; a term is the same object for all of its words. */
	readonly words: ReadonlyMap<string, Term>;
	/** By field: how many words each section has there. */
	readonly lengths: readonly (readonly number[])[];
}

/** What there is to know of a word, whenever it comes. */
interface Known {
	readonly term: Term;
	/** In running text it is only weight; in titles a reader may ask for it: “to do”. */
	readonly isStopWord: boolean;
	readonly isNumber: boolean;
	/** It is one of the index. */
	isCounted: boolean;
}

function countsOf(pages: readonly IndexedPage[], language: Language): Counted {
	const met = new Map<string, Known>();
	const words = new Map<string, Term>();
	const terms = new Map<string, Term>();
	const lengths: number[][] = NAMES.map(() => []);
	const meet = (word: string): Known => {
		const name = termOf(word, language);
		const term = terms.get(name) ?? { places: [], frequencies: [] };
		terms.set(name, term);
		const known = {
			term,
			isStopWord: language.stopWords.has(word),
			isNumber: NUMBER.test(word),
			isCounted: false,
		};
		met.set(word, known);
		return known;
	};
	const count = (word: string, field: number, section: number) => {
		const known = met.get(word) ?? meet(word);
		const isRunning = field === TEXT || field === CODE;
		if (known.isNumber || (known.isStopWord && isRunning)) return;
		const { term } = known;
		if (!known.isCounted) words.set(word, term);
		known.isCounted = true;
		const { places, frequencies } = term;
		const place = section * NAMES.length + field;
		const last = places.length - 1;
		if (places[last] === place)
			frequencies[last] = (frequencies[last] ?? 0) + 1;
		else {
			places.push(place);
			frequencies.push(1);
		}
	};
	const add = (field: number, section: number, text: string) => {
		let length = 0;
		const quiet = HINT_OF_NOISE.test(text) ? text.replace(NOISE, " ") : text;
		eachWord(quiet, language, (whole, parts) => {
			if (whole !== undefined) count(whole, field, section);
			for (const part of parts) count(part, field, section);
			length += parts.length || 1;
		});
		lengths[field]?.push(length);
	};
	let section = 0;
	for (const page of pages)
		for (const [place, { heading, text, code }] of page.sections.entries()) {
			add(TITLE, section, place === 0 ? titleWords(page) : "");
			add(
				HEADING,
				section,
				place === 0 ? [heading, ...page.keywords].join("\n") : heading,
			);
			add(TEXT, section, text);
			add(CODE, section, code);
			section++;
		}
	return { sections: section, words, lengths };
}

/** The title, and the file's name as far as the title does not say it. */
function titleWords({ title, path }: IndexedPage): string {
	const name = decoded(/([^/]*)\/?$/.exec(path)?.[1] ?? "");
	const said = fold(title.toLowerCase());
	const rest = name
		.split(/[-_]/)
		.filter((part) => !said.includes(part.toLowerCase()) && /^\D/.test(part));
	return [title, ...rest].join(" ");
}

function postingsOf(
	{ places, frequencies }: Term,
	lengths: Counted["lengths"],
	averages: readonly number[],
): Posting[] {
	return places.map((place, i) => {
		const field = place % NAMES.length;
		const section = (place - field) / NAMES.length;
		const name = NAMES[field] as Field;
		const level = levelOf(name, {
			frequency: frequencies[i] as number,
			length: lengths[field]?.[section] as number,
			average: averages[field] as number,
		});
		return { section, field: name, level };
	});
}

/** Of the sections that have the field. */
function averageOf(lengths: readonly number[]): number {
	const used = lengths.filter((length) => length > 0);
	const sum = used.reduce((all, length) => all + length, 0);
	return sum / Math.max(1, used.length);
}
