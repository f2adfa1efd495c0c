/** Finds the configuration of a site, compiles it and settles it. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import { type Compilation, compiledOnce } from "../cache/compiled.ts";
import { compileProblems, packagesAsAddresses } from "../compile.ts";
import type { SiteConfig } from "../model/config.ts";
import { hasErrors, type Problem } from "../model/problem.ts";
import type { Store } from "../work/store.ts";
import { checkConfig } from "./check.ts";
import type { Config } from "./define.ts";
import { configFile } from "./find.ts";
import { type Overrides, settle } from "./settle.ts";

/** The configuration is missing or wrong: `problems` say where and why. */
export class ConfigError extends Error {
	constructor(readonly problems: readonly Problem[]) {
		super(problems.map((problem) => problem.message).join("\n"));
		this.name = "ConfigError";
	}
}

const refused = (
	code: string,
	message: string,
	hint: string,
	file?: string,
): ConfigError =>
	new ConfigError([
		{
			severity: "error",
			code,
			message,
			hint,
			...(file && { at: { path: file, line: 1, column: 1 } }),
		},
	]);

/**
 * The settled configuration of the site in a folder.
 *
 * @param root the folder with `site.config.ts`
 * @param options.file another configuration file, relative to the working folder
 * @param cache keeps it compiled, for the next time
 * @throws ConfigError when it is missing or wrong
 */
export async function loadConfig(
	root = ".",
	{ file, ...overrides }: Overrides & { readonly file?: string } = {},
	cache?: Store,
): Promise<SiteConfig> {
	const found = configFile(root, file);
	if (!found || !existsSync(found))
		throw refused(
			"no-config",
			file
				? `there is no ${file}`
				: `there is no site.config.ts in ${path.resolve(root)}`,
			"name the site's folder, or write a site.config.ts",
		);
	const config = await readConfig(found, cache);
	const text = await readFile(found, "utf8");
	const problems = checkConfig(config, { path: path.basename(found), text });
	if (hasErrors(problems)) throw new ConfigError(problems);
	const settled = settle(config as Config, found, overrides);
	const names = settled.locales.map((locale) => locale.name);
	for (const locale of settled.builtLocales)
		if (!names.includes(locale))
			throw refused(
				"unknown-locale",
				`“${locale}” is no locale of the site`,
				`Its locales are ${names.join(", ")}.`,
			);
	return settled;
}

/** What the compiled configuration is kept as. */
export const CONFIG = "config";

/** The default export of a configuration file; a function is called. */
async function readConfig(
	file: string,
	store: Store | undefined,
): Promise<unknown> {
	const url = pathToFileURL(file).href;
	const compiled = await compiledOnce(
		{ store, name: CONFIG },
		{ request: file, root: path.dirname(file) },
		() => compile(file, url),
	);
	try {
		const { default: config } = await import(
			`data:text/javascript;base64,${Buffer.from(compiled).toString("base64")}`
		);
		return typeof config === "function" ? await config() : config;
	} catch (error) {
		throw refused(
			"config",
			`the configuration threw: ${error instanceof Error ? error.message : String(error)}`,
			"Run it on its own to see the stack.",
			path.basename(file),
		);
	}
}

async function compile(
	file: string,
	url: string,
): Promise<Compilation<string>> {
	try {
		const { outputFiles, metafile } = await build({
			entryPoints: [file],
			bundle: true,
			write: false,
			metafile: true,
			format: "esm",
			platform: "node",
			define: {
				"import.meta.url": JSON.stringify(url),
				"import.meta.dirname": JSON.stringify(path.dirname(file)),
			},
			plugins: [packagesAsAddresses],
			logLevel: "silent",
		});
		return {
			result: outputFiles[0]?.text ?? "",
			inputs: Object.keys(metafile.inputs).map((input) => path.resolve(input)),
		};
	} catch (error) {
		throw new ConfigError(
			compileProblems(error, path.dirname(file), process.cwd()),
		);
	}
}
