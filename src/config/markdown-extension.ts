/**
 * Makes the key `markdown.use` usable on all threads: a function cannot be sent to them, but the compiled configuration
 * can be imported.
 */

import { hash as hashOf } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import Parser from "markdown-it";
import { writeModuleFile } from "../engine/cache/module-file.ts";
import type { SiteConfig } from "../model/config.ts";
import type { MarkdownExtension } from "../model/content/markdown-extension.ts";
import { messageOf, type Problem } from "../model/problems/problem.ts";
import { splitWords } from "../model/text/split-words.ts";
import { type ConfigSource, locateConfigKey } from "./key-location.ts";

/** The configuration with the module of the extension, and a hash of all that the extension depends on. */
export function addMarkdownExtension(config: SiteConfig, compiled: string): SiteConfig {
	const packages = importedPackagesIn(compiled);
	const hash = hashOf(
		"sha256",
		[compiled, ...packages.map(packageFileOf), ...installationFilesOf(packages).map(readIfThere)].join("\n"),
	).slice(0, 16);
	const file = writeModuleFile(config.cacheDir, "config", hash, compiled);
	return { ...config, markdown: { ...config.markdown, extension: hash }, extensionModule: pathToFileURL(file).href };
}

const IMPORTED_FILE = /"(file:\/\/[^"\s]+)"/g;

/** Modules of the site are part of the compiled code; those of packages are imported by their URLs. */
const importedPackagesIn = (compiled: string): string[] =>
	[...compiled.matchAll(IMPORTED_FILE)].map(([, url = ""]) => fileURLToPath(url));

/**
 * What package managers write about the versions that they installed. A plugin depends on further packages, whose
 * versions may change while its own stays.
 */
const INSTALLATION_FILES = splitWords(
	"node_modules/.package-lock.json node_modules/.pnpm/lock.yaml node_modules/.yarn-integrity",
	"node_modules/.yarn-state.yml package-lock.json pnpm-lock.yaml yarn.lock bun.lock",
);

function installationFilesOf(modules: readonly string[]): string[] {
	const folders = modules.flatMap((file) =>
		[...file.matchAll(/[\\/]node_modules[\\/]/g)].map(({ index }) => file.slice(0, index)),
	);
	return [...new Set(folders)].flatMap((folder) => INSTALLATION_FILES.map((name) => path.join(folder, name)));
}

const readIfThere = (file: string): string => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** The `package.json` of a module, which has the version of its package. */
function packageFileOf(file: string): string {
	const folder = path.dirname(file);
	const found = path.join(folder, "package.json");
	if (existsSync(found)) return readFileSync(found, "utf8");
	return folder === file ? "" : packageFileOf(folder);
}

/** Runs the extension on a parser that is not used, so that its exception is reported once, with its key. */
export function extensionProblems(extension: MarkdownExtension, file: ConfigSource): Problem[] {
	try {
		extension(new Parser());
		return [];
	} catch (error) {
		return [
			{
				severity: "error",
				code: "config-value",
				message: `markdown.use threw: ${messageOf(error)}`,
				at: locateConfigKey(["markdown", "use"], file),
				hint: "check how the plugins are imported",
			},
		];
	}
}
