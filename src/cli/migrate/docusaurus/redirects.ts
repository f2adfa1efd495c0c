/** The plugin for redirects in the browser. */
import type { RedirectOptions } from "../../../config/keys/redirects.ts";
import {
	functionSourceOf,
	isRecord,
	listOf,
	otherKeys,
	textOf,
	textsOf,
} from "../untyped.ts";
import { type DocusaurusProject, optionsOf } from "./project.ts";
import { sitePathOf } from "./site-path.ts";

export const migrateRedirects = (
	project: DocusaurusProject,
): readonly RedirectOptions[] =>
	optionsOf(project, "client-redirects").flatMap((options) => {
		const { notes } = project;
		const create = functionSourceOf(options.createRedirects);
		if (create) {
			notes.comment(
				"createRedirects",
				`Copy this function if it uses nothing outside of itself; it receives and returns the same here:\ncreateRedirects: ${create},`,
			);
			notes.add(
				"functions in the configuration",
				"createRedirects",
				"left out: write the value instead; the source of the function is a comment in site.config.ts",
			);
		}
		for (const key of otherKeys(options, [
			"id",
			"redirects",
			"createRedirects",
		]))
			notes.add(
				"options of redirects",
				key,
				"left out: write a createRedirects function that returns the old addresses of a page",
			);
		return listOf(options.redirects)
			.filter(isRecord)
			.map(({ from, to }) => ({
				from: textsOf(from).map((path) => sitePathOf(path, project)),
				to: sitePathOf(textOf(to) ?? "/", project),
			}));
	});
