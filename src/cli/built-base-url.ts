/** The base path of a built site, which `ssg build --base` may have set. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { SiteConfig } from "../model/config.ts";
import { formatHint } from "../model/problems/problem.ts";
import { unescapeHtml } from "../model/text/escape-html.ts";
import { notFoundFileOf } from "../model/urls/route.ts";
import { displayPath } from "../pipeline/emit/write-error.ts";
import type { SiteCommandOptions } from "./command-options.ts";

/**
 * Each site has a not-found page, which names the base path. Without one, ssg has not built the folder.
 *
 * @throws Error if `--base` names another
 */
export function builtBaseUrlOf(
	{ outDir, baseUrl, locales, defaultLocale }: SiteConfig,
	{ base }: SiteCommandOptions,
): string {
	const files = locales.map(({ name }) => path.join(outDir, notFoundFileOf(name, defaultLocale)));
	const page = files.find((file) => existsSync(file));
	const [, attribute = ""] = (page && /<html [^>]*data-base="([^"]*)"/.exec(readFileSync(page, "utf8"))) || [];
	const built = unescapeHtml(attribute);
	if (!built || built === baseUrl) return baseUrl;
	if (!base) return built;
	throw new Error(
		`the site in ${displayPath(outDir)} was built for the base path ${built}, not ${baseUrl}\n${formatHint("leave out --base, or build the site with it")}`,
	);
}
