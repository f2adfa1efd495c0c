/** Compiles the half of a site that runs during the build: templates and React pages. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildOptions } from "esbuild";
import type { SiteConfig } from "../../model/config.ts";
import type { SourcePath } from "../../model/content/source.ts";
import { PACKAGE_NAME } from "../../model/package-name.ts";
import type { Cache } from "../cache/cache.ts";
import { type Compilation, compileCached } from "../cache/compilation.ts";
import { writeModuleFile } from "../cache/module-file.ts";
import { isRepeatable } from "../cache/purity.ts";
import { DEFAULT_TEMPLATES, IS_SOURCE, PACKAGE_ROOT } from "../package-root.ts";
import { collectSiteModules, collectTemplateImports } from "./browser-additions.ts";
import { externalPackagesPlugin, hasOwnTheme } from "./compile.ts";
import { cssModulesPlugin } from "./css-modules.ts";
import { shortHash } from "./short-hash.ts";

/**
 * Compiles one module that exports the templates and every React page as `page0`, `page1` …, cached by a hash of its
 * source.
 */
export async function compileServer(config: SiteConfig, pages: readonly SourcePath[], cache: Cache) {
	const contents = serverEntryCode(config, pages);
	const text = await compileCached(cache, { name: SERVER_CACHE_NAME, request: contents, root: config.root }, () =>
		compileServerModule(contents, config),
	);
	const file = writeModuleFile(config.cacheDir, "templates", shortHash(text), text);
	return {
		module: pathToFileURL(file).href,
		hash: shortHash(withoutPlace(text, config.root) + compiledThemeHash()),
		isRepeatable: isRepeatable(text),
	};
}

/** The compiled module only names the precompiled theme, so the theme's contents are part of the hash. */
const compiledThemeHash = (): string => (IS_SOURCE ? "" : shortHash(readFileSync(COMPILED_TEMPLATES, "utf8"))); // it names its chunks by their hashes

const serverEntryCode = (config: SiteConfig, pages: readonly SourcePath[]): string =>
	[
		...themeLines(config),
		...pages.map((page, index) => `export * as page${index} from ${JSON.stringify(path.join(config.root, page))};`),
	].join("\n");

/** Compiles the same module again for its source map, which only failures need. Sources are relative to the cache folder. */
export async function compileServerMap(config: SiteConfig, pages: readonly SourcePath[]): Promise<string> {
	const { build } = await import("esbuild");
	const { outputFiles } = await build({
		...serverBuildOptions(serverEntryCode(config, pages), config),
		write: false,
		sourcemap: "external",
	});
	return outputFiles.find((file) => file.path.endsWith(".map"))?.text ?? "{}";
}

/** The theme, with the components of the site's own module. */
function themeLines({ theme: { templates, components } }: SiteConfig): string[] {
	const theme = templates === DEFAULT_TEMPLATES ? THEME_MODULE : templates;
	if (!components) return [exportOf(theme)];
	return [
		`import theme from ${JSON.stringify(theme)};`,
		`import builtIn from ${JSON.stringify(THEME_MODULE)};`,
		`import * as additions from ${JSON.stringify(components)};`,
		`import { addComponents, componentModuleProblems } from ${JSON.stringify(COMPONENTS_MODULE)};`,
		"export default addComponents(theme, additions);",
		"export const componentProblems = componentModuleProblems(theme, additions, builtIn);",
	];
}

/** The theme that comes with ssg, as sites import it. */
const THEME_MODULE = `${PACKAGE_NAME}/templates`;

const COMPILED_TEMPLATES = path.join(PACKAGE_ROOT, "lib/templates.js");

const exportOf = (theme: string) => `export { default } from ${JSON.stringify(theme)};`;

const COMPONENTS_MODULE = path.join(PACKAGE_ROOT, "src/pipeline/render/site-components.ts");

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

const siteModulesOf = ({ theme: { templates, components } }: SiteConfig): string[] =>
	[templates, components ?? ""].filter((module) => module !== "" && module !== DEFAULT_TEMPLATES);

async function compileServerModule(contents: string, config: SiteConfig): Promise<Compilation<string>> {
	if (!IS_SOURCE && contents === exportOf(THEME_MODULE))
		return { result: exportOf(pathToFileURL(COMPILED_TEMPLATES).href), inputs: [] };
	const { build } = await import("esbuild");
	const { outputFiles, metafile } = await build({
		...serverBuildOptions(contents, config),
		write: false,
		metafile: true,
	});
	const importsExport = hasOwnTheme(config)
		? `export const templateImports = ${JSON.stringify(collectTemplateImports(metafile, STDIN_FILE, siteModulesOf(config)))};\n`
		: "";
	return {
		result: `${outputFiles[0]?.text ?? ""}${importsExport}export const siteModules = ${JSON.stringify(collectSiteModules(metafile, STDIN_FILE))};\n`,
		inputs: Object.keys(metafile.inputs).filter((input) => input !== STDIN_FILE),
	};
}

const serverBuildOptions = (contents: string, config: SiteConfig): BuildOptions => ({
	stdin: { contents, resolveDir: config.root, sourcefile: STDIN_FILE },
	bundle: true,
	outdir: config.cacheDir,
	format: "esm",
	platform: "node",
	jsx: "automatic",
	loader: { ".css": "empty" },
	plugins: [externalPackagesPlugin, cssModulesPlugin(config.root, "server")],
	absWorkingDir: config.root,
	logLevel: "silent",
});
