/** The key `editUrl` of documents and posts, which may be a function in Docusaurus. */
import { functionSourceOf } from "../untyped.ts";
import type { DocusaurusProject } from "./project.ts";

/**
 * Reports what changes for an edit URL.
 *
 * @param area the key of our configuration, in whose comments a function is kept
 * @param name the key in the report
 */
export function reportEditUrl(
	{ notes }: Pick<DocusaurusProject, "notes">,
	editUrl: unknown,
	area: "docs" | "news",
	name: string,
): void {
	const source = functionSourceOf(editUrl);
	if (source) {
		notes.comment(
			area,
			`Left out: ${area}.editUrl, because it was a function:\n${source}\nHere it is a URL to which the path of the file is appended.`,
		);
		notes.add(
			"functions in the configuration",
			name,
			"left out: write the value instead; the source of the function is a comment in site.config.ts",
		);
	} else if (editUrl)
		notes.comment(
			area,
			"Check editUrl: the path of a file begins with content/ now.",
		);
}
