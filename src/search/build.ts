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
import { fold, termOf, wordsOf } from "./words.ts";

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

const HINT_OF_NOISE = /[#@]|[0-9a-f]{7}/;

/** Long numbers are no words, but times, sizes and keys. */
const NUMBER = /^\d{7,}$/;

/** The index but its id: that depends on what the sections are called, too. */
export function indexOf(
	pages: readonly IndexedPage[],
	lang: string,
	language: Language,
): Omit<SearchIndex, "id" | "synonyms"> {
	const counted = countsOf(pages, language);
	const words = [...counted.words.keys()]
		.map((word) => [fold(word), word] as const)
		.sort(([a, x], [b, y]) => (a === b ? order(x, y) : order(a, b)))
		.map(([, word]) => word);
	const terms = new Set(words.map((word) => counted.words.get(word) as Term));
	const fields = Object.keys(FIELDS) as Field[];
	const averages = Object.fromEntries(
		fields.map((field) => [field, averageOf(counted.lengths[field])]),
	) as Record<Field, number>;
	return {
		lang,
		sections: counted.sections,
		words: packWords(words),
		postings: [...terms]
			.map((term) => packPostings(postingsOf(term, counted, averages)))
			.join(" "),
	};
}

const order = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** What excerpts are cut from. */
export const textOf = ({ sections }: Pick<IndexedPage, "sections">): PageText =>
	sections.map(({ text, code }) =>
		code ? `${text} ${code.replace(/\s+/g, " ")}`.trim() : text,
	);

/** Where a term stands, as it is counted. */
interface Term {
	readonly sections: number[];
	readonly fields: Field[];
	readonly frequencies: number[];
}

interface Counted {
	readonly sections: number;
	/** The term of each word; a term is the same object for all of its words. */
	readonly words: ReadonlyMap<string, Term>;
	/** Words of each field of each section that has one. */
	readonly lengths: Readonly<Record<Field, ReadonlyMap<number, number>>>;
}

/** What there is to know of a word, whenever it comes. */
interface Known {
	readonly term: Term;
	/** In running text it is only weight; in titles a reader may ask for it: “to do”. */
	readonly isStopWord: boolean;
	readonly isNumber: boolean;
}

function countsOf(pages: readonly IndexedPage[], language: Language): Counted {
	const met = new Map<string, Known>();
	const words = new Map<string, Term>();
	const terms = new Map<string, Term>();
	const lengths = {
		title: new Map<number, number>(),
		heading: new Map<number, number>(),
		text: new Map<number, number>(),
		code: new Map<number, number>(),
	};
	const meet = (word: string): Known => {
		const name = termOf(word, language);
		const term = terms.get(name) ?? {
			sections: [],
			fields: [],
			frequencies: [],
		};
		terms.set(name, term);
		const known = {
			term,
			isStopWord: language.stopWords.has(word),
			isNumber: NUMBER.test(word),
		};
		met.set(word, known);
		return known;
	};
	const count = (word: string, field: Field, section: number) => {
		const { term, isStopWord, isNumber } = met.get(word) ?? meet(word);
		const isRunning = field === "text" || field === "code";
		if (isNumber || (isStopWord && isRunning)) return;
		if (!words.has(word)) words.set(word, term);
		const last = term.sections.length - 1;
		if (term.sections[last] === section && term.fields[last] === field)
			term.frequencies[last] = (term.frequencies[last] as number) + 1;
		else {
			term.sections.push(section);
			term.fields.push(field);
			term.frequencies.push(1);
		}
	};
	const add = (field: Field, section: number, text: string) => {
		let length = 0;
		const quiet = HINT_OF_NOISE.test(text) ? text.replace(NOISE, " ") : text;
		for (const { whole, parts } of wordsOf(quiet, language)) {
			if (whole !== undefined) count(whole, field, section);
			for (const part of parts) count(part, field, section);
			length += parts.length || 1;
		}
		if (length > 0) lengths[field].set(section, length);
	};
	let section = 0;
	for (const page of pages)
		for (const [place, { heading, text, code }] of page.sections.entries()) {
			if (place === 0) add("title", section, titleWords(page));
			add(
				"heading",
				section,
				place === 0 ? [heading, ...page.keywords].join("\n") : heading,
			);
			add("text", section, text);
			add("code", section, code);
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
	{ sections, fields, frequencies }: Term,
	{ lengths }: Counted,
	averages: Readonly<Record<Field, number>>,
): Posting[] {
	return sections.map((section, i) => {
		const field = fields[i] as Field;
		const level = levelOf(field, {
			frequency: frequencies[i] as number,
			length: lengths[field].get(section) as number,
			average: averages[field],
		});
		return { section, field, level };
	});
}

function averageOf(lengths: ReadonlyMap<number, number>): number {
	let sum = 0;
	for (const length of lengths.values()) sum += length;
	return sum / Math.max(1, lengths.size);
}
