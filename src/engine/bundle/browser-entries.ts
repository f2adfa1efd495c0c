/** Compiles the browser half of a site: its entry points and the chunks they load on demand. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Metafile, OutputFile, Plugin } from "esbuild";
import { reachableFrom } from "../../model/collections.ts";
import { type Problem, type ProblemReport, wholeFile } from "../../model/problems/problem.ts";
import { IS_SOURCE, PACKAGE_ROOT } from "../package-root.ts";
import { ASSET_LOADERS, ownPackagesPlugin, toStyleProblems } from "./compile.ts";
import { cssModulesPlugin } from "./css-modules.ts";

/** `name` is relative to the output folder and the same on every machine. */
export interface BrowserBundle extends ProblemReport {
	readonly files: readonly { readonly name: string; readonly contents: string | Uint8Array }[];
	/** Scripts that every page loads. */
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
	/** The theme's style sheets that only some pages load, by name. Empty without the theme's entry point. */
	readonly pageStyles: Readonly<Record<string, string>>;
	/** Chunk file names by island name. */
	readonly islands: Readonly<Record<string, string>>;
	/** The files that only one island needs, by its name. Pages without the island never load them. */
	readonly islandFiles: Readonly<Record<string, readonly string[]>>;
	/** Files the compiler read, relative to the root. */
	readonly inputs: readonly string[];
}

/** The default theme's entry point. */
export const THEME_ENTRY = path.join(PACKAGE_ROOT, "templates/entries/start.ts");

/** The theme's style sheets that only some pages load, by the names that `templates/page-styles.ts` has for them. */
const PAGE_STYLE_FILES: Readonly<Record<string, string>> = Object.fromEntries(
	[
		"code",
		"annotations",
		"tabs",
		"stacked",
		"extras",
		"zoom",
		"marks",
		"components",
		"endpoints",
		"menu",
		"lists",
		"news",
		"home",
		"features",
		"not-found",
	].map((name) => [name, path.join(PACKAGE_ROOT, `templates/styles/${name}.css`)]),
);

/** In an installed package, the theme's browser files, compiled when the package was built. */
const PREBUILT_FOLDER = path.join(PACKAGE_ROOT, "lib/theme");
const PREBUILT_MANIFEST = path.join(PREBUILT_FOLDER, "compiled.json");

/** Returns what `compileEntries` would return for the default theme, if it has been compiled in advance. */
export function readPrebuiltBundle(entries: readonly string[]): BrowserBundle | undefined {
	const isTheme = entries.length === 1 && entries[0] === THEME_ENTRY;
	if (IS_SOURCE || !isTheme || !existsSync(PREBUILT_MANIFEST)) return undefined;
	const { names, ...compiled } = JSON.parse(readFileSync(PREBUILT_MANIFEST, "utf8")) as PrebuiltManifest;
	return {
		...compiled,
		files: names.map((name) => ({ name, contents: readFileSync(path.join(PREBUILT_FOLDER, name)) })),
	};
}

/** The shape of `compiled.json`. File contents are stored next to it. */
export type PrebuiltManifest = Omit<BrowserBundle, "files"> & { readonly names: readonly string[] };

/**
 * Compiles entry points, given relative to `root`. If there is `startCode`, it imports them and is compiled in their
 * place, as one entry point. With `stylesOnly`, scripts stop at dynamic imports: the styles are those of a page, and
 * the scripts are of no use.
 *
 * @throws esbuild's `BuildFailure` with the compiler's messages.
 */
