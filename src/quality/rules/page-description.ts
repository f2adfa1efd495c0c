import { authoredPagesOf, metadataLocation } from "../content/authored-pages.ts";
import { defineRule } from "../content/rule.ts";

export const pageDescription = defineRule({
	id: "page-description",
	summary: "A page has no description for search engines and previews of links",
	severity: "warn",
	*checkSite(site, { allowExcerpt = true }) {
		for (const facts of authoredPagesOf(site)) {
			const { page, document } = facts;
			const isExcerpt = document?.frontMatter.description === undefined;
			const isMissing = page.description.trim() === "";
			if (isMissing || (document && isExcerpt && !allowExcerpt))
				yield {
					message: isMissing
						? "the page has no description"
						: "the page has the beginning of its text as its description",
					at: metadataLocation(facts, "description", "title"),
					hint: document
						? 'add "description" to its front matter: what the reader finds here, in one or two sentences'
						: 'export a description: export const description = "…"',
				};
		}
	},
});
