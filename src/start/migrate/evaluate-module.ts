/**
 * Reads the configuration of another generator, which is code. It is compiled, and evaluated in a process that can read
 * the project and little else (`isolated-process.ts`). Packages that are not installed are replaced by stubs.
 */
import { type Dirent, existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { type BuildFailure, build, type Loader, type Plugin } from "esbuild";
import { PACKAGE_ROOT } from "../../engine/package-root.ts";
import { printable } from "../../model/text/control-characters.ts";
import { displayPath } from "../../pipeline/emit/write-error.ts";
import { CLOSED_BUILTINS, EVALUATION_PRELUDE } from "./evaluation-prelude.ts";
import { GLOB_MODULE, GLOB_PACKAGES } from "./glob-stand-in.ts";
import { LimitError, runIsolated } from "./isolated-process.ts";
import { isFileIn, isInProject, placeIn, repositoryOf, shortened } from "./project-paths.ts";

/** Generators and their plugins say nothing that matters here, and are large. */
const STAND_IN_PACKAGES = /^(@docusaurus\/|docusaurus-|vite$|vite\/|vitepress|@vitejs\/|remark-|rehype-)/;

const LOADERS: Readonly<Record<string, Loader>> = {
	".cjs": "js",
	".cts": "ts",
	".js": "jsx",
	".json": "json",
	".jsx": "jsx",
	".mjs": "js",
	".mts": "ts",
	".ts": "ts",
	".tsx": "tsx",
};

export const isModuleFile = (file: string): boolean => Object.hasOwn(LOADERS, path.extname(file));

/**
 * Returns the default export of a module of a project, or what it returns if it is a function. Functions, regular
 * expressions and stubs in it are `OpaqueValue`s.
 *
 * @throws Error if the module is not of the project, cannot be compiled, throws, or exceeds a limit
 */
export const evaluateModule = (file: string, project: string): Promise<unknown> =>
	evaluateDefault(file, project, "ssgReport(exported);");

/**
 * Calls a function in the default export of a module, such as `["markdown", "anchor", "slugify"]`, with each of the
 * texts. Returns what it returns for each; what is no text is left out.
 *
 * @throws Error as `evaluateModule`, or if the function throws
 */
export async function callInModule(
	file: string,
	project: string,
	{ keys, texts }: { readonly keys: readonly string[]; readonly texts: readonly string[] },
): Promise<ReadonlyMap<string, string>> {
	const code = `ssgReport(async (context) => {
	let value = exported;
	while (typeof value === "function" && !ssgStubPackage(value)) value = value(context);
	value = await value;
	for (const key of ${JSON.stringify(keys.slice(0, -1))}) value = value[key];
	return ${JSON.stringify(texts)}.map((text) => value[${JSON.stringify(keys.at(-1))}](text));
});`;
	const results = await evaluateDefault(file, project, code);
	if (!Array.isArray(results)) return new Map();
	return new Map(texts.flatMap((text, index) => (typeof results[index] === "string" ? [[text, results[index]]] : [])));
}

/** @param code reports something about `exported`, the default export */
async function evaluateDefault(file: string, project: string, code: string): Promise<unknown> {
	const contents = `import * as module from ${JSON.stringify(file)};
const exported = module.default ?? module["module.exports"] ?? module;
${code}`;
	const evaluate = async (usesPackages: boolean) =>
		(await evaluateCode(file, contents, { project, usesPackages })).value;
	try {
		return await evaluate(true);
	} catch (error) {
		if (error instanceof LimitError) throw readingError(file, error);
	}
	try {
		return await evaluate(false); // a package may need what is closed here
	} catch (error) {
		throw readingError(file, error);
	}
}

/** On one line: the reason may quote the project. */
function readingError(file: string, error: unknown): Error {
	const { errors, message } = error as Partial<BuildFailure> & Error;
	const reason = shortened(errors?.[0]?.text ?? message);
	return new Error(
		`cannot read ${printable(displayPath(file))}: ${reason}\n  help: simplify the file until Node can import it, then try again`,
	);
}

/** A value that only code can hold. */
export interface OpaqueValue {
	readonly $opaque: "function" | "package" | "pattern";
	/** The name of a function or package, or the source of a pattern. */
	readonly text: string;
}

interface EvaluationOptions {
	/** Its folder. Modules outside of it are not read. */
	readonly project: string;
	/** Whether installed packages are used, or all of them replaced. */
	readonly usesPackages: boolean;
	/** They decide before those that replace what is missing. */
	readonly plugins?: readonly Plugin[];
}

/**
 * Runs code that imports modules of a project and calls `ssgReport`. Returns the reported value, and the style sheets
 * that the modules import.
 *
 * @param file where the code stands
 */
export async function evaluateCode(file: string, contents: string, options: EvaluationOptions) {
	const { outputFiles } = await build({
		stdin: { contents, resolveDir: path.dirname(file) },
		bundle: true,
		write: false,
		outdir: options.project, // nothing is written
		format: "esm",
		platform: "node",
		jsx: "automatic",
		define: {
			"process.env.NODE_ENV": '"production"',
			"import.meta.url": "ssgUrl",
			"import.meta.dirname": "ssgFolder",
			"import.meta.filename": "ssgFile",
			__dirname: "ssgFolder",
			__filename: "ssgFile",
		},
		plugins: [...(options.plugins ?? []), stubPlugin(options)],
		logLevel: "silent",
	});
	const textOf = (end: string) => outputFiles.find(({ path }) => path.endsWith(end))?.text ?? "";
	const url = JSON.stringify(pathToFileURL(file).href);
	const code = `${EVALUATION_PRELUDE}\nconst require = ssgCreateRequire(${url});\n${textOf(".js")}`;
	const value = parseResult(await runIsolated(code, options.project, readPermissions(options.project, options)));
	return { value, styles: textOf(".css") };
}

/** Deeper values would exceed the stack later. */
const MAX_DEPTH = 100;

function parseResult(text: string): unknown {
	if (text === "") throw new Error("it exports nothing");
	const value = JSON.parse(text);
	if (isDeeper(value, MAX_DEPTH)) throw new LimitError(`its value has more than ${MAX_DEPTH} levels`);
	return value;
}

const isDeeper = (value: unknown, levels: number): boolean =>
	typeof value === "object" &&
	value !== null &&
	(levels === 0 || Object.values(value).some((field) => isDeeper(field, levels - 1)));

/** Replaces what is missing, and tells each module its own path. */
const stubPlugin = ({ project, usesPackages }: EvaluationOptions): Plugin => ({
	name: "stubs",
	setup({ onResolve, onLoad, resolve }) {
		const replaced = (name: string) => ({ path: name, namespace: "stub" });
		onResolve({ filter: /.*/ }, async (args) => {
			if (args.kind === "entry-point" || args.pluginData === "inner") return undefined;
			if (/^(node:)?module$/.test(args.path)) return replaced("node:module");
			if (CLOSED_BUILTINS.test(args.path)) return replaced(args.path);
			const found = await resolve(args.path, {
				kind: args.kind === "require-resolve" ? "require-call" : args.kind,
				resolveDir: args.resolveDir,
				importer: args.importer,
				pluginData: "inner",
			});
			const isMissing = found.errors.length > 0;
			if (args.kind === "require-resolve")
				return { path: isMissing ? pathOrName(args.resolveDir, args.path) : found.path, external: true };
			if (found.external && !isMissing) return found; // a module of Node
			const isInProject = isFileIn(found.path, project);
			const isPackage = /[\\/]node_modules[\\/]/.test(found.path);
			const isLinked = !/^[./]/.test(args.path) && !isInProject; // as packages of the same repository are
			if (isMissing || isLinked || !isModuleFile(found.path)) return replaced(args.path);
			if (!isPackage) return found;
			return usesPackages && !STAND_IN_PACKAGES.test(args.path) && isInProject
				? { path: pathToFileURL(found.path).href, external: true }
				: replaced(args.path);
		});
		onLoad({ filter: /.*/, namespace: "stub" }, async ({ path: name }) => {
			if (/^(?:js-)?yaml$/.test(name)) return { contents: await yamlModule() };
			if (GLOB_PACKAGES.test(name)) return { contents: GLOB_MODULE };
			return {
				contents:
					name === "node:module"
						? "module.exports = { createRequire: ssgCreateRequire };"
						: `module.exports = ssgStub(${JSON.stringify(name)});`,
			};
		});
		onLoad({ filter: /.*/, namespace: "file" }, async ({ path: file }) => {
			if (!isFileIn(file, project))
				return { errors: [{ text: `it imports ${placeIn(project, file)}, which is outside of the project` }] };
			const text = await readFile(file, "utf8");
			const loader = LOADERS[path.extname(file)] ?? "js";
			return loader === "json" ? { contents: text, loader } : { contents: selfReference(file) + text, loader };
		});
	},
});

/** Projects keep the data of their pages in YAML. What reads it has the names of both usual packages. */
async function yamlModule(): Promise<string> {
	const { outputFiles } = await build({
		stdin: {
			contents: `const { parse, stringify } = require("yaml");
module.exports = { load: parse, safeLoad: parse, parse, dump: stringify, safeDump: stringify, stringify };`,
			resolveDir: PACKAGE_ROOT,
		},
		bundle: true,
		write: false,
		format: "cjs",
		platform: "neutral",
		mainFields: ["main"],
		conditions: ["node"],
		external: ["process", "buffer"],
		logLevel: "silent",
	});
	return outputFiles[0]?.text ?? "";
}

const pathOrName = (folder: string, name: string): string => (name.startsWith(".") ? path.resolve(folder, name) : name);

/** On the first line of the module, so that line numbers in messages stay right. */
const selfReference = (file: string): string =>
	`var ssgFile = ${JSON.stringify(file)}, ssgFolder = ${JSON.stringify(path.dirname(file))}, ssgUrl = ${JSON.stringify(pathToFileURL(file).href)}; `;

/** The first file that exists: `name` with one of the ends that a module can have. */
export const findModule = (folder: string, name: string): string | undefined =>
	["ts", "mts", "cts", "js", "mjs", "cjs", "json"]
		.map((end) => path.join(folder, `${name}.${end}`))
		.find((file) => existsSync(file));

// Which files of a project a process may read.

/** The command line has a limited length. */
const MAX_PERMISSIONS = 2000;

/**
 * The options of Node with which a process can read a folder.
 *
 * Node allows paths and then follows symbolic links anywhere. If a link leads out of the folder, no link is allowed, and
 * the rest is named piece by piece.
 *
 * @param folder absolute, without symbolic links
 * @throws Error if that cannot be expressed
 */
function readPermissions(folder: string, options: { readonly usesPackages: boolean }): readonly string[] {
	const repository = readablePaths(repositoryOf(folder), options);
	const paths = repository.length > MAX_PERMISSIONS ? readablePaths(folder, options) : repository;
	if (folder.includes("*")) throw new Error('the path of the project contains "*"');
	if (paths.length > MAX_PERMISSIONS) throw new Error("too many symbolic links lead out of the project");
	return paths.map((name) => `--allow-fs-read=${name}`);
}

function readablePaths(folder: string, { usesPackages }: { readonly usesPackages: boolean }): readonly string[] {
	const isClosed = (entry: Dirent) => entry.isSymbolicLink() || (!usesPackages && entry.name === PACKAGES);
	const { closed, allowed } = listPathParts(folder, isClosed);
	const isPartly = closed.some((name) => path.basename(name) === PACKAGES || !isInProject(folder, name));
	return isPartly ? allowed : [path.join(folder, "*")];
}

const PACKAGES = "node_modules";

interface FolderParts {
	/** Symbolic links, and folders that are not needed, at any depth. */
	readonly closed: readonly string[];
	/** Files and whole folders with nothing closed in them, which are all that is allowed if a link leads out. */
	readonly allowed: readonly string[];
}

function listPathParts(folder: string, isClosed: (entry: Dirent) => boolean): FolderParts {
	const parts = listEntries(folder).map((entry): FolderParts => {
		const name = path.join(folder, entry.name);
		if (isClosed(entry)) return { closed: [name], allowed: [] };
		const part = entry.isDirectory() ? listPathParts(name, isClosed) : { closed: [], allowed: [name] };
		// A wildcard in a name would allow more than that name.
		return entry.name.includes("*") ? { ...part, allowed: [] } : part;
	});
	const closed = parts.flatMap((part) => part.closed);
	return { closed, allowed: closed.length === 0 ? [path.join(folder, "*")] : parts.flatMap((part) => part.allowed) };
}

/** Folders that cannot be listed are not allowed either. */
function listEntries(folder: string): readonly Dirent[] {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
