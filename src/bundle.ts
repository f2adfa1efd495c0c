/** Compiles templates, React pages and browser entry points, once for all locales. Markdown is never compiled. */
import { hash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import glob from "fast-glob";
import {
	type BrowserBundle,
	compileEntries,
	readPrebuiltBundle,
} from "./browser.ts";
import {
	additionsCode,
	type BrowserAdditions,
	templateImportsOf,
} from "./browser-additions.ts";
import type { Cache } from "./cache/cache.ts";
import { type Compilation, compileCached } from "./cache/compilation.ts";
import { readCached, removeOldFiles, replaceFile } from "./cache/disk-store.ts";
import { isRepeatable } from "./cache/purity.ts";
import {
	DEFAULT_TEMPLATES,
	externalPackagesPlugin,
	PACKAGE_ROOT,
	toCompileProblems,
} from "./compile.ts";
import type { BrowserAssets } from "./model/chrome.ts";
import type { SiteConfig } from "./model/config.ts";
import type { Problem } from "./model/problem.ts";
import { toOutputPath } from "./model/route.ts";
import type { Bundle, ComponentModule, Output } from "./model/site.ts";
import type { SourcePath } from "./model/source.ts";
import { readTheme, UNCHANGED_THEME } from "./read-theme.ts";

const NO_ASSETS: BrowserAssets = {
	buildId: "",
	scripts: [],
	styles: [],
	islands: {},
};

/**
 * Compiles the server and browser halves, in parallel unless templates of the site may add to the browser half. A
 * mistake in the code becomes a problem in a bundle without templates.
 */
export async function bundleSite(
	config: SiteConfig,
	cache: Cache,
): Promise<Bundle> {
	const pages = await findComponentFiles(config);
	try {
		const compiling = compileServer(config, pages, cache);
		const [server, { theme, browser }] = await Promise.all([
			compiling,
			compileThemeForBrowser(config, compiling, cache),
		]);
		const { components, problems } = await loadComponents(server.module, pages);
		const colours = announcementStylesheet(config);
		return {
			assets: {
				...browser.assets,
				styles: [
					...browser.assets.styles,
					...colours.map(({ path: name }) => config.baseUrl + name),
				],
				buildId: shortHash(server.hash + browser.assets.buildId),
			},
			files: [...browser.files, ...colours],
			templates: server.module,
			components,
			isRepeatable: server.isRepeatable,
			problems: [...theme.problems, ...problems],
		};
	} catch (error) {
		const problems = toCompileProblems(error, config.root, config.root);
		return {
			...{ assets: NO_ASSETS, files: [], templates: "", components: [] },
			...{ isRepeatable: false, problems },
		};
	}
}

type ServerHalf = Awaited<ReturnType<typeof compileServer>>;

/** The theme that comes with ssg adds nothing, and its browser half does not wait for the server half. */
async function compileThemeForBrowser(
	config: SiteConfig,
	server: Promise<ServerHalf>,
	cache: Cache,
) {
	const theme =
		config.templates === DEFAULT_TEMPLATES
			? UNCHANGED_THEME
			: await readTheme((await server).module, config.root);
	return {
		theme,
		browser: await compileBrowser(config, theme.additions, cache),
	};
}

/** The configured colours of the announcement bar, in a stylesheet of their own because pages have no inline styles. */
function announcementStylesheet({ announcementBar }: SiteConfig): Output[] {
	const { backgroundColor, textColor } = announcementBar ?? {};
	const rules = [
		...(backgroundColor ? [`background:${backgroundColor}`] : []),
		...(textColor ? [`color:${textColor}`] : []),
	];
	if (rules.length === 0) return [];
	const links = textColor ? ".announcement a{color:inherit}" : "";
	const contents = `.announcement{${rules.join(";")}}${links}\n`;
	return [
		{
			path: toOutputPath(`assets/announcement-${shortHash(contents)}.css`),
			contents,
		},
	];
}

const shortHash = (text: string): string => hash("sha256", text).slice(0, 10);

/** The React pages of every locale, relative to the root. */
async function findComponentFiles(config: SiteConfig): Promise<SourcePath[]> {
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

/**
 * Compiles one module that exports the templates and every React page as `page0`, `page1` …, cached by a hash of its
 * source.
 */
async function compileServer(
	config: SiteConfig,
	pages: readonly SourcePath[],
	cache: Cache,
) {
	const lines = [
		`export { default } from ${JSON.stringify(config.templates)};`,
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

/** Cache file names of the two halves. */
export const SERVER_CACHE_NAME = "templates";
export const BROWSER_CACHE_NAME = "browser";

const STDIN_FILE = "templates";

const DAY_MS = 86_400_000; // older modules can be deleted: a running process has imported its own

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

async function compileBrowser(
	config: SiteConfig,
	additions: BrowserAdditions,
	cache: Cache,
) {
	const startCode = additionsCode(config.entries, additions, config.root);
	const { files, scripts, styles, islands } =
		(startCode ? undefined : readPrebuiltBundle(config.entries)) ??
		(await compileCachedEntries(config, startCode, cache));
	const address = (name: string) => config.baseUrl + name;
	return {
		files: files.map(
			({ name, contents }): Output => ({ path: toOutputPath(name), contents }),
		),
		assets: {
			buildId: files
				.map(({ name }) => name)
				.sort()
				.join(),
			scripts: scripts.map(address),
			styles: styles.map(address),
			islands: Object.fromEntries(
				Object.entries(islands).map(([island, name]) => [
					island,
					address(name),
				]),
			),
		} satisfies BrowserAssets,
	};
}

/** Stores file contents as base64, because JSON cannot hold bytes. */
async function compileCachedEntries(
	{ entries, root }: SiteConfig,
	startCode: string | undefined,
	cache: Cache,
): Promise<BrowserBundle> {
	const { files, ...compiled } = await compileCached(
		cache,
		{
			name: BROWSER_CACHE_NAME,
			request: startCode ?? entries.join("\n"),
			root,
		},
		async () => {
			const made = await compileEntries(entries, root, startCode);
			const files = made.files.map(({ name, contents }) => ({
				name,
				base64: Buffer.from(contents).toString("base64"),
			}));
			return { result: { ...made, files }, inputs: made.inputs };
		},
	);
	return {
		...compiled,
		files: files.map(({ name, base64 }) => ({
			name,
			contents: Buffer.from(base64, "base64"),
		})),
	};
}

interface ComponentExports {
	readonly default?: unknown;
	readonly title?: string;
	readonly description?: string;
	readonly keywords?: readonly string[];
}

async function loadComponents(module: string, pages: readonly SourcePath[]) {
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
