import { defineRule } from "../content/rule.ts";

/** Screen readers offer headings as a tree, in which a level that is missing looks like a lost section: WCAG 2.2, 1.3.1. */
export const headingLevels = defineRule({
	id: "heading-levels",
	summary: "A heading is more than one level below the heading before it",
	severity: "warn",
	*checkDocument({ document: { headings, frontMatter } }) {
		if (frontMatter.layout === "home") return;
		let before = 1; // the title of the page
		for (const { level, text, at } of headings) {
			if (level > before + 1)
				yield {
					message: `heading "${text}" of level ${level} follows one of level ${before}`,
					at,
					hint: `use level ${before + 1}: ${"#".repeat(before + 1)} ${text}`,
				};
			before = level;
		}
	},
});
