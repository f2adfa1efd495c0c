/** Finds the React pages of a site, and loads them once they are compiled. */
import path from "node:path";
import glob from "fast-glob";
import type { SiteConfig } from "../model/config.ts";
import type { Problem } from "../model/problem.ts";
import type { ComponentModule } from "../model/site.ts";
import type { SourcePath } from "../model/source.ts";

/** The React pages of every locale, relative to the root. */
export async function findComponentFiles(
	config: SiteConfig,
): Promise<SourcePath[]> {
	const found = await glob(
		config.locales.map(
			({ name }) =>
				`${glob.escapePath(name)}/${glob.escapePath(config.pagesPath)}/**/*.{tsx,jsx}`,
		),
		{
			cwd: config.contentDir,
			absolute: true,
			followSymbolicLinks: false,
			ignore: ["**/_*", "**/_*/**", "**/*.test.*", "**/__tests__/**"],
		},
	);
	return found
		.map((file) => path.relative(config.root, file).replaceAll("\\", "/"))
		.sort() as SourcePath[];
}

interface ComponentExports {
	readonly default?: unknown;
	readonly title?: string;
	readonly description?: string;
	readonly keywords?: readonly string[];
}

/** Loads the compiled React pages. One without a component is a problem. */
export async function loadComponents(
	module: string,
	pages: readonly SourcePath[],
) {
	const exports: Record<string, ComponentExports> =
		pages.length > 0 ? await import(module) : {};
	const components: ComponentModule[] = [];
	const problems: Problem[] = [];
	for (const [index, path] of pages.entries()) {
		const page = exports[`page${index}`] ?? {};
		if (typeof page.default !== "function")
			problems.push({
				severity: "error",
				code: "no-default-export",
				message: "the page has no default export that is a React component",
				at: { path, line: 1, column: 1 },
				hint: "write `export default function Page() { … }`",
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
