/** The key `editUrl` of documents and posts, which may be a function in Docusaurus. */
import { isFunction } from "../untyped.ts";
import type { DocusaurusProject } from "./project.ts";

/** Code of the project is not copied into a configuration that is code, too. */
export const FUNCTION_ADVICE =
	"left out: write the value instead, or copy the function from the old configuration after you have read it";

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
		notes.add("functions in the configuration", name, FUNCTION_ADVICE);
	} else if (editUrl) notes.comment(area, "Check editUrl: the path of a file begins with content/ now.");
}