export async function compileEntries(
	entries: readonly string[],
	root: string,
	startCode?: string,
	{ stylesOnly = false } = {},
): Promise<BrowserBundle> {
	const outdir = path.join(root, "dist"); // nothing is written; output names are relative to this folder
	const pageStyles = entries.includes(THEME_ENTRY) ? PAGE_STYLE_FILES : {};
	const { build } = await import("esbuild");
	const { outputFiles, metafile, warnings } = await build({
		entryPoints: [
			...(startCode
				? [{ in: START_MODULE, out: "start" }]
				: entries.map((file) => ({ in: file, out: path.parse(file).name }))),
			...Object.entries(pageStyles).map(([out, file]) => ({ in: file, out })),
		],
		bundle: true,
		splitting: true,
		minify: true,
		write: false,
		metafile: true,
		outdir,
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
			lunr: "globalThis.__lunr", // elasticlunr assigns this undeclared variable, which throws in a module
		},
		loader: ASSET_LOADERS,
		plugins: [
			...(stylesOnly ? [noDynamicImportsPlugin] : []),
			startPlugin(startCode, root),
			elasticlunrPartsPlugin,
			ownPackagesPlugin,
			cssModulesPlugin(root, "browser"),
		],
		absWorkingDir: root,
		logLevel: "silent",
	});
	const entryPaths = new Set((startCode ? [START_MODULE] : entries).map((file) => path.resolve(root, file)));
	// Dynamic imports also have an `entryPoint`, but no page loads them eagerly.
	const eagerOutputs = new Set(
		Object.entries(metafile.outputs)
			.filter(([, { entryPoint }]) => entryPoint && entryPaths.has(path.resolve(root, entryPoint)))
			.flatMap(([file, { cssBundle }]) => [file, cssBundle ?? file])
			.map((file) => path.resolve(root, file)),
	);
	const nameOf = (file: string) => path.relative(outdir, path.resolve(root, file)).replaceAll("\\", "/");
	const names = outputFiles.filter((file) => eagerOutputs.has(file.path)).map((file) => nameOf(file.path));
	const islands = findIslandChunks(metafile, nameOf);
	return {
		files: outputFiles.map((file) => ({ name: nameOf(file.path), contents: withoutHelperImports(file, metafile) })),
		scripts: names.filter((name) => name.endsWith(".js")),
		styles: names.filter((name) => name.endsWith(".css")),
		pageStyles: pageStylesIn(metafile, pageStyles, root, nameOf),
		islands,
		islandFiles: findIslandFiles(metafile, names, islands, nameOf),
		inputs: Object.keys(metafile.inputs),
		problems: [...toStyleProblems(warnings, root), ...findIslandsWithoutDefault(metafile, islands, nameOf)],
	};
}

const pageStylesIn = (
	{ outputs }: Metafile,
	sources: Readonly<Record<string, string>>,
	root: string,
	nameOf: (output: string) => string,
): Readonly<Record<string, string>> =>
	Object.fromEntries(
		Object.entries(sources).flatMap(([style, source]) =>
			Object.entries(outputs)
				.filter(([, { entryPoint }]) => entryPoint && path.resolve(root, entryPoint) === source)
				.map(([file]) => [style, nameOf(file)]),
		),
	);

/** The name of the module with the start code. It is on no disk. */
const START_MODULE = "ssg:start";

const noDynamicImportsPlugin: Plugin = {
	name: "no-dynamic-imports",
	setup({ onResolve }) {
		onResolve({ filter: /^/ }, ({ kind, path: name }) =>
			kind === "dynamic-import" ? { path: name, external: true } : undefined,
		);
	},
};

const startPlugin = (contents: string | undefined, root: string): Plugin => ({
	name: "start-code",
	setup({ onResolve, onLoad }) {
		if (contents === undefined) return;
		onResolve({ filter: /^ssg:start$/ }, () => ({ path: "start", namespace: "ssg" }));
		onLoad({ filter: /^start$/, namespace: "ssg" }, () => ({ contents, resolveDir: root }));
	},
});

/**
 * esbuild puts its runtime helpers into a chunk that every entry imports, even one that uses none of them. Removes
 * these unused imports, which would cost a request.
 */
const withoutHelperImports = ({ path: file, text, contents }: OutputFile, { outputs }: Metafile) =>
	file.endsWith(".js")
		? Object.entries(outputs)
				.filter(([, { inputs }]) => Object.keys(inputs).length === 0)
				.reduce((code, [chunk]) => code.replace(`import"./${path.basename(chunk)}";`, ""), text)
		: contents;

