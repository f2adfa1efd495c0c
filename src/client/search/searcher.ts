/** The search as the page sees it: questions and answers. The work is done in a worker, so that typing never stutters. */
import type {
	Found,
	FoundPage,
	FoundSection,
	Marked,
} from "../../search/found.ts";
import { scriptAddress } from "../markup.ts";
import type { Answered, Asked, Question } from "./messages.ts";

export interface SearchSite {
	/** Of the locale, with the base URL: `/fr/`. Its search files lie there. */
	readonly home: string;
	/** BCP 47. */
	readonly lang: string;
}

export interface Searcher {
	/** Resolves when the index is there, rejects when one of its files did not come. Asked again, it tries again. */
	ready(): Promise<void>;
	/** At most `limit` pages, best first; none for an empty query. Rejects like `ready`. */
	search(query: string, limit: number): Promise<Found>;
	/** The part of a section's text that answers the query best; empty when its text did not come. */
	excerpt(
		page: FoundPage,
		section: FoundSection,
		query: string,
	): Promise<Marked>;
}

/** A worker that has the index. */
interface Session {
	ask(question: Question): Promise<unknown>;
	end(): void;
}

const searchers = new Map<string, Searcher>();

/** The one searcher of a locale; nothing is loaded before it is asked. */
export function searcherOf(site: SearchSite): Searcher {
	const known = searchers.get(site.home);
	if (known) return known;
	const made = createSearcher(
		site,
		document.documentElement.dataset.base ?? "/",
	);
	searchers.set(site.home, made);
	return made;
}

function createSearcher(site: SearchSite, base: string): Searcher {
	let opening: Promise<Session> | undefined;
	const open = (): Promise<Session> => {
		const started = opening ?? startWorker(site, base);
		opening = started;
		started.catch(() => {
			if (opening === started) opening = undefined;
		});
		return started;
	};
	const close = () => {
		opening?.then(({ end }) => end()).catch(() => {});
		opening = undefined;
	};
	const ask = async (question: Question) => (await open()).ask(question);
	// The author's server says that there is another index now.
	document.addEventListener("ssg:search-changed", close);
	return {
		ready: async () => {
			await open();
		},
		search: async (query, limit) => {
			try {
				return (await ask({ kind: "search", query, limit })) as Found;
			} catch (error) {
				close(); // whoever asks again begins anew
				throw error;
			}
		},
		excerpt: async ({ href }, { place }, query) => {
			try {
				return (await ask({ kind: "excerpt", href, place, query })) as Marked;
			} catch {
				return [];
			}
		},
	};
}

/** Rejects when a file of the index, or the worker itself, does not come. */
async function startWorker(site: SearchSite, base: string): Promise<Session> {
	const { address } = await import("./worker.ts");
	const worker = new Worker(scriptAddress(address), { type: "module" });
	const waiting = new Map<
		number,
		{ resolve(answer: unknown): void; reject(error: Error): void }
	>();
	let latest = 0;
	let hasEnded = false;
	const session: Session = {
		ask: (question) =>
			new Promise((resolve, reject) => {
				if (hasEnded) throw new Error("the search has ended");
				const number = ++latest;
				waiting.set(number, { resolve, reject });
				worker.postMessage({ number, question } satisfies Asked);
			}),
		end() {
			hasEnded = true;
			worker.terminate();
			for (const { reject } of waiting.values())
				reject(new Error("the search has ended"));
		},
	};
	worker.addEventListener("message", ({ data }: MessageEvent<Answered>) => {
		const { number, answer, error } = data;
		const one = waiting.get(number);
		waiting.delete(number);
		if (error === undefined) one?.resolve(answer);
		else one?.reject(new Error(error));
	});
	worker.addEventListener("error", (event) => {
		event.preventDefault(); // it is told where it was asked
		session.end();
	});
	try {
		await session.ask({ kind: "open", site, base });
		return session;
	} catch (error) {
		session.end();
		throw error;
	}
}
