/** Pages and public files of Docusaurus. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { markdownFile } from "../../../cli/markdown-file.ts";
import { printable } from "../../../model/text/control-characters.ts";
import { isModulePath, moduleValues } from "../../../pipeline/parse/components/syntax/module-values.ts";
import { findIncludedPaths } from "../../../pipeline/parse/rules/includes/expand-includes.ts";
import type { NewFiles } from "../../init/write-new-files.ts";
import { isFileIn, placeIn, projectPath } from "../project-paths.ts";
import { copiesOf, listSourceFiles } from "../source-files.ts";
import { textOf, textsOf, type UntypedRecord } from "../untyped.ts";
import { type DocusaurusProject, translationFolder } from "./project.ts";

/** Pages of the content. Those in React are code, which a build would run. */
export function migratePages(project: DocusaurusProject, options: UntypedRecord): NewFiles {
	const [defaultLocale, ...others] = project.locales;
	const original = projectPath(project.folder, { key: "pages.path", value: textOf(options.path) ?? "src/pages" });
	const copy = (from: string, locale: string): NewFiles => {
		const names = listSourceFiles(project, from).filter((name) => isCopied(path.join(from, name), project));
		return copiesOf(project, { from, to: `content/${locale}/pages`, names });
	};
	return Object.assign(
		copy(original, defaultLocale.name),
		...others.map((locale) => copy(path.join(locale.folder, translationFolder("content-pages")), locale.name)),
	);
}

function isCopied(file: string, { folder, notes }: DocusaurusProject): boolean {
	if (/\.(css|scss|sass|less)$/.test(file)) return false;
	if (!/\.[cm]?[jt]sx?$/i.test(file)) return true;
	notes.add("React pages", placeIn(folder, file));
	return false;
}

/** A home page with links, for a site whose own cannot be copied. */
export function homePage(title: string, tagline: string, links: readonly (readonly [label: string, path: string])[]) {
	const [heading, text] = [printable(title), printable(tagline)];
	const list = links.map(([label, to]) => printable(`- [${label}](${to})`)).join("\n");
	return markdownFile(
		{ title: heading, ...(text && { description: text }) },
		`${[text, list].filter(Boolean).join("\n\n")}\n`,
	);
}

/** The contents of the folders that are published as they are. */
export function migratePublicFiles(project: DocusaurusProject): NewFiles {
	const folders = textsOf(project.config.staticDirectories);
	const copies = (folders.length > 0 ? folders : ["static"]).map((value) =>
		copiesOf(project, { from: projectPath(project.folder, { key: "staticDirectories", value }), to: "public" }),
	);
	return Object.assign({}, ...copies);
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

const contentsOf = (contents: NewFiles[string]): string =>
	typeof contents === "string" ? contents : readFileSync(contents.copyOf, "utf8");

const modulesIn = (text: string): readonly string[] =>
	findIncludedPaths(text)
		.filter((written) => written.startsWith(ALIAS) && isModulePath(written))
		.map((written) => path.posix.normalize(written.slice(ALIAS.length)))
		.filter((name) => !name.startsWith("..") && !path.posix.isAbsolute(name));
