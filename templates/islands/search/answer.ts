/** From what a reader writes to the latest answer. */
import { useEffect, useState } from "react";
import {
	type SearchSite,
	searcherOf,
} from "../../../src/client/search/searcher.ts";
import type { Found } from "./found.ts";

/** Asleep is what the server renders; loading begins when somebody heads for the search. */
export type Phase = "asleep" | "loading" | "ready" | "failed";

export interface Answer {
	readonly query: string;
	readonly found: Found;
}

export interface Asked {
	readonly phase: Phase;
	/** To the query, or to the one before it while this one's is under way; none for an empty query. */
	readonly answer: Answer | undefined;
	/** For when it failed. */
	readonly retry: () => void;
}

/** Asks as soon as the index is there, for the latest query only. `site` is to be the same object each time. */
export function useAnswer(
	site: SearchSite,
	query: string,
	limit: number,
): Asked {
	const [phase, setPhase] = useState<Phase>("asleep");
	const [answer, setAnswer] = useState<Answer>();
	const [round, setRound] = useState(0);

	// biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks the same once more
	useEffect(() => {
		let isLatest = true;
		const ask = async () => {
			const searcher = searcherOf(site);
			await Promise.all([searcher.ready(), dressed()]);
			if (!isLatest) return;
			setPhase("ready");
			const found = query ? await searcher.search(query, limit) : undefined;
			if (isLatest) setAnswer(found && { query, found });
		};
		setPhase((phase) => (phase === "asleep" ? "loading" : phase));
		ask().catch(() => {
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

/** Without its style sheet the search still answers. */
const dressed = () => import("./style.ts").catch(() => {});
