/** The browser's half of a site: its entries, and what they import when it is needed. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { build, type Metafile, type OutputFile } from "esbuild";
import { PACKAGE, packagesFromHere } from "./compile.ts";

/** Names are below the output folder, and the same on every machine. */
export interface Compiled {
	readonly files: readonly {
		readonly name: string;
		readonly contents: string | Uint8Array;
	}[];
	/** Those that every page loads. */
	readonly scripts: readonly string[];
	readonly styles: readonly string[];
	/** Chunks by the names of their islands. */
	readonly islands: Readonly<Record<string, string>>;
	/** Files that the compiler read, from the root. */
	readonly inputs: readonly string[];
}

/** The theme's own entry. */
export const THEME = path.join(PACKAGE, "templates/entries/start.ts");

/** In an installed package: the theme's files, made when the package was. */
const PREBUILT = path.join(PACKAGE, "lib/theme");
const LIST = path.join(PREBUILT, "compiled.json");
const isSource = import.meta.url.endsWith(".ts");

/** What `compileEntries` would give for the theme's own entry, where that has been done before. */
export function prebuilt(entries: readonly string[]): Compiled | undefined {
	const isTheme = entries.length === 1 && entries[0] === THEME;
	if (isSource || !isTheme || !existsSync(LIST)) return undefined;
	const { names, ...compiled } = JSON.parse(
		readFileSync(LIST, "utf8"),
	) as Prebuilt;
	return {
		...compiled,
		files: names.map((name) => ({
			name,
			contents: readFileSync(path.join(PREBUILT, name)),
		})),
	};
}

/** `compiled.json`: all but the contents, which stand beside it. */
export type Prebuilt = Omit<Compiled, "files"> & {
	readonly names: readonly string[];
};

/** Compiles entries, given from `root`. Rejects with the compiler's messages. */
export async function compileEntries(
	entries: readonly string[],
	root: string,
): Promise<Compiled> {
	const outdir = path.join(root, "dist"); // nothing is written: names are told from here
	const { outputFiles, metafile } = await build({
		entryPoints: [...entries],
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
			lunr: "globalThis.__lunr", // elasticlunr assigns it without declaring it, which a module may not
		},
		loader: {
			".svg": "file",
			".png": "file",
			".woff2": "file",
		},
		plugins: [packagesFromHere],
		absWorkingDir: root,
		logLevel: "silent",
	});
	const own = new Set(entries.map((file) => path.resolve(root, file)));
	// What is imported when it is needed counts as an entry too, but no page loads it at once.
	const loaded = new Set(
		Object.entries(metafile.outputs)
			.filter(
				([, { entryPoint }]) =>
					entryPoint && own.has(path.resolve(root, entryPoint)),
			)
			.flatMap(([file, { cssBundle }]) => [file, cssBundle ?? file])
			.map((file) => path.resolve(root, file)),
	);
	const nameOf = (file: string) =>
		path.relative(outdir, path.resolve(root, file)).replaceAll("\\", "/");
	const names = outputFiles
		.filter((file) => loaded.has(file.path))
		.map((file) => nameOf(file.path));
	return {
		files: outputFiles.map((file) => ({
			name: nameOf(file.path),
			contents: loaded.has(file.path)
				? withoutHelpers(file, metafile)
				: file.contents,
		})),
		scripts: names.filter((name) => name.endsWith(".js")),
		styles: names.filter((name) => name.endsWith(".css")),
		islands: islandsOf(metafile, nameOf),
		inputs: Object.keys(metafile.inputs),
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
