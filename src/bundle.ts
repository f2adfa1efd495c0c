/** Templates, React pages and the browser's entries, compiled once for all locales. Content never comes here. */
import { hash } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build, type Metafile, type OutputFile } from "esbuild";
import glob from "fast-glob";
import {
	compileProblems,
	packagesAsAddresses,
	packagesFromHere,
} from "./compile.ts";
import type { Assets } from "./model/chrome.ts";
import type { SiteConfig } from "./model/config.ts";
import type { Problem } from "./model/problem.ts";
import { outputPath } from "./model/route.ts";
import type { Bundle, ComponentModule, Output } from "./model/site.ts";
import type { SourcePath } from "./model/source.ts";

const NONE: Assets = { buildId: "", scripts: [], styles: [], islands: {} };

/** Compiles both halves side by side. A mistake in the code is a problem, and then there is nothing to render with. */
export async function bundle(config: SiteConfig): Promise<Bundle> {
	const pages = await componentFiles(config);
	try {
		const [server, browser] = await Promise.all([
			compileServer(config, pages),
			compileBrowser(config),
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
			problems,
		};
	} catch (error) {
		const problems = compileProblems(error, config.root);
		return { assets: NONE, files: [], templates: "", components: [], problems };
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
async function compileServer(config: SiteConfig, pages: readonly SourcePath[]) {
	const lines = [
		`export { default } from ${JSON.stringify(config.templates)};`,
		...pages.map(
			(page, index) =>
				`export * as page${index} from ${JSON.stringify(path.join(config.root, page))};`,
		),
	];
	const { outputFiles } = await build({
		stdin: {
			contents: lines.join("\n"),
			resolveDir: config.root,
			sourcefile: "templates",
		},
		bundle: true,
		write: false,
		outdir: config.cacheDir,
		format: "esm",
		platform: "node",
		jsx: "automatic",
		loader: { ".css": "empty" },
		plugins: [packagesAsAddresses],
		absWorkingDir: config.root,
		logLevel: "silent",
	});
	const text = outputFiles[0]?.text ?? "";
	const name = shortHash(text);
	const file = path.join(config.cacheDir, `templates-${name}.mjs`);
	if (!existsSync(file)) {
		mkdirSync(config.cacheDir, { recursive: true });
		writeFileSync(file, text);
	}
	return { module: pathToFileURL(file).href, hash: name };
}

async function compileBrowser(config: SiteConfig) {
	const { outputFiles, metafile } = await build({
		entryPoints: [...config.entries],
		bundle: true,
		splitting: true,
		minify: true,
		write: false,
		metafile: true,
		outdir: config.outDir,
		entryNames: "assets/[name]-[hash]",
		chunkNames: "assets/[name]-[hash]",
		assetNames: "assets/[name]-[hash]",
		format: "esm",
		platform: "browser",
		target: ["es2022"],
		jsx: "automatic",
		legalComments: "linked",
		define: {
			"process.env.NODE_ENV": '"production"',
			lunr: "globalThis.__lunr", // elasticlunr assigns it without declaring it, which a module may not
		},
		loader: {
			".svg": "file",
			".png": "file",
			".woff2": "file",
		},
		plugins: [packagesFromHere],
		absWorkingDir: config.root,
		logLevel: "silent",
	});
	const named = outputFiles.map((file) => ({
		file,
		name: path.relative(config.outDir, file.path).replaceAll("\\", "/"),
	}));
	const own = new Set(
		config.entries.map((file) => path.resolve(config.root, file)),
	);
	// What is imported when it is needed counts as an entry too, but no page loads it at once.
	const entries = Object.entries(metafile.outputs).flatMap(([file, output]) =>
		output.entryPoint && own.has(path.resolve(config.root, output.entryPoint))
			? [file, ...(output.cssBundle ? [output.cssBundle] : [])]
			: [],
	);
	const isEntry = (file: OutputFile) =>
		entries.some((entry) => path.resolve(config.root, entry) === file.path);
	const addresses = named
		.filter(({ file }) => isEntry(file))
		.map(({ name }) => config.baseUrl + name);
	return {
		files: named.map(
			({ file, name }): Output => ({
				path: outputPath(name),
				contents: isEntry(file)
					? withoutHelpers(file, metafile)
					: file.contents,
			}),
		),
		assets: {
			buildId: named
				.map(({ name }) => name)
				.sort()
				.join(),
			scripts: addresses.filter((address) => address.endsWith(".js")),
			styles: addresses.filter((address) => address.endsWith(".css")),
			islands: islandsOf(
				metafile,
				(output) =>
					config.baseUrl +
					path
						.relative(config.outDir, path.resolve(config.root, output))
						.replaceAll("\\", "/"),
			),
		} satisfies Assets,
	};
}

/**
 * The compiler keeps helpers of its own in a chunk that every entry asks for, whether it calls one or not. Those that
 * take nothing from it are spared the request.
 */
const withoutHelpers = (
	{ path: file, text, contents }: OutputFile,
	{ outputs }: Metafile,
): string | Uint8Array =>
	file.endsWith(".js")
		? Object.entries(outputs)
				.filter(([, { inputs }]) => Object.keys(inputs).length === 0)
				.reduce(
					(code, [chunk]) =>
						code.replace(`import"./${path.basename(chunk)}";`, ""),
					text,
				)
		: contents;

/** What a module called `registry` imports on demand are islands; their names are those of their files. */
function islandsOf(
	{ inputs, outputs }: Metafile,
	addressOf: (output: string) => string,
): Readonly<Record<string, string>> {
	const chunks = new Map(
		Object.entries(outputs).map(([file, { entryPoint }]) => [entryPoint, file]),
	);
	const islands = Object.entries(inputs)
		.filter(([file]) => /(?:^|[\\/])registry\.[jt]sx?$/.test(file))
		.flatMap(([, { imports }]) => imports)
		.filter(({ kind }) => kind === "dynamic-import")
		.map(({ path: file }): [string, string | undefined] => [
			path.parse(file).name,
			chunks.get(file),
		]);
	return Object.fromEntries(
		islands
			.flatMap(([name, chunk]): [string, string][] =>
				chunk ? [[name, addressOf(chunk)]] : [],
			)
			.sort(([a], [b]) => (a < b ? -1 : 1)),
	);
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
