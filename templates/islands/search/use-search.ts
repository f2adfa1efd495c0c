/** The state of the search for the text that the reader has typed. */
import { useEffect, useState } from "react";
import {
	getSearcher,
	type SearchSite,
} from "../../../src/client/search/searcher.ts";
import type { SearchResult } from "../../../src/search/results.ts";

/** `idle` is the state in the server's HTML; `loading` starts with hydration. */
export type SearchPhase = "idle" | "loading" | "ready" | "failed";

export interface SearchAnswer {
	readonly query: string;
	readonly result: SearchResult;
}

export interface SearchState {
	readonly phase: SearchPhase;
	/**
	 * The results for the query, or for the previous one while the current one is pending; `undefined` for an empty query.
	 */
	readonly answer: SearchAnswer | undefined;
	/** Runs the query again after a failure. */
	readonly retry: () => void;
}

/** Runs the latest query as soon as the index is loaded. `site` must be the same object on every render. */
export function useSearch(
	site: SearchSite,
	query: string,
	limit: number,
): SearchState {
	const [phase, setPhase] = useState<SearchPhase>("idle");
	const [answer, setAnswer] = useState<SearchAnswer>();
	const [round, setRound] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new round runs the same query again
	useEffect(() => {
		let isLatest = true;
		const runQuery = async () => {
			const searcher = getSearcher(site);
			await Promise.all([searcher.ready(), loadStyles()]);
			if (!isLatest) return;
			setPhase("ready");
			const result = query ? await searcher.search(query, limit) : undefined;
			if (isLatest) setAnswer(result && { query, result });
		};
		setPhase((phase) => (phase === "idle" ? "loading" : phase));
		runQuery().catch(() => {
			if (isLatest) setPhase("failed");
		});
		return () => {
			isLatest = false;
		};
	}, [site, query, limit, round]);

	const retry = () => {
		setPhase("loading");
		setRound(round + 1);
	};
	return { phase, answer, retry };
}

/** The search works without its style sheet. */
const loadStyles = () => import("./load-styles.ts").catch(() => {});
