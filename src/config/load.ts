/** Finds, compiles, evaluates, validates and resolves the configuration of a site. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { SourceMap } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { BuildOptions, Plugin } from "esbuild";
import { externalPackagesPlugin, toCompileProblems } from "../engine/bundle/compile.ts";
import { suggestExistingPath } from "../engine/bundle/suggest-existing-path.ts";
import { Cache } from "../engine/cache/cache.ts";
import { type Compilation, compileCached } from "../engine/cache/compilation.ts";
import { DEFAULT_TEMPLATES } from "../engine/package-root.ts";
import type { SiteConfig } from "../model/config.ts";
import { PACKAGE_NAME } from "../model/package-name.ts";
import {
	didYouMean,
	messageOf,
	type Problem,
	positionOf,
	type SourceLocation,
	startOfFile,
	suggestName,
} from "../model/problems/problem.ts";
import { checkConfig } from "./check.ts";
import type { Config } from "./config.ts";
import { findConfigFile } from "./find.ts";
import { guarded, InterruptedError } from "./guard.ts";
import { type ConfigSource, locateConfigKey } from "./key-location.ts";
import { outDirProblem } from "./out-dir.ts";
import { basePathProblem } from "./paths.ts";
import { type ConfigOverrides, resolveConfig } from "./resolve-config.ts";

/**
 * The configuration is missing or invalid. `problems` says where and why.
 *
 * @example
 * try {
 * 	await loadConfig("website");
 * } catch (error) {
 * 	if (!(error instanceof ConfigError)) throw error;
 * 	console.log(error.problems[0].code); // "no-config", if there is no configuration
 * }
 */
export class ConfigError extends Error {
	constructor(readonly problems: readonly Problem[]) {
		super(problems.map((problem) => problem.message).join("\n"));
		this.name = "ConfigError";
	}
}

const configErrorOf = (code: "config" | "no-config" | "unknown-locale", message: string, hint: string, file?: string) =>
	new ConfigError([{ severity: "error", code, message, hint, ...(file && { at: startOfFile(file) }) }]);

/**
 * Returns the configuration of a site with a value in every field.
 *
 * @param root the folder that contains `site.config.ts`
 * @param options.file another configuration file, relative to the working directory
 * @param cache stores the compiled configuration for the next call
 * @throws ConfigError when the configuration is missing or invalid
 * @example
 * const config = await loadConfig("website", { drafts: true });
 */
export async function loadConfig(
	root = ".",
	{ file, ...overrides }: ConfigOverrides & { readonly file?: string } = {},
	cache: Cache = new Cache(),
): Promise<SiteConfig> {
	const configPath = findConfigFile(root, file);
	if (!configPath || !existsSync(configPath))
		throw configErrorOf(
			"no-config",
			file ? `configuration file ${file} not found` : `no site.config.ts in ${path.resolve(root)}`,
			"pass the folder of the site, or create a site.config.ts",
		);
	const { config, compiled } = await evaluateConfig(configPath, cache);
	const text = await readFile(configPath, "utf8");
	const written = { path: path.basename(configPath), text };
	throwIfAny([...checkConfig(config, written), ...checkBaseOption(overrides)]);
	const resolved = resolveConfig(config as Config, configPath, overrides);
	throwIfAny(checkOutDir(resolved, overrides, written));
	throwIfAny(missingThemeFiles(resolved, written));
	const names = resolved.locales.map((locale) => locale.name);
	throwIfAny(checkStringLocales(config as Config, names, written));
	for (const locale of resolved.builtLocales)
		if (!names.includes(locale))
			throw configErrorOf("unknown-locale", `unknown locale "${locale}"`, `use one of: ${names.join(", ")}`);
	const { use } = (config as Config).markdown ?? {};
	if (!use) return resolved;
	// Loaded for the sites that need it, because the parser takes a while to load.
	const extensions = await import("./markdown-extension.ts");
	throwIfAny(extensions.extensionProblems(use, written));
	return extensions.addMarkdownExtension(resolved, compiled);
}

