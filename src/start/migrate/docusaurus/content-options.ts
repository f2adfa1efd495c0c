/** What documents and posts of Docusaurus have in common. */
import type { ContentSelectionOptions } from "../../../config/keys/content-selection.ts";
import { definedFields } from "../../../model/collections.ts";
import { booleanFields, isFunction, textFields, textOf, textsOf, type UntypedRecord, unlessEmpty } from "../untyped.ts";
import type { DocusaurusProject } from "./project.ts";

export const routeBasePathOf = ({ routeBasePath }: UntypedRecord, byDefault: string): string =>
	(textOf(routeBasePath) ?? byDefault).replace(/^\/+|\/+$/g, "");

export const editingOptions = (options: UntypedRecord) => ({
	...textFields(options, "editUrl"),
	...booleanFields(options, "showLastUpdateTime", "showLastUpdateAuthor"),
});

/** What Docusaurus excludes by default is not a page here either. */
const DEFAULT_EXCLUSIONS = ["**/_*.{js,jsx,ts,tsx,md,mdx}", "**/_*/**", "**/*.test.{js,jsx,ts,tsx}", "**/__tests__/**"];

/** The patterns of files that are pages, and of those that are not. */
export function selectionOf({ include, exclude }: UntypedRecord): ContentSelectionOptions {
	const excluded = textsOf(exclude).filter((pattern) => !DEFAULT_EXCLUSIONS.includes(pattern));
	return definedFields({
		include: include === undefined ? undefined : textsOf(include),
		exclude: unlessEmpty(excluded),
	});
}

/**
 * Reports what changes for an edit URL.
 *
 * @param area the key of our configuration that has the comment
 * @param name the key in the report
 */
export function reportEditUrl(
	{ notes }: Pick<DocusaurusProject, "notes">,
	editUrl: unknown,
	area: "docs" | "news",
	name: string,
): void {
	if (isFunction(editUrl)) {
		notes.comment(
			area,
			`Left out: ${area}.editUrl, because it was a function. Here it is a URL to which the path of the file is appended.`,
		);
		notes.add("functions in the configuration", name);
	} else if (editUrl) notes.comment(area, "Check editUrl: the path of a file begins with content/ now.");
}
