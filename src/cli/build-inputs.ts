/** What a build or a check of a site reads. */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { CONFIG_CACHE_NAME } from "../config/load.ts";
import { BROWSER_CACHE_NAME } from "../engine/bundle/browser.ts";
import { readPrebuiltBundle } from "../engine/bundle/browser-entries.ts";
import { SERVER_CACHE_NAME } from "../engine/bundle/server.ts";
import { STYLES_CACHE_NAME } from "../engine/bundle/site-styles.ts";
import { PACKAGE_ROOT } from "../engine/package-root.ts";
import type { SiteConfig } from "../model/config.ts";

export const buildInputsOf = ({ root, contentDir, publicDir, theme: { entries, css } }: SiteConfig) => ({
	folders: { root, contentDir, publicDir },
	config: CONFIG_CACHE_NAME,
	templates: SERVER_CACHE_NAME,
	otherCompilations: [
		...(readPrebuiltBundle(entries) ? [] : [BROWSER_CACHE_NAME]),
		...(css.length > 0 ? [STYLES_CACHE_NAME] : []),
	],
	isPureModule: (module: string) =>
		["src/", "lib/"].some((folder) => module.startsWith(pathToFileURL(path.join(PACKAGE_ROOT, folder)).href)),
});