function throwIfAny(problems: readonly Problem[]): void {
	if (problems.length > 0) throw new ConfigError(problems);
}

/** Nobody would see the strings of a locale that the site does not have. */
const checkStringLocales = ({ strings = {} }: Config, locales: readonly string[], file: ConfigSource): Problem[] =>
	Object.keys(strings)
		.filter((name) => !locales.includes(name))
		.map((name) => ({
			severity: "error",
			code: "config-key",
			message: `unknown locale "${name}" in "strings"`,
			at: locateConfigKey(["strings", name], file),
			hint: didYouMean(name, locales) ?? `use one of: ${locales.join(", ")}`,
		}));

function checkBaseOption({ baseUrl = "/" }: ConfigOverrides): Problem[] {
	const problem = basePathProblem(baseUrl);
	if (!problem) return [];
	return [{ severity: "error", code: "base-path", message: `base path ${problem.message}`, hint: problem.hint }];
}

/** Has the location of the `outDir` key unless an option of the command sets the folder. */
function checkOutDir(config: SiteConfig, { outDir }: ConfigOverrides, file: ConfigSource): Problem[] {
	const problem = outDirProblem(config);
	if (!problem) return [];
	return [
		{
			severity: "error",
			code: "out-dir",
			message: `output folder ${config.outDir} ${problem}`,
			hint: "choose a folder that contains only the built site, such as dist",
			...(outDir === undefined && { at: locateConfigKey(["outDir"], file) }),
		},
	];
}

/** The name of the compiled configuration in the cache. */
export const CONFIG_CACHE_NAME = "config";

/** Returns the default export of a configuration file, or what it returns if it is a function, and the compiled file. */
async function evaluateConfig(file: string, cache: Cache) {
	const compiled = await compileCached(
		cache,
		{ name: CONFIG_CACHE_NAME, request: file, root: path.dirname(file) },
		() => compileConfig(file),
	);
	try {
		return { config: await evaluateCompiled(compiled), compiled };
	} catch (error) {
		throw await failureOf(error, file);
	}
}

/**
 * Returns what a configuration file would export if it had another text.
 *
 * @throws ConfigError if it does not compile, or throws
 */
export async function evaluateConfigText(file: string, text: string): Promise<unknown> {
	const { result } = await compileConfig(file, text);
	return evaluateCompiled(result);
}

const evaluateCompiled = (compiled: string): Promise<unknown> =>
	guarded(async () => {
		const { default: exported } = await import(`${MODULE_URL}${Buffer.from(compiled).toString("base64")}`);
		return typeof exported === "function" ? await exported() : exported;
	});

const MODULE_URL = "data:text/javascript;base64,";

async function failureOf(error: unknown, file: string): Promise<ConfigError> {
	const name = path.basename(file);
	if (error instanceof InterruptedError)
		return configErrorOf(
			"config",
			`the configuration in ${name} ${error.message}`,
			"to stop a build, throw an error; make sure that every awaited promise settles",
			name,
		);
	const { stack, at } = await originalStack(error, file);
	return new ConfigError([
		{
			severity: "error",
			code: "config",
			message: `the configuration threw: ${messageOf(error)}`,
			at: at ?? startOfFile(name),
			...(stack !== undefined && { stack }),
			hint: "run the command with --verbose to see the stack trace",
		},
	]);
}

const COMPILED_POSITION = /data:text\/javascript;base64,[\w+/=]*:(\d+):(\d+)/g;

