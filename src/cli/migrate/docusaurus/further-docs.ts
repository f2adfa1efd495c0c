/**
 * Documents of further instances of the plugin. A site has one set of documents with sidebars, so these become pages: with
 * the same addresses, but without a sidebar.
 */
import path from "node:path";
import type { NewFiles } from "../../init/write-new-files.ts";
import { copiesOf, listSourceFiles } from "../source-files.ts";
import { textOf, type UntypedRecord } from "../untyped.ts";
import {
	type DocusaurusProject,
	optionsOf,
	translationFolder,
} from "./project.ts";

/** The options of all instances but the main one. */
export const furtherDocsOptions = (
	project: DocusaurusProject,
): readonly UntypedRecord[] => optionsOf(project, "content-docs").slice(1);

/** The path below which the documents of an instance are served. */
export const docsRouteOf = ({ id, routeBasePath }: UntypedRecord): string =>
	(textOf(routeBasePath) ?? textOf(id) ?? "").replace(/^\/+|\/+$/g, "");

export const migrateFurtherDocs = (project: DocusaurusProject): NewFiles =>
	Object.assign(
		{},
		...furtherDocsOptions(project).map((options) => pagesOf(project, options)),
	);

function pagesOf(project: DocusaurusProject, options: UntypedRecord): NewFiles {
	const { folder, locales, notes } = project;
	const id = textOf(options.id) ?? "default";
	const route = docsRouteOf(options);
	notes.add(
		"further sets of documents",
		`${id} → /${route}`,
		"copied to the pages, without sidebars and versions: a site has one set of documents",
	);
	return Object.assign(
		{},
		...locales.map((locale, index) => {
			const from =
				index === 0
					? path.resolve(folder, textOf(options.path) ?? id)
					: path.join(translationFolder(locale, "content-docs", id), "current");
			const names = listSourceFiles({ folder: from, project: folder, notes });
			return copiesOf(
				names.filter((name) => !/(^|\/)_category_\.\w+$/.test(name)),
				from,
				`content/${locale.name}/pages/${route}`,
			);
		}),
	);
}
