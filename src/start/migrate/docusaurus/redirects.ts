/** The plugin for redirects in the browser. */
import type { RedirectOptions } from "../../../config/keys/redirects.ts";
import { isFunction, isRecord, listOf, otherKeys, textOf, textsOf } from "../untyped.ts";
import { type DocusaurusProject, optionsOf, toSitePath } from "./project.ts";

export const migrateRedirects = (project: DocusaurusProject): readonly RedirectOptions[] =>
	optionsOf(project, "client-redirects").flatMap((options) => {
		const { notes } = project;
		if (isFunction(options.createRedirects)) {
			notes.comment(
				"redirects",
				"Left out: createRedirects, because it was a function. Add it to this list: it receives and returns the same here.",
			);
			notes.add("functions in the configuration", "createRedirects");
		}
		for (const key of otherKeys(options, ["id", "redirects", "createRedirects"]))
			notes.add("options of redirects", key);
		return listOf(options.redirects)
			.filter(isRecord)
			.map(({ from, to }) => ({
				from: textsOf(from).map((path) => toSitePath(path, project)),
				to: toSitePath(textOf(to) ?? "/", project),
			}));
	});
