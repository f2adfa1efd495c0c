/** `feed`: the feeds of the news. */
import * as v from "valibot";
import type { ParsedKeys } from "../values.ts";
import { nonNegativeInteger, orFalse } from "../values.ts";

export interface FeedKeys {
	/** The feeds of the news. `false`: no feeds. @default {} */
	readonly feed?: FeedOptions | false;
}

export interface FeedOptions {
	/**
	 * The formats to write.
	 * @default ["rss", "atom", "json"]
	 * @example ["atom"]
	 */
	readonly types?: readonly ("rss" | "atom" | "json")[];
	/**
	 * The number of entries in a feed; 0 is all.
	 * @default 20
	 * @example 0
	 */
	readonly limit?: number;
}

const DEFAULT_LIMIT = 20;

const feedOptions = v.strictObject({
	types: v.exactOptional(v.array(v.picklist(["rss", "atom", "json"])), ["rss", "atom", "json"]),
	limit: v.exactOptional(nonNegativeInteger, DEFAULT_LIMIT),
});

export const feedKeys = { feed: v.exactOptional(orFalse(feedOptions), {}) };

export const feedLimitOf = (feed: ParsedKeys<typeof feedKeys>["feed"]): number => (feed ? feed.limit : DEFAULT_LIMIT);

export const resolveFeeds = ({ feed }: ParsedKeys<typeof feedKeys>) => ({
	feeds: feed ? feed.types : [],
});
