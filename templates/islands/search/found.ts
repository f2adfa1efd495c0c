/** The names of what a search gives. */
import type { Searcher } from "../../../src/client/search/searcher.ts";

export type Found = Awaited<ReturnType<Searcher["search"]>>;
export type FoundPage = Found["pages"][number];
export type FoundSection = FoundPage["sections"][number];
export type Marked = FoundPage["title"];
