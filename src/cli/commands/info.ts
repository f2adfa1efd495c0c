/** `ssg info`: versions and settings for a bug report, without names of people or secrets. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import type { Command } from "commander";
import { ConfigError, loadConfig } from "../../config/load.ts";
import { DEFAULT_TEMPLATES, PACKAGE_ROOT } from "../../engine/package-root.ts";
import type { SiteConfig } from "../../model/config.ts";
import { isBelow } from "../../pipeline/emit/relative-path.ts";
import { addSiteOptions, configOptionsOf, type SiteCommandOptions } from "../command-options.ts";
import { SSG_VERSION } from "../version.ts";

export default (program: Command): Command =>
	addSiteOptions(program.command("info"))
		.description("print versions and settings for a bug report")
		.option("--json", "print them as JSON")
		.addHelpText("after", HELP)
		.action(runInfo);

const HELP = `
Leaves out the title and the URL of the site and the name of your home folder.

Examples:
  ssg info              describe the site in the current folder
  ssg info docs --json  describe the site in docs as JSON`;

export interface InfoCommandOptions extends SiteCommandOptions {
	readonly json?: boolean;
}

type InfoSection = Readonly<Record<string, string | number>>;

async function runInfo(root: string, options: InfoCommandOptions) {
	const info = { versions: versions(), site: await siteSettings(root, options) };
	console.log(
		options.json ? JSON.stringify(info, null, 2) : [...linesOf(info.versions), "", ...linesOf(info.site)].join("\n"),
	);
}

const versions = (): InfoSection => ({
	ssg: SSG_VERSION,
	node: process.versions.node,
	os: `${os.type()} ${os.release()} ${process.arch}`,
	processors: os.availableParallelism(),
	esbuild: versionOf("esbuild"),
	react: versionOf("react"),
});

const require = createRequire(path.join(PACKAGE_ROOT, "package.json"));

const versionOf = (name: string): string =>
	JSON.parse(readFileSync(require.resolve(`${name}/package.json`), "utf8")).version;

/** A configuration that cannot be loaded is often what the report is about. */
async function siteSettings(root: string, options: SiteCommandOptions): Promise<InfoSection> {
	try {
		return listSettings(await loadConfig(root, configOptionsOf(options)));
	} catch (error) {
		if (!(error instanceof ConfigError)) throw error;
		return { problems: [...new Set(error.problems.map(({ code }) => code))].join(", ") };
	}
}

/** Leaves out what says whose site it is, such as its title and URL. */
function listSettings(config: SiteConfig): InfoSection {
	const { root, docs, news } = config;
	return {
		configuration: config.configPath,
		locales: config.locales
			.map(({ name, htmlLang }) => (name === htmlLang ? name : `${name} (${htmlLang})`))
			.join(", "),
		defaultLocale: config.defaultLocale,
		baseUrl: config.baseUrl,
		urls: config.trailingSlash,
		docs: docs.map(({ path }) => path).join(", ") || "none",
		docsVersions: docs.flatMap(({ versions }) => versions).length,
		news: news ? news.path : "none",
		pages: config.pages.path,
		content: anonymousPath(config.contentDir, root),
		public: anonymousPath(config.publicDir, root),
		output: anonymousPath(config.outDir, root),
		cache: anonymousPath(config.cacheDir, root),
		templates: pathOrDefault(config.theme.templates, root),
		entries: config.theme.entries.map((file) => pathOrDefault(file, root)).join(", "),
	};
}

const pathOrDefault = (file: string, root: string): string =>
	isBelow(path.dirname(DEFAULT_TEMPLATES), file) ? "default" : anonymousPath(file, root);

/** Relative to the site, otherwise to the home folder, whose name is usually that of a person. */
function anonymousPath(file: string, root: string): string {
	const base = [root, os.homedir()].find((folder) => isBelow(folder, file));
	if (base === undefined) return file;
	const relative = path.relative(base, file).replaceAll("\\", "/");
	return base === root ? relative || "." : path.posix.join("~", relative);
}

function linesOf(section: InfoSection): string[] {
	const width = Math.max(...Object.keys(section).map((key) => key.length));
	return Object.entries(section).map(([key, value]) => `${key.padEnd(width)}  ${value}`);
}
