/** Compiles the half of a site that runs during the build: templates and React pages. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildOptions, build } from "esbuild";
import type { Cache } from "../cache/cache.ts";
import { type Compilation, compileCached } from "../cache/compilation.ts";
import {
	readCached,
	removeOldFiles,
	replaceFile,
} from "../cache/disk-store.ts";
import { isRepeatable } from "../cache/purity.ts";
import type { SiteConfig } from "../model/config.ts";
import type { SourcePath } from "../model/source.ts";
import { PACKAGE_ROOT } from "../package-root.ts";
import { templateImportsOf } from "./browser-additions.ts";
import { DEFAULT_TEMPLATES, externalPackagesPlugin } from "./compile.ts";
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
	const contents = serverEntryCode(config, pages);
	const text = await compileCached(
		cache,
		{ name: SERVER_CACHE_NAME, request: contents, root: config.root },
		() => compileServerModule(contents, config),
	);
	const file = moduleFile(
		config.cacheDir,
		`templates-${shortHash(text)}.mjs`,
		text,
	);
	return {
		module: pathToFileURL(file).href,
		hash: shortHash(withoutPlace(text, config.root)),
		isRepeatable: isRepeatable(text),
	};
}

const serverEntryCode = (
	config: SiteConfig,
	pages: readonly SourcePath[],
): string =>
	[
		`export { default } from ${JSON.stringify(config.templates)};`,
		...pages.map(
			(page, index) =>
				`export * as page${index} from ${JSON.stringify(path.join(config.root, page))};`,
		),
	].join("\n");

/** Compiles the same module again for its source map, which only failures need. Sources are relative to the cache folder. */
export async function compileServerMap(
	config: SiteConfig,
	pages: readonly SourcePath[],
): Promise<string> {
	const { outputFiles } = await build({
		...serverBuildOptions(serverEntryCode(config, pages), config),
		write: false,
		sourcemap: "external",
	});
	return outputFiles.find((file) => file.path.endsWith(".map"))?.text ?? "{}";
}

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

/**
 * Writes a module's code to a file for import: to the cache folder, or if that is not writable, to a temporary
 * folder.
 */
function moduleFile(cacheDir: string, name: string, text: string): string {
	const file = path.join(cacheDir, name);
	if (readCached(file).equals(Buffer.from(text))) return file; // a killed build may have left a truncated file
	try {
		replaceFile(file, text);
		removeOldFiles(cacheDir, /^templates-\w+\.mjs$/, DAY_MS);
		return file;
	} catch {
		temporary ??= temporaryFolder();
		writeFileSync(path.join(temporary, name), text);
		return path.join(temporary, name);
	}
}

let temporary: string | undefined;

/** Removed when the process exits. */
function temporaryFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "ssg-"));
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	return folder;
}

/** The name in the cache. */
export const SERVER_CACHE_NAME = "templates";

const STDIN_FILE = "templates";

const DAY_MS = 86_400_000; // older modules can be deleted: a running process has imported its own

async function compileServerModule(
	contents: string,
	config: SiteConfig,
): Promise<Compilation<string>> {
	const { outputFiles, metafile } = await build({
		...serverBuildOptions(contents, config),
		write: false,
		metafile: true,
	});
	const importsExport =
		config.templates === DEFAULT_TEMPLATES
			? ""
			: `export const templateImports = ${JSON.stringify(templateImportsOf(metafile, STDIN_FILE, config.templates))};\n`;
	return {
		result: (outputFiles[0]?.text ?? "") + importsExport,
		inputs: Object.keys(metafile.inputs).filter(
			(input) => input !== STDIN_FILE,
		),
	};
}

const serverBuildOptions = (
	contents: string,
	config: SiteConfig,
): BuildOptions => ({
	stdin: { contents, resolveDir: config.root, sourcefile: STDIN_FILE },
	bundle: true,
	outdir: config.cacheDir,
	format: "esm",
	platform: "node",
	jsx: "automatic",
	loader: { ".css": "empty" },
	plugins: [externalPackagesPlugin],
	absWorkingDir: config.root,
	logLevel: "silent",
});
