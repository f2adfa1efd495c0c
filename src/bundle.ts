/** Templates, React pages and the browser's entries, compiled once for all locales. Content never comes here. */
import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import glob from "fast-glob";
import { type Compiled, compileEntries, prebuilt } from "./browser.ts";
import { isRepeatable } from "./cache/closed.ts";
import { type Compilation, compiledOnce } from "./cache/compiled.ts";
import { removeOld, replaceFile } from "./cache/disk.ts";
import { compileProblems, packagesAsAddresses } from "./compile.ts";
import type { Assets } from "./model/chrome.ts";
import type { SiteConfig } from "./model/config.ts";
import type { Problem } from "./model/problem.ts";
import { outputPath } from "./model/route.ts";
import type { Bundle, ComponentModule, Output } from "./model/site.ts";
import type { SourcePath } from "./model/source.ts";
import type { Store } from "./work/store.ts";

const NONE: Assets = { buildId: "", scripts: [], styles: [], islands: {} };

/** Compiles both halves side by side. A mistake in the code is a problem, and then there is nothing to render with. */
export async function bundle(
	config: SiteConfig,
	cache?: Store,
): Promise<Bundle> {
	const pages = await componentFiles(config);
	try {
		const [server, browser] = await Promise.all([
			compileServer(config, pages, cache),
			compileBrowser(config, cache),
		]);
		const { components, problems } = await componentsOf(server.module, pages);
		const colours = announcementColours(config);
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
			problems,
		};
	} catch (error) {
		const problems = compileProblems(error, config.root, config.root);
		return {
			...{ assets: NONE, files: [], templates: "", components: [] },
			...{ isRepeatable: false, problems },
		};
	}
}

/** The colours that the configuration gives the announcement bar: a sheet of its own, since pages have no inline styles. */
function announcementColours({ announcementBar }: SiteConfig): Output[] {
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
			path: outputPath(`assets/announcement-${shortHash(contents)}.css`),
			contents,
		},
	];
}

const shortHash = (text: string): string => hash("sha256", text).slice(0, 10);

/** The React pages of every locale, relative to the root. */
async function componentFiles(config: SiteConfig): Promise<SourcePath[]> {
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

/** One module that exports the templates and every React page, `page0`, `page1` …, kept under the hash of its text. */
async function compileServer(
	config: SiteConfig,
	pages: readonly SourcePath[],
	store: Store | undefined,
) {
	const lines = [
		`export { default } from ${JSON.stringify(config.templates)};`,
		...pages.map(
			(page, index) =>
				`export * as page${index} from ${JSON.stringify(path.join(config.root, page))};`,
		),
	];
	const contents = lines.join("\n");
	const text = await compiledOnce(
		{ store, name: SERVER },
		{ request: contents, root: config.root },
		() => serverText(contents, config),
	);
	const name = shortHash(text);
	const file = path.join(config.cacheDir, `templates-${name}.mjs`);
	if (!holds(file, text)) {
		replaceFile(file, text);
		removeOld(config.cacheDir, /^templates-\w+\.mjs$/, DAY_MS);
	}
	return {
		module: pathToFileURL(file).href,
		hash: name,
		isRepeatable: isRepeatable(text),
	};
}

/** What the two halves are kept as. */
export const SERVER = "templates";
export const BROWSER = "browser";

const STDIN = "templates";

const DAY_MS = 86_400_000; // whoever runs longer has imported its module

async function serverText(
	contents: string,
	config: SiteConfig,
): Promise<Compilation<string>> {
	const { outputFiles, metafile } = await build({
		stdin: { contents, resolveDir: config.root, sourcefile: STDIN },
		bundle: true,
		write: false,
		metafile: true,
		outdir: config.cacheDir,
		format: "esm",
		platform: "node",
		jsx: "automatic",
		loader: { ".css": "empty" },
		plugins: [packagesAsAddresses],
		absWorkingDir: config.root,
		logLevel: "silent",
	});
	return {
		result: outputFiles[0]?.text ?? "",
		inputs: Object.keys(metafile.inputs).filter((input) => input !== STDIN),
	};
}

/** A build that was killed may have left less. */
function holds(file: string, text: string): boolean {
	try {
		return readFileSync(file, "utf8") === text;
	} catch {
		return false;
	}
}

async function compileBrowser(config: SiteConfig, store: Store | undefined) {
	const { files, scripts, styles, islands } =
		prebuilt(config.entries) ?? (await compiledEntries(config, store));
	const address = (name: string) => config.baseUrl + name;
	return {
		files: files.map(
			({ name, contents }): Output => ({ path: outputPath(name), contents }),
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
		} satisfies Assets,
	};
}

/** Their contents are bytes, which JSON does not know. */
async function compiledEntries(
	{ entries, root }: SiteConfig,
	store: Store | undefined,
): Promise<Compiled> {
	const { files, ...compiled } = await compiledOnce(
		{ store, name: BROWSER },
		{ request: entries.join("\n"), root },
		async () => {
			const made = await compileEntries(entries, root);
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

interface PageModule {
	readonly default?: unknown;
	readonly title?: string;
	readonly description?: string;
	readonly keywords?: readonly string[];
}

async function componentsOf(module: string, pages: readonly SourcePath[]) {
	const exports: Record<string, PageModule> =
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
