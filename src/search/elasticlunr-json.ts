/**
 * Writes an index in elasticlunr's own format, with all words of the packed one. Made as text: building elasticlunr's
 * objects, one for each letter and each posting, takes several times as long.
 */
import elasticlunr from "elasticlunr";
import {
	defaultHeadingId,
	FIELD_BOOSTS,
	type IndexedField,
	type SearchDocuments,
	type SearchIndex,
} from "./indexing/format.ts";
import { unpackPostings, weightOfPosting } from "./indexing/postings.ts";
import { unpackWords } from "./indexing/vocabulary.ts";
import type { SearchLanguage } from "./language.ts";
import { termOf } from "./tokenizer.ts";

/** What the index finds: a page up to its first heading, or a section of it. Texts are in other files. */
export interface SearchSection extends Partial<Record<IndexedField, string>> {
	/** The number of the section, as in the results of a search. */
	readonly id: number;
	/** The title of the page. */
	readonly title: string;
	/** The heading of the section; empty before the first one. */
	readonly heading: string;
	/** Relative to the locale's home page, with the fragment of the heading. */
	readonly path: string;
}

/** `postings` are those of all terms. */
export interface ElasticlunrInput extends Pick<SearchIndex, "sections" | "words" | "postings"> {
	readonly language: SearchLanguage;
	/** Without them, the stored documents have numbers only. */
	readonly documents?: SearchDocuments | undefined;
}

/**
 * All words of a term have its postings, so that an index without our rules of the language finds each form of a word
 * that occurs. It has no pipeline, so elasticlunr loads it without any function registered.
 */
export function writeElasticlunrJson(input: ElasticlunrInput): string {
	const sections = sectionsOf(input);
	const fields = Object.keys(FIELD_BOOSTS) as IndexedField[];
	const words = wordsByField(input, fields);
	const tries = fields.map(
		(field) => `${JSON.stringify(field)}:{"root":${buildTrie(words.get(field) as Map<string, WordPostings>)}}`,
	);
	const store = {
		docs: Object.fromEntries(sections.map((section) => [section.id, section])),
		// No lengths of fields: they are part of the weights.
		docInfo: Object.fromEntries(sections.map(({ id }) => [id, {}])),
		length: sections.length,
		save: true,
	};
	const { version } = elasticlunr;
	return `${asciiJson({ version, fields, ref: "id", pipeline: [], documentStore: store }).slice(0, -1)},"index":{${tries.join()}}}`;
}

/** The postings of a word in a field, as members of an object by section. */
interface WordPostings {
	readonly json: string;
	readonly count: number;
}

function wordsByField({ words, postings, sections, language }: ElasticlunrInput, fields: readonly IndexedField[]) {
	const byField = new Map(fields.map((field) => [field, new Map<string, WordPostings>()]));
	const packed = postings.split(" ");
	const keys = Array.from({ length: sections }, (_, id) => `"${id}":{"tf":`);
	const wordsByTerm = new Map<string, string[]>();
	for (const word of unpackWords(words)) {
		const term = termOf(word, language);
		const known = wordsByTerm.get(term);
		if (known) known.push(word);
		else wordsByTerm.set(term, [word]);
	}
	for (const [number, ofTerm] of [...wordsByTerm.values()].entries()) {
		const members = new Map<IndexedField, string[]>();
		for (const posting of unpackPostings(packed[number] ?? "")) {
			const member = `${keys[posting.section]}${weightOfPosting(posting)}}`;
			const known = members.get(posting.field);
			if (known) known.push(member);
			else members.set(posting.field, [member]);
		}
		for (const [field, list] of members) {
			const found = { json: list.join(), count: list.length };
			for (const word of ofTerm) byField.get(field)?.set(word, found);
		}
	}
	return byField;
}

/** Nested objects, one for each letter: `{"docs":{},"df":0,"a":{…}}`. Sorted, so that each is written once. */
function buildTrie(words: ReadonlyMap<string, WordPostings>): string {
	const parts = ['{"docs":{},"df":0'];
	const starts = new Map<string, string>();
	/** A node up to its postings. */
	const startOf = (letter: string): string => {
		const start = starts.get(letter) ?? `,${asciiJson(letter)}:{"docs":{`;
		starts.set(letter, start);
		return start;
	};
	let before = "";
	for (const word of [...words.keys()].sort()) {
		const { json: docs, count } = words.get(word) as WordPostings;
		const shared = sharedLength(before, word);
		parts.push("}".repeat(before.length - shared));
		const last = word.length - 1;
		for (let at = shared; at < last; at++) parts.push(startOf(word.charAt(at)), '},"df":0');
		parts.push(startOf(word.charAt(last)), docs, `},"df":${count}`);
		before = word;
	}
	parts.push("}".repeat(before.length + 1));
	return parts.join("");
}

/** Engines store a text without other characters in half the memory, and threads exchange it in half the time. */
const asciiJson = (value: unknown): string =>
	JSON.stringify(value).replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);

function sharedLength(one: string, other: string): number {
	let length = 0;
	while (length < one.length && one.charAt(length) === other.charAt(length)) length++;
	return length;
}

function sectionsOf({ documents, sections: count }: ElasticlunrInput): SearchSection[] {
	if (!documents) return Array.from({ length: count }, (_, id) => ({ id, title: "", heading: "", path: "" }));
	return documents.pages
		.flatMap(([title, path, , sections]) =>
			sections.map((section) => {
				const [heading, id] = typeof section === "string" ? [section, defaultHeadingId(section)] : section;
				return { title, heading, path: id ? `${path}#${id}` : path };
			}),
		)
		.map((section, id) => ({ id, ...section }));
}
