/** Finds the React pages of a site, and loads them once they are compiled. */
import { existsSync } from "node:fs";
import path from "node:path";
import glob from "fast-glob";
import type { SiteConfig } from "../../model/config.ts";
import type { SourcePath } from "../../model/content/source.ts";
import { type Problem, wholeFile } from "../../model/problems/problem.ts";
import { createPageFilter } from "../../model/site/page-filter.ts";
import type { ComponentModule } from "../../model/site/site.ts";

/** The React pages of every locale, relative to the root. */
export async function findComponentFiles(config: SiteConfig): Promise<SourcePath[]> {
	const { contentDir, root, pages } = config;
	const mayBePage = createPageFilter(config);
	const found = await Promise.all(
		config.locales.map(async ({ name }) => {
			const folder = path.join(contentDir, name, pages.path);
			const names = await glob("**/*.{tsx,jsx}", {
				cwd: folder,
				followSymbolicLinks: false,
				ignore: ["**/_*", "**/_*/**", "**/*.test.*", "**/__tests__/**"],
			});
			return names
				.filter((file) => existsSync(path.join(folder, file))) // a name that is not UTF-8 is reported as that
				.filter((file) => mayBePage({ area: "pages", version: "current" }, file))
				.map((file) => path.join(folder, file));
		}),
	);
	return found
		.flat()
		.map((file) => path.relative(root, file).replaceAll("\\", "/"))
		.sort() as SourcePath[];
}

export interface ComponentExports {
	readonly default?: unknown;
	readonly title?: string;
	readonly description?: string;
	readonly keywords?: readonly string[];
}

/** The React pages among the exports of the compiled module. One without a component is a problem. */
export function readComponents(
	exports: Readonly<Record<`page${number}`, ComponentExports>>,
	pages: readonly SourcePath[],
) {
	const components: ComponentModule[] = [];
	const problems: Problem[] = [];
	for (const [index, path] of pages.entries()) {
		const page = exports[`page${index}`] ?? {};
		if (/[[\]]/.test(path))
			problems.push({
				severity: "error",
				code: "page-name",
				message: "pages that are made from parameters are not supported",
				at: wholeFile(path),
				hint: "write a file for each page, without brackets in its name; they can share a component",
			});
		else if (typeof page.default !== "function")
			problems.push({
				severity: "error",
				code: "no-default-export",
				message: "the page has no default export that is a React component",
				at: wholeFile(path),
				hint: 'write "export default function Page() { … }"',
			});
		else
			components.push({
				path,
				module: `page${index}`,
				title: page.title ?? "",
				description: page.description ?? "",
				keywords: page.keywords ?? [],
			});
	}
	return { components, problems };
}
