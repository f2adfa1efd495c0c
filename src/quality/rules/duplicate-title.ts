import { repeatedPages } from "../content/repeated-pages.ts";
import { defineRule } from "../content/rule.ts";

/** Titles tell tabs, bookmarks and search results apart: WCAG 2.2, 2.4.2. */
export const duplicateTitle = defineRule({
	id: "duplicate-title",
	summary: "Two pages have the same title in the browser",
	severity: "warn",
	*checkSite(site) {
		for (const { facts, first, at } of repeatedPages(site, ({ title }) => title, ...(["title_meta", "title"] as const)))
			yield {
				message: `the title "${facts.title}" is the same as that of ${first.page.source}`,
				at,
				hint: 'name what the page is about, in its heading or in "title_meta" of its front matter',
			};
	},
});
