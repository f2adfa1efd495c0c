/** Endpoints that only the preview server has: the script in its pages, and the event stream it listens to. */
import { CHANGES_PATH, type WatchMessage } from "../client/watch/message.ts";
import type { InternalHandler } from "../serve/handler.ts";
import { isSameOrigin } from "../serve/origin.ts";
import { textResponse } from "../serve/request-response.ts";
import type { PageConnections } from "./page-connections.ts";
import { WATCH_SCRIPT_PATH, watchScriptResponse } from "./watch-script.ts";

export interface WatchEndpoints {
	readonly script: Promise<string>;
	/** The first message to a page. Resolves after the first build. */
	readonly state: () => Promise<WatchMessage>;
	readonly listeners: PageConnections;
}

/** Pages of other sites are rejected: problems quote unpublished files, and each stream takes up a connection. */
export function watchEndpoints({
	script,
	state,
	listeners,
}: WatchEndpoints): InternalHandler {
	return async (path, { headers }) => {
		if (path !== WATCH_SCRIPT_PATH && path !== CHANGES_PATH) return undefined;
		if (!isSameOrigin(headers))
			return textResponse(403, "Cross-origin request refused.");
		if (path === WATCH_SCRIPT_PATH) return watchScriptResponse(await script);
		return listeners.subscribe(await state());
	};
}
