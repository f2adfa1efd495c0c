import { type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import { defineRule, type LintedDocument } from "../content/rule.ts";

/** The theme makes the level-1 heading of a page from its title, unless the text starts with one. */
export const singleH1 = defineRule({
	id: "single-h1",
	summary: "A page has several level-1 headings, or none",
	severity: "warn",
	*checkDocument({ file, document }) {
		const { frontMatter, heading, headings, keys, path } = document;
		if (frontMatter.layout === "home") return;
		const further = headings.slice(heading ? 1 : 0).filter(({ level }) => level === 1);
		const hasTitle = heading !== undefined || !frontMatter.hideTitle;
		const mayBeTitle = !heading && frontMatter.title === undefined;
		for (const { text, at } of hasTitle ? further : further.slice(1))
			yield {
				message: `"${text}" is a second level-1 heading`,
				at,
				hint:
					mayBeTitle && text === further[0]?.text
						? "move it to the start of the text, where it is the title of the page"
						: `use ## ${text}, and one level more for the headings below it`,
			};
		if (!hasTitle && further.length === 0 && !mayHaveH1(file))
			yield {
				message: "the page has no level-1 heading, because its title is hidden",
				at: locationOfHideTitle(keys) ?? wholeFile(path),
				hint: "start the text with a heading: # Title",
			};
	},
});

const locationOfHideTitle = (keys: Readonly<Record<string, SourceLocation>>): SourceLocation | undefined =>
	keys.hide_title ?? keys.hideTitle;

/** Raw HTML may have the heading, and so may components. */
const mayHaveH1 = ({ text }: LintedDocument["file"]): boolean => /<(?:h1\b|[A-Z])/.test(text);
