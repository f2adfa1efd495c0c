/** The kinds of the pages that a search finds. */
import type { SearchKind } from "./indexing/format.ts";

/** The kinds that a page belongs to, from the whole part of the site to the smallest. */
export const kindsOfPath = (path: string, kinds: readonly SearchKind[]): SearchKind[] =>
	kinds
		.filter((kind) => path === kind.path || path.startsWith(`${kind.path}/`))
		.sort((a, b) => a.path.length - b.path.length);
