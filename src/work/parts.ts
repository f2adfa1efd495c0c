/** How much of a stage is one task: enough that handing it out costs little, and little enough that threads end together. */
import type { Page } from "../model/page.ts";
import type { SourceFile } from "../model/source.ts";

/** In characters: a few hundredths of a second. */
const TEXT = 100_000;
/** So many pages are in memory with all their files when these are handed on. */
const PAGES = 32;

/** A long file is a part of its own. */
export function filesTogether(files: readonly SourceFile[]): SourceFile[][] {
	const parts: SourceFile[][] = [];
	let length = TEXT;
	for (const file of files) {
		length += file.text.length;
		if (length > TEXT) {
			parts.push([]);
			length = file.text.length;
		}
		parts.at(-1)?.push(file);
	}
	return parts;
}

export const pagesTogether = (pages: readonly Page[]): Page[][] =>
	Array.from({ length: Math.ceil(pages.length / PAGES) }, (_, i) =>
		pages.slice(i * PAGES, (i + 1) * PAGES),
	);
