/** Modules of constants that Markdown imports, such as the values of tabs. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { isModulePath, moduleValues } from "../../../pipeline/parse/components/syntax/module-values.ts";
import { findIncludedPaths } from "../../../pipeline/parse/rules/includes/expand-includes.ts";
import type { NewFiles } from "../../init/write-new-files.ts";
import { isFileIn } from "../project-paths.ts";
import type { DocusaurusProject } from "./project.ts";

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
