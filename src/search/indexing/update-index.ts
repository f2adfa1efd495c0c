/**
 * Changes the index of a locale where a few of its pages have changed: counts, weighs and packs only these. The result
 * is exactly what `buildSearchIndex` makes of all pages.
 */
import type { SearchLanguage } from "../language.ts";
import { termOf } from "../tokenizer.ts";
import { type BuiltIndex, createPagePostings, sortWords, wordsOf } from "./build-index.ts";
import { averageOf, type FieldTotal } from "./index-parts.ts";
import type { PageWords } from "./page-words.ts";
import { type Posting, packPostings } from "./postings.ts";
import { packWords, unpackWords } from "./vocabulary.ts";
import { createWeightLevels, haveSameLevels } from "./weight-levels.ts";

/** A page that is replaced, removed or added. */
export interface IndexChange {
	/** The number of the page's first section, before any change. */
	readonly section: number;
	readonly before?: PageWords;
	readonly after?: PageWords;
}

/**
 * Returns `undefined` if the average length of a field has changed so much that other pages' weights change, too.
 *
 * @param changes in the order of their sections
 */
export function updateSearchIndex(
	{ index, parts }: BuiltIndex,
	changes: readonly IndexChange[],
	language: SearchLanguage,
): BuiltIndex | undefined {
	const totals = parts.totals.map((total, field) => changedTotal(total, field, changes));
	const averages = totals.map(averageOf);
	if (!haveSameLevels(parts.weights, parts.totals.map(averageOf), averages)) return undefined;
	const levels = createWeightLevels(averages);
	const words = unpackWords(index.words);
	const names = new Map(words.map((word) => [word, termOf(word, language)]));
	const packed = postingsByTerm(index.postings, names.values());
	const pages = new Map(words.map((word, i) => [word, parts.wordPages[i] as number]));
	const nameOf = (word: string): string => {
		const name = names.get(word) ?? termOf(word, language);
		names.set(word, name);
		return name;
	};
	let { sections } = index;
	// The last one first, so that the sections before a change still have their numbers.
	for (const { section, before, after } of changes.toReversed()) {
		const range = { first: section, count: before?.sections ?? 0, newCount: after?.sections ?? 0 };
		const added: ReadonlyMap<string, readonly Posting[]> = after
			? createPagePostings(after, section, levels, language)
			: new Map();
		const removed = before ? wordsOf(before).map(nameOf) : [];
		const isShifted = range.count !== range.newCount;
		for (const name of new Set([...added.keys(), ...(isShifted ? packed.keys() : removed)]))
			packed.set(name, replacePostings(packed.get(name) ?? "", range, added.get(name) ?? []));
		for (const word of before ? wordsOf(before) : []) pages.set(word, (pages.get(word) as number) - 1);
		for (const word of after ? wordsOf(after) : []) pages.set(word, (pages.get(word) ?? 0) + 1);
		sections += range.newCount - range.count;
	}
	const present = [...pages.keys()].filter((word) => pages.get(word) !== 0);
	const isSame = present.length === words.length && pages.size === words.length;
	const newWords = isSame ? words : sortWords(present);
	const terms = new Set(newWords.map(nameOf));
	return {
		index: {
			lang: index.lang,
			sections,
			words: isSame ? index.words : packWords(newWords),
			postings: [...terms].map((name) => packed.get(name)).join(" "),
		},
		parts: {
			wordPages: newWords.map((word) => pages.get(word) as number),
			totals,
			weights: [...new Set([...parts.weights, ...levels.inputs()])],
		},
	};
}

function changedTotal(total: FieldTotal, field: number, changes: readonly IndexChange[]): FieldTotal {
	let { words, sections } = total;
	const add = (page: PageWords | undefined, sign: 1 | -1) => {
		for (const length of page?.lengths[field] ?? []) {
			words += sign * length;
			if (length > 0) sections += sign;
		}
	};
	for (const { before, after } of changes) {
		add(before, -1);
		add(after, 1);
	}
	return { words, sections };
}

/** @param names those of the terms of all words, in the order of the words */
function postingsByTerm(postings: string, names: Iterable<string>): Map<string, string> {
	const packed = postings.split(" ");
	return new Map([...new Set(names)].map((name, i) => [name, packed[i] ?? ""]));
}

// Changes the packed postings of a term where pages have changed.

/** Consecutive sections of an index that others take the place of. */
interface SectionRange {
	readonly first: number;
	readonly count: number;
	readonly newCount: number;
}

/** Replaces the postings of a range of sections; those of later sections move with it. `postings` are in new numbers. */
function replacePostings(packed: string, { first, count, newCount }: SectionRange, postings: readonly Posting[]) {
	let section = -1;
	let before = -1;
	let start = packed.length;
	for (let at = 0; at < packed.length; ) {
		const sign = signIndex(packed, at);
		if (sign > at) {
			const next = section + Number.parseInt(packed.slice(at, sign), 36);
			if (next >= first && start === packed.length) {
				before = section;
				start = at;
			}
			if (next >= first + count) {
				const last = postings.at(-1)?.section ?? before;
				const distance = next + newCount - count - last;
				const middle = packAfter(before, postings);
				return `${packed.slice(0, start)}${middle}${distance.toString(36)}${packed.slice(sign)}`;
			}
			section = next;
		}
		at = sign + 1;
	}
	if (start === packed.length) before = section;
	return packed.slice(0, start) + packAfter(before, postings);
}

/** Where the distance at an index ends. */
function signIndex(packed: string, from: number): number {
	let at = from;
	while (isDistanceDigit(packed.charCodeAt(at))) at++;
	return at;
}

const isDistanceDigit = (code: number): boolean => (code >= 48 && code <= 57) || (code >= 97 && code <= 122);

/** Packs the postings that follow those of a section. */
const packAfter = (section: number, postings: readonly Posting[]): string =>
	packPostings(postings.map((posting) => ({ ...posting, section: posting.section - section - 1 })));
