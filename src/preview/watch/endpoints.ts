/** Endpoints that only the preview server has: the script in its pages, and the event stream it listens to. */
import { CHANGES_PATH, PROBLEMS_PARAMETER, PROBLEMS_PATH, type WatchMessage } from "../../browser/watch/message.ts";
import type { InternalHandler } from "../serve/handler.ts";
import { isSameOrigin } from "../serve/origin.ts";
import { queryOfTarget } from "../serve/path.ts";
import { madeResponse, textResponse } from "../serve/request-response.ts";
import type { PageConnections } from "./page-connections.ts";
import { WATCH_SCRIPT_PATH } from "./watch-script.ts";

export interface WatchEndpoints {
	readonly script: Promise<string>;
	/** The first message to a page. Resolves after the first build. */
	readonly state: () => Promise<WatchMessage>;
	readonly listeners: PageConnections;
	/** What the rules find on a page, formatted. */
	readonly problems: (route: string) => Promise<readonly string[]>;
}

const PATHS: ReadonlySet<string> = new Set([WATCH_SCRIPT_PATH, CHANGES_PATH, PROBLEMS_PATH]);

/** Pages of other sites are rejected: problems quote unpublished files, and each stream takes up a connection. */
export function watchEndpoints({ script, state, listeners, problems }: WatchEndpoints): InternalHandler {
	return async (path, { headers, target }) => {
		if (!PATHS.has(path)) return undefined;
		if (!isSameOrigin(headers)) return textResponse(403, "Cross-origin request refused.");
		if (path === WATCH_SCRIPT_PATH) return madeResponse(await script, "text/javascript; charset=utf-8");
		if (path === CHANGES_PATH) return listeners.subscribe(await state());
		const query = new URLSearchParams(queryOfTarget(target));
		const found = await problems(query.get(PROBLEMS_PARAMETER) ?? "");
		return madeResponse(JSON.stringify(found), "application/json", { "Cache-Control": "no-store" });
	};
}
