import { wholeFile } from "../../model/problems/problem.ts";
import { defineRule } from "../content/rule.ts";

/** A partial that code reads is used as well: its name is searched for there. */
export const unusedInclude = defineRule({
	id: "unused-include",
	summary: "No page includes a Markdown file whose name begins with an underscore",
	severity: "log",
	*checkSite({ sources, readCode }) {
		const included = new Set(sources.files.flatMap(({ includes }) => Object.keys(includes)));
		const unused = (sources.partials ?? []).filter((path) => !included.has(path));
		if (unused.length === 0) return;
		const code = readCode();
		for (const path of unused) {
			const name = path.slice(path.lastIndexOf("/") + 1);
			if (!code.some(({ text }) => text.includes(name)))
				yield {
					message: `no page includes ${path}`,
					at: wholeFile(path),
					hint: "include it, or delete it",
				};
		}
	},
});
