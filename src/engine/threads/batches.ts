/**
 * Splits a stage's work into tasks: large enough to keep overhead low, small enough for threads to finish at about
 * the same time.
 */

import type { SourceFile } from "../../model/content/source.ts";
import type { Page } from "../../model/site/page.ts";

/** Characters; parsing them takes a few hundredths of a second. */
const MAX_BATCH_CHARS = 100_000;
/** Limits how many rendered pages are in memory at a time. */
const PAGES_PER_BATCH = 32;

/** A file longer than the limit is a batch of its own. */
export const batchFiles = (files: readonly SourceFile[]): SourceFile[][] =>
	batchByLength(files, ({ text }) => text.length, MAX_BATCH_CHARS);

/** Sections have a few hundred characters each. Counting their words takes a third of the time of parsing. */
const MAX_BATCH_SECTIONS = 400;

export const batchIndexedPages = <Page extends { readonly sections: readonly unknown[] }>(
	pages: readonly Page[],
): Page[][] => batchByLength(pages, ({ sections }) => sections.length, MAX_BATCH_SECTIONS);

function batchByLength<Item>(items: readonly Item[], lengthOf: (item: Item) => number, maxLength: number): Item[][] {
	const batches: Item[][] = [];
	let length = 0;
	for (const item of items) {
		length += lengthOf(item);
		if (batches.length === 0 || length > maxLength) {
			batches.push([]);
			length = lengthOf(item);
		}
		batches.at(-1)?.push(item);
	}
	return batches;
}

export const batchPages = (pages: readonly Page[]): Page[][] =>
	Array.from({ length: Math.ceil(pages.length / PAGES_PER_BATCH) }, (_, i) =>
		pages.slice(i * PAGES_PER_BATCH, (i + 1) * PAGES_PER_BATCH),
	);