/** Every dynamic import of the start code, or of a module called `registry`, is an island, named after its file. */
function findIslandChunks({ inputs, outputs }: Metafile, nameOf: (output: string) => string) {
	const chunks = new Map(Object.entries(outputs).map(([file, { entryPoint }]) => [entryPoint, file]));
	const islands = Object.entries(inputs)
		.filter(([file]) => file === START_MODULE || /(?:^|[\\/])registry\.[jt]sx?$/.test(file))
		.flatMap(([, { imports }]) => imports)
		.filter(({ kind }) => kind === "dynamic-import")
		.map(({ path: file }): [string, string | undefined] => [path.parse(file).name, chunks.get(file)]);
	return Object.fromEntries(
		islands
			.flatMap(([name, chunk]): [string, string][] => (chunk ? [[name, nameOf(chunk)]] : []))
			.sort(([a], [b]) => (a < b ? -1 : 1)),
	);
}

/** The server half renders any export, but the browser loads the default one. */
function findIslandsWithoutDefault(
	{ outputs }: Metafile,
	islands: Readonly<Record<string, string>>,
	nameOf: (output: string) => string,
): Problem[] {
	const names = new Map(Object.entries(islands).map(([name, chunk]) => [chunk, name]));
	return Object.entries(outputs).flatMap(([output, { entryPoint: file, exports }]): Problem[] => {
		const name = names.get(nameOf(output));
		if (!name || !file || exports.includes("default")) return [];
		const message = `island "${name}" is not the default export of ${file}`;
		const hint = `write "export default" before the component, and import it without braces`;
		return [{ severity: "error", code: "theme", message, at: wholeFile(file), hint }];
	});
}

/**
 * Returns the files that are loaded through the chunk of one island only, by the island's name.
 *
 * @param scripts the scripts that every page loads
 * @param islands the chunks by island name
 */
export function findIslandFiles(
	{ outputs }: Metafile,
	scripts: readonly string[],
	islands: Readonly<Record<string, string>>,
	nameOf: (output: string) => string,
): Readonly<Record<string, readonly string[]>> {
	const imports = new Map(
		Object.entries(outputs).map(([file, output]) => [nameOf(file), output.imports.map(({ path }) => nameOf(path))]),
	);
	const importsOf = (name: string) => imports.get(name) ?? [];
	return Object.fromEntries(
		Object.entries(islands).map(([island, chunk]) => {
			const others = reachableFrom(scripts, (name) => importsOf(name).filter((one) => one !== chunk));
			const own = [...reachableFrom([chunk], importsOf)].filter((name) => !others.has(name));
			const notices = own.map((name) => `${name}.LEGAL.txt`);
			return [island, [...own, ...notices.filter((name) => imports.has(name))].sort()];
		}),
	);
}

// Puts elasticlunr together from those of its files that the search of the browser uses: `src/search/` has rules of its
// own for the words of 30 languages, so the English stemmer, the stop words and the trimmer only take time to load.

/** In the order in which the package itself joins them. */
const PARTS = [
	...["elasticlunr", "utils", "event_emitter", "tokenizer", "pipeline"],
	...["index", "document_store", "inverted_index", "configuration"],
];

export const elasticlunrPartsPlugin: Plugin = {
	name: "elasticlunr-parts",
	setup({ onLoad }) {
		onLoad({ filter: /[\\/]elasticlunr[\\/]elasticlunr\.js$/ }, (file) => {
			const read = (name: string) => readFileSync(path.join(path.dirname(file.path), name), "utf8");
			const parts = PARTS.map((name) => read(`lib/${name}.js`)).join("\n");
			const contents = `${parts.replace("@VERSION", read("VERSION").trim())}\nexport default elasticlunr;`;
			return { contents, loader: "js" };
		});
	},
};