/** The stack of an exception in the compiled configuration, with the places in the files that it was compiled from. */
async function originalStack(
	error: unknown,
	file: string,
): Promise<{ readonly stack?: string; readonly at?: SourceLocation }> {
	if (!(error instanceof Error) || !error.stack) return {};
	const folder = path.dirname(file);
	const { build } = await import("esbuild");
	const { outputFiles } = await build({
		...configBuildOptions(file),
		metafile: false,
		sourcemap: "external",
		outfile: path.join(folder, "config.js"), // sources are relative to it
	});
	const map = new SourceMap(JSON.parse(outputFiles.find((one) => one.path.endsWith(".map"))?.text ?? "{}"));
	const places: SourceLocation[] = [];
	const stack = error.stack.replace(COMPILED_POSITION, (_, line, column) => {
		const entry = map.findEntry(Number(line) - 1, Number(column) - 1);
		if (!("originalSource" in entry)) return path.basename(file);
		const { originalSource, originalLine, originalColumn } = entry;
		const at = { path: originalSource, line: originalLine + 1, column: originalColumn + 1 };
		places.push(at);
		return positionOf({ ...at, path: path.join(folder, originalSource) });
	});
	const [at] = places;
	return { stack, ...(at && { at }) };
}

/** @param text replaces that of the file */
async function compileConfig(file: string, text?: string): Promise<Compilation<string>> {
	try {
		const { build } = await import("esbuild");
		const { outputFiles, metafile } = await build(configBuildOptions(file, text));
		return {
			result: outputFiles[0]?.text ?? "",
			inputs: Object.keys(metafile.inputs).map((input) => path.resolve(input)),
		};
	} catch (error) {
		throw new ConfigError(toCompileProblems(error, path.dirname(file), process.cwd()));
	}
}

function configBuildOptions(file: string, text?: string) {
	const url = pathToFileURL(file).href;
	return {
		...(text === undefined
			? { entryPoints: [file] }
			: {
					stdin: {
						contents: text,
						resolveDir: path.dirname(file),
						sourcefile: path.basename(file),
						loader: /\.m?ts$/.test(file) ? "ts" : "js",
					},
				}),
		bundle: true,
		write: false,
		metafile: true,
		format: "esm",
		platform: "node",
		define: { "import.meta.url": JSON.stringify(url), "import.meta.dirname": JSON.stringify(path.dirname(file)) },
		...(file.endsWith(".cjs")
			? { banner: { js: requireFunctionOf(url) }, plugins: [commonJsPlugin, externalPackagesPlugin] }
			: { plugins: [externalPackagesPlugin] }),
		logLevel: "silent",
	} as const satisfies BuildOptions;
}

/** Compiled CommonJS calls `require`, which a module does not have. */
const requireFunctionOf = (url: string): string =>
	`import { createRequire } from "node:module"; const require = createRequire(${JSON.stringify(url)});`;

/** Leaves calls of `require` to Node, except that of this package, which is no CommonJS. */
const commonJsPlugin: Plugin = {
	name: "commonjs-configuration",
	setup({ onResolve, onLoad }) {
		onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
			if (kind !== "require-call") return undefined;
			return path === PACKAGE_NAME ? { path, namespace: "define-config" } : { path, external: true };
		});
		onLoad({ filter: /.*/, namespace: "define-config" }, () => ({
			contents: "exports.defineConfig = (config) => config;",
		}));
	},
};

/** Checks that the modules and style sheets of the configuration are there. */
const missingThemeFiles = (
	{ theme: { css, components, templates }, root }: SiteConfig,
	file: ConfigSource,
): Problem[] =>
	[
		...css.map((name, index) => [name, ["theme", "css", String(index)]] as const),
		...(components ? [[components, ["theme", "components"]] as const] : []),
		...(templates === DEFAULT_TEMPLATES ? [] : [[templates, ["theme", "templates"]] as const]),
	]
		.filter(([name]) => !existsSync(name))
		.map(([name, keys]) => {
			const near = suggestExistingPath(name);
			const shown = (one: string) => path.relative(root, one).replaceAll("\\", "/");
			return {
				severity: "error",
				code: "missing-file",
				message: `file ${shown(name)} not found`,
				at: locateConfigKey(keys, file),
				hint: near ? suggestName(shown(near)) : "write the path relative to the folder of the configuration",
			};
		});
