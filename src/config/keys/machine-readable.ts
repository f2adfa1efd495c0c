/** Files that machines read: the sitemap, https://www.sitemaps.org/protocol.html, and `llms.txt`, https://llmstxt.org. */
import * as v from "valibot";
import { type Input, orFalse } from "../values.ts";

const sitemapOptions = v.strictObject({
	/**
	 * How often pages change.
	 * @example "daily"
	 */
	changefreq: v.exactOptional(
		v.picklist(["always", "hourly", "daily", "weekly", "monthly", "yearly", "never"]),
		"weekly",
	),
	/**
	 * The priority of pages, from 0 to 1.
	 * @example 0.8
	 */
	priority: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 0.5),
});

export type SitemapOptions = Input<typeof sitemapOptions>;

const llmsOptions = v.strictObject({
	/** `llms.txt`: the titles, addresses and descriptions of all pages. */
	index: v.exactOptional(v.boolean(), true),
	/** `llms-full.txt`: the texts of all pages in one file. */
	full: v.exactOptional(v.boolean(), true),
});

export const machineReadableKeys = {
	/**
	 * The sitemap. `false`: no sitemap.
	 * @example false
	 */
	sitemap: v.exactOptional(orFalse(sitemapOptions), {}),
	/**
	 * `llms.txt` and `llms-full.txt` of each locale, for language models. `false`: neither of them.
	 * @example false
	 */
	llms: v.exactOptional(orFalse(llmsOptions), {}),
};
