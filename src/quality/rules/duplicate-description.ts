import { repeatedPages } from "../content/repeated-pages.ts";
import { defineRule } from "../content/rule.ts";

export const duplicateDescription = defineRule({
	id: "duplicate-description",
	summary: "Two pages have the same description",
	severity: "warn",
	*checkSite(site) {
		for (const { facts, first, at } of repeatedPages(site, ({ page }) => page.description, "description")) {
			const isOwn = facts.document?.frontMatter.description !== undefined;
			yield {
				message: `the description is the same as that of ${first.page.source}`,
				at,
				hint: isOwn
					? "say what is only on this page"
					: 'the page has the beginning of its text as its description: add "description" to its front matter',
			};
		}
	},
});
