/** The search worker. Pages import this module only for its URL, which contains a hash that the bundler chooses. */

import type { LocaleSearch } from "./locale-search.ts";
import type { SearchCommand, SearchRequest, SearchResponse } from "./messages.ts";

export const workerUrl = import.meta.url;

let localeSearch: Promise<LocaleSearch> | undefined;

async function handleCommand(command: SearchCommand) {
	switch (command.kind) {
		case "open": {
			const { site, addresses } = command;
			localeSearch = import("./locale-search.ts").then(({ openLocaleSearch }) => openLocaleSearch(site, addresses));
			return (await localeSearch).popular;
		}
		case "search":
			return (await localeSearch)?.search(command.question);
		case "excerpt":
			return (await localeSearch)?.excerpt(command.href, command.place, command.query);
	}
}

if (typeof document === "undefined")
	addEventListener("message", async ({ data }: MessageEvent<SearchRequest>) => {
		const { id, command } = data;
		const answered = await handleCommand(command).then(
			(answer): SearchResponse => ({ id, ...(answer && { answer }) }),
			(error): SearchResponse => ({ id, error: String(error) }),
		);
		postMessage(answered);
	});
