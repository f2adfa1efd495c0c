/**
 * Splits a stage's work into tasks: large enough to keep overhead low, small enough for threads to finish at about
 * the same time.
 */
import type { Page } from "../model/page.ts";
import type { SourceFile } from "../model/source.ts";

/** Characters; parsing them takes a few hundredths of a second. */
const MAX_BATCH_CHARS = 100_000;
/** Limits how many rendered pages are in memory at a time. */
const PAGES_PER_BATCH = 32;

/** A file longer than the limit is a batch of its own. */
export function batchFiles(files: readonly SourceFile[]): SourceFile[][] {
	const batches: SourceFile[][] = [];
	let length = 0;
	for (const file of files) {
		length += file.text.length;
		if (batches.length === 0 || length > MAX_BATCH_CHARS) {
			batches.push([]);
			length = file.text.length;
		}
		batches.at(-1)?.push(file);
	}
	return batches;
}

export const batchPages = (pages: readonly Page[]): Page[][] =>
	Array.from({ length: Math.ceil(pages.length / PAGES_PER_BATCH) }, (_, i) =>
		pages.slice(i * PAGES_PER_BATCH, (i + 1) * PAGES_PER_BATCH),
	);
