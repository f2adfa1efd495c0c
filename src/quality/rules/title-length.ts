import { authoredPagesOf, metadataLocation, widthOf } from "../content/authored-pages.ts";
import { defineRule } from "../content/rule.ts";

export const titleLength = defineRule({
	id: "title-length",
	summary: "A title is shorter or longer than what search engines show",
	severity: "log",
	*checkSite(site, { min = 10, max = 70 }) {
		for (const facts of authoredPagesOf(site)) {
			const { title, page } = facts;
			const width = widthOf(title);
			// The page that is named like the site is its home page.
			const isLongEnough = width >= min || title === page.title.trim();
			if (isLongEnough && width <= max) continue;
			yield {
				message: `the title "${title}" has ${width} characters`,
				at: metadataLocation(facts, "title_meta", "title"),
				hint:
					width < min
						? "say what the page is about"
						: `search engines cut it after about ${max}: write a shorter one in "title_meta" of its front matter`,
			};
		}
	},
});
