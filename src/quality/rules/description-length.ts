import { authoredPagesOf, metadataLocation, widthOf } from "../content/authored-pages.ts";
import { defineRule } from "../content/rule.ts";

/** Only descriptions of an author: the beginning of a text is cut where the room ends. */
export const descriptionLength = defineRule({
	id: "description-length",
	summary: "A description is shorter or longer than what search engines show",
	severity: "log",
	*checkSite(site, { min = 50, max = 160 }) {
		for (const facts of authoredPagesOf(site)) {
			const { page, document } = facts;
			if (document && document.frontMatter.description === undefined) continue;
			const width = widthOf(page.description);
			if (width === 0 || (width >= min && width <= max)) continue;
			yield {
				message: `the description has ${width} characters`,
				at: metadataLocation(facts, "description"),
				hint:
					width < min
						? `say in ${min} to ${max} characters what the reader finds on the page`
						: `search engines cut it after about ${max}`,
			};
		}
	},
});
