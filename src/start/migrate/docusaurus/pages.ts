/** Pages and public files of Docusaurus. */
import path from "node:path";
import { markdownFile } from "../../../cli/markdown-file.ts";
import { printable } from "../../../model/text/control-characters.ts";
import { isModulePath, moduleValues } from "../../../pipeline/parse/components/syntax/module-values.ts";
import { findIncludedPaths } from "../../../pipeline/parse/rules/includes/expand-includes.ts";
import { contentsOf, type NewFiles } from "../../init/write-new-files.ts";
import { isFileIn, projectPath } from "../project-paths.ts";
import { copiesOf, listSourceFiles } from "../source-files.ts";
import { textOf, type UntypedRecord } from "../untyped.ts";
import { type DocusaurusProject, translationFolder } from "./project.ts";
import { migrateReactPages } from "./react-pages.ts";

/** Pages of the content. */
export async function migratePages(project: DocusaurusProject, options: UntypedRecord) {
	const [defaultLocale, ...others] = project.locales;
	const original = projectPath(project.folder, { key: "pages.path", value: textOf(options.path) ?? "src/pages" });
	const originals = listSourceFiles(project, original);
	const copy = (from: string, names: readonly string[], locale: string): NewFiles =>
		copiesOf(project, { from, to: `content/${locale}/pages`, names: names.filter((name) => !CODE.test(name)) });
	const react = await migrateReactPages(project, original, originals.filter(isReactPage));
	return {
		...react,
		files: Object.assign(
			copy(original, originals, defaultLocale.name),
			...others.map((locale) => {
				const from = path.join(locale.folder, translationFolder("content-pages"));
				return copy(from, listSourceFiles(project, from), locale.name);
			}),
			react.files,
		) as NewFiles,
	};
}

const CODE = /\.(?:[cm]?[jt]sx?|css|scss|sass|less)$/i;

/** Helpers of pages are in files and folders whose names begin with an underscore, and tests beside them. */
const isReactPage = (name: string): boolean =>
	/\.[jt]sx?$/.test(name) && !/(?:^|\/)(?:_|__tests__\/)|\.(?:test|d)\.[jt]sx?$/.test(name);

/** A home page with links, for a site whose own cannot be copied. */
export function homePage(title: string, tagline: string, links: readonly (readonly [label: string, path: string])[]) {
	const [heading, text] = [printable(title), printable(tagline)];
	const list = links.map(([label, to]) => printable(`- [${label}](${to})`)).join("\n");
	return markdownFile(
		{ title: heading, ...(text && { description: text }) },
		`${[text, list].filter(Boolean).join("\n\n")}\n`,
	);
}

/** Modules of constants that Markdown imports, such as the values of tabs. */
const ALIAS = "@site/";

/** Copies of the modules with literals that Markdown imports by `@site/`, at the same paths. */
export function importedModules(content: NewFiles, { folder }: DocusaurusProject): NewFiles {
	const wanted = new Set(
		Object.entries(content)
			.filter(([name]) => /\.mdx?$/.test(name))
			.flatMap(([, contents]) => modulesIn(contentsOf(contents))),
	);
	return Object.fromEntries(
		[...wanted]
			.map((name) => [name, { copyOf: path.join(folder, name) }] as const)
			.filter(([, copy]) => isFileIn(copy.copyOf, folder) && moduleValues(contentsOf(copy)).size > 0),
	);
}

const modulesIn = (text: string): readonly string[] =>
	findIncludedPaths(text)
		.filter((written) => written.startsWith(ALIAS) && isModulePath(written))
		.map((written) => path.posix.normalize(written.slice(ALIAS.length)))
		.filter((name) => !name.startsWith("..") && !path.posix.isAbsolute(name));
