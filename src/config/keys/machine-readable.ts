/** Files that machines read: the sitemap, https://www.sitemaps.org/protocol.html, and `llms.txt`, https://llmstxt.org. */
import * as v from "valibot";
import { orFalse } from "../values.ts";

const llmsOptions = v.strictObject({
	/** `llms.txt`: the titles, addresses and descriptions of all pages. */
	index: v.exactOptional(v.boolean(), true),
	/** `llms-full.txt`: the texts of all pages in one file. */
	full: v.exactOptional(v.boolean(), true),
});

export const machineReadableKeys = {
	/** The sitemap, which lists the pages for search engines. */
	sitemap: v.exactOptional(v.boolean(), true),
	/**
	 * `llms.txt` and `llms-full.txt` of each locale, for language models. `false`: neither of them.
	 * @example false
	 */
	llms: v.exactOptional(orFalse(llmsOptions), {}),
};
