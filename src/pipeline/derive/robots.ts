import type { SiteConfig } from "../../model/config.ts";
import type { Output } from "../../model/site/site.ts";
import { SITEMAP_INDEX_FILE, toOutputPath } from "../../model/urls/route.ts";
import { siteUrlOf } from "./urls.ts";

const ROBOTS_FILE = "robots.txt";

/** The `robots.txt` file, unless the site has its own. */
export function robotsFile(config: SiteConfig, publicFiles: ReadonlySet<string>): Output[] {
	if (publicFiles.has(ROBOTS_FILE)) return [];
	return [{ path: toOutputPath(ROBOTS_FILE), contents: robotsText(config) }];
}

function robotsText(config: SiteConfig): string {
	if (config.noIndex) return "User-agent: *\nDisallow: /\n";
	const sitemap = config.sitemap ? `\nSitemap: ${siteUrlOf(`/${SITEMAP_INDEX_FILE}`, config)}\n` : "";
	return `User-agent: *\nAllow: /\n${sitemap}`;
}
