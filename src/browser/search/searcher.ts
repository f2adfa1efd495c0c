/** The search API for pages. The work happens in a worker, so that typing stays smooth. */
import type { SearchExcerpt, SearchResult, SearchResultPage } from "../../search/results.ts";
import { trustedScriptUrl } from "../trusted-html.ts";
import type {
	SearchAddresses,
	SearchCommand,
	SearchQuery,
	SearchRequest,
	SearchResponse,
	SearchSite,
	StartPage,
} from "./messages.ts";

/** What a page requests. The searcher adds the version that the reader is reading. */
export type SearchQuestion = Omit<SearchQuery, "version">;

export interface Searcher {
	/**
	 * Resolves when the index is loaded, to the pages to show before a query is typed. Rejects if a file is missing. Call
	 * it again to retry.
	 */
	ready(): Promise<readonly StartPage[]>;
	/** The matching pages, best first; none for an empty query. Rejects in the same cases as `ready`. */
	search(question: SearchQuestion): Promise<SearchResult>;
	/** What the text of a result says about the query; `undefined` if the text cannot be loaded. */
	excerpt(page: SearchResultPage, query: string): Promise<SearchExcerpt | undefined>;
}

/** A running worker with a loaded index. */
interface WorkerSession {
	readonly popular: readonly StartPage[];
	send(question: SearchCommand): Promise<unknown>;
	close(): void;
}

const searchers = new Map<string, Searcher>();

/** The searcher of a locale, created once. It loads nothing before its first call. */
export function getSearcher(site: SearchSite): Searcher {
	const known = searchers.get(site.home);
	if (known) return known;
	const searcher = createSearcher(site, document.documentElement.dataset);
	searchers.set(site.home, searcher);
	return searcher;
}

function createSearcher(site: SearchSite, { base = "/", form = "as-is" }: DOMStringMap): Searcher {
	const addresses = { base, form: form as SearchAddresses["form"] };
	let opening: Promise<WorkerSession> | undefined;
	const open = (): Promise<WorkerSession> => {
		const started = opening ?? startSearchWorker(site, addresses);
		opening = started;
		started.catch(() => {
			if (opening === started) opening = undefined;
		});
		return started;
	};
	const close = () => {
		opening?.then(({ close }) => close()).catch(() => {});
		opening = undefined;
	};
	const ask = async (question: SearchCommand) => (await open()).send(question);
	// The development server has a new index.
	document.addEventListener("ssg:search-changed", close);
	return {
		ready: async () => (await open()).popular,
		search: async (question) => {
			try {
				return (await ask({ kind: "search", question: { ...question, version: getShownVersion() } })) as SearchResult;
			} catch (error) {
				close(); // the next call starts a new worker
				throw error;
			}
		},
		excerpt: async ({ href, section: { place } }, query) => {
			try {
				return (await ask({ kind: "excerpt", href, place, query })) as SearchExcerpt | undefined;
			} catch {
				return undefined;
			}
		},
	};
}

/** The version of the documents that the page belongs to: the sidebar is `version/name`. */
const getShownVersion = (): string | undefined =>
	document.querySelector<HTMLElement>("[data-sidebar]")?.dataset.sidebar?.split("/")[0];

/** Starts a worker and loads the index. Rejects if the worker or an index file fails to load. */
async function startSearchWorker(site: SearchSite, { base, form }: SearchAddresses): Promise<WorkerSession> {
	const { workerUrl } = await import("./worker.ts");
	const worker = new Worker(trustedScriptUrl(workerUrl), { type: "module" });
	const pending = new Map<number, { resolve(answer: unknown): void; reject(error: Error): void }>();
	let latest = 0;
	let hasEnded = false;
	const session: Omit<WorkerSession, "popular"> = {
		send: (question) =>
			new Promise((resolve, reject) => {
				if (hasEnded) throw new Error("the search worker was closed");
				const number = ++latest;
				pending.set(number, { resolve, reject });
				worker.postMessage({ id: number, command: question } satisfies SearchRequest);
			}),
		close() {
			hasEnded = true;
			worker.terminate();
			for (const { reject } of pending.values()) reject(new Error("the search worker was closed"));
		},
	};
	worker.addEventListener("message", ({ data }: MessageEvent<SearchResponse>) => {
		const { id, answer, error } = data;
		const request = pending.get(id);
		pending.delete(id);
		if (error === undefined) request?.resolve(answer);
		else request?.reject(new Error(error));
	});
	worker.addEventListener("error", (event) => {
		event.preventDefault(); // rejected requests report it
		session.close();
	});
	try {
		const popular = await session.send({ kind: "open", site, addresses: { base, form } });
		return { ...session, popular: popular as readonly StartPage[] };
	} catch (error) {
		session.close();
		throw error;
	}
}
