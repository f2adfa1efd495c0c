/** Compiles the half of a site that runs during the build: templates and React pages. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { Cache } from "../cache/cache.ts";
import { type Compilation, compileCached } from "../cache/compilation.ts";
import { writeModuleFile } from "../cache/module-file.ts";
import { isRepeatable } from "../cache/purity.ts";
import type { SiteConfig } from "../model/config.ts";
import type { SourcePath } from "../model/source.ts";
import { PACKAGE_ROOT } from "../package-root.ts";
import { templateImportsOf } from "./browser-additions.ts";
import {
	DEFAULT_TEMPLATES,
	externalPackagesPlugin,
	hasOwnTheme,
} from "./compile.ts";
import { shortHash } from "./short-hash.ts";

/**
 * Compiles one module that exports the templates and every React page as `page0`, `page1` …, cached by a hash of its
 * source.
 */
export async function compileServer(
	config: SiteConfig,
	pages: readonly SourcePath[],
	cache: Cache,
) {
	const lines = [
		...themeLines(config),
		...pages.map(
			(page, index) =>
				`export * as page${index} from ${JSON.stringify(path.join(config.root, page))};`,
		),
	];
	const contents = lines.join("\n");
	const text = await compileCached(
		cache,
		{ name: SERVER_CACHE_NAME, request: contents, root: config.root },
		() => compileServerModule(contents, config),
	);
	const file = writeModuleFile(
		config.cacheDir,
		"templates",
		shortHash(text),
		text,
	);
	return {
		module: pathToFileURL(file).href,
		hash: shortHash(withoutPlace(text, config.root)),
		isRepeatable: isRepeatable(text),
	};
}

/** The theme, with the components of the site's own module. */
function themeLines({ templates, components }: SiteConfig): string[] {
	const theme = JSON.stringify(templates);
	if (!components) return [`export { default } from ${theme};`];
	return [
		`import theme from ${theme};`,
		`import builtIn from ${JSON.stringify(DEFAULT_TEMPLATES)};`,
		`import * as additions from ${JSON.stringify(components)};`,
		`import { addComponents, componentModuleProblems } from ${JSON.stringify(COMPONENTS_MODULE)};`,
		"export default addComponents(theme, additions);",
		"export const componentProblems = componentModuleProblems(theme, additions, builtIn);",
	];
}

const COMPONENTS_MODULE = path.join(
	PACKAGE_ROOT,
	"src/render/site-components.ts",
);

/**
 * Removes the paths of the site, this package and dependencies from the code, so that two checkouts produce the same
 * hash.
 */
function withoutPlace(text: string, root: string): string {
	const places = [
		...[root, PACKAGE_ROOT].map((folder) => pathToFileURL(folder).href),
		path.relative(root, PACKAGE_ROOT).replaceAll(path.sep, "/"), // esbuild uses this path in comments and names
	];
	return places
		.filter((place) => place !== "")
		.reduce((rest, place) => rest.replaceAll(`${place}/`, ""), text)
		.replaceAll(/(?:file:|\.\.\/)[^"\s]*\/node_modules\//g, "");
}

/** The name in the cache. */
export const SERVER_CACHE_NAME = "templates";

const STDIN_FILE = "templates";

const siteModulesOf = ({ templates, components }: SiteConfig): string[] =>
	[templates, components ?? ""].filter(
		(module) => module !== "" && module !== DEFAULT_TEMPLATES,
	);

async function compileServerModule(
	contents: string,
	config: SiteConfig,
): Promise<Compilation<string>> {
	const { outputFiles, metafile } = await build({
		stdin: { contents, resolveDir: config.root, sourcefile: STDIN_FILE },
		bundle: true,
		write: false,
		metafile: true,
		outdir: config.cacheDir,
		format: "esm",
		platform: "node",
		jsx: "automatic",
		loader: { ".css": "empty" },
		plugins: [externalPackagesPlugin],
		absWorkingDir: config.root,
		logLevel: "silent",
	});
	const importsExport = hasOwnTheme(config)
		? `export const templateImports = ${JSON.stringify(templateImportsOf(metafile, STDIN_FILE, siteModulesOf(config)))};\n`
		: "";
	return {
		result: (outputFiles[0]?.text ?? "") + importsExport,
		inputs: Object.keys(metafile.inputs).filter(
			(input) => input !== STDIN_FILE,
		),
	};
}
