import type { SiteConfig } from "../model/config.ts";
import { outputPath } from "../model/route.ts";
import type { Output } from "../model/site.ts";
import { urlOf } from "./address.ts";

const ROBOTS = "robots.txt";

/** The file that tells crawlers what they may read, unless the site brings its own. */
export function robots(
	config: SiteConfig,
	publicFiles: ReadonlySet<string>,
): Output[] {
	if (publicFiles.has(ROBOTS)) return [];
	return [{ path: outputPath(ROBOTS), contents: contentsFor(config) }];
}

function contentsFor(config: SiteConfig): string {
	if (config.noIndex) return "User-agent: *\nDisallow: /\n";
	const sitemap = config.sitemap
		? `\nSitemap: ${urlOf("/sitemap.xml", config)}\n`
		: "";
	return `User-agent: *\nAllow: /\n${sitemap}`;
}
