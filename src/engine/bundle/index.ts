/** Compiles templates, React pages and browser entry points, once for all locales. Markdown is never compiled. */

import type { SiteConfig } from "../../model/config.ts";
import type { BrowserAssets } from "../../model/site/chrome.ts";
import type { Bundle, Output } from "../../model/site/site.ts";
import { toOutputPath } from "../../model/urls/route.ts";
import type { Cache } from "../cache/cache.ts";
import { compileBrowser } from "./browser.ts";
import { hasOwnTheme, toCompileProblems } from "./compile.ts";
import { findComponentFiles, loadComponents } from "./components.ts";
import { readTheme, UNCHANGED_THEME } from "./read-theme.ts";
import { compileServer } from "./server.ts";
import { shortHash } from "./short-hash.ts";
import { compileSiteStyles } from "./site-styles.ts";

const NO_ASSETS: BrowserAssets = { buildId: "", scripts: [], styles: [], islands: {} };

/**
 * Compiles the server and browser halves, in parallel unless templates of the site may add to the browser half. A
 * problem in the code becomes a problem in a bundle without templates.
 */
export async function bundleSite(config: SiteConfig, cache: Cache): Promise<Bundle> {
	const pages = await findComponentFiles(config);
	try {
		const compiling = compileServer(config, pages, cache);
		const [server, { theme, browser }, own] = await Promise.all([
			compiling,
			compileThemeForBrowser(config, compiling, cache),
			compileSiteStyles(config, cache),
		]);
		const { components, problems } = await loadComponents(server.module, pages);
		const colours = announcementStylesheet(config);
		return {
			assets: {
				...browser.assets,
				styles: [...browser.assets.styles, ...own.styles, ...colours.map(({ path: name }) => config.baseUrl + name)],
				buildId: shortHash(server.hash + browser.assets.buildId + own.styles.join()),
			},
			files: [...browser.files, ...own.files, ...colours],
			islandFiles: browser.islandFiles,
			templates: server.module,
			components,
			isRepeatable: server.isRepeatable,
			problems: [...theme.problems, ...problems],
		};
	} catch (error) {
		const problems = toCompileProblems(error, config.root, config.root);
		return { ...{ assets: NO_ASSETS, files: [], templates: "", components: [] }, ...{ isRepeatable: false, problems } };
	}
}

type ServerHalf = Awaited<ReturnType<typeof compileServer>>;

/** The theme that comes with ssg adds nothing, and its browser half does not wait for the server half. */
async function compileThemeForBrowser(config: SiteConfig, server: Promise<ServerHalf>, cache: Cache) {
	const theme = hasOwnTheme(config) ? await readTheme((await server).module, config.root) : UNCHANGED_THEME;
	return { theme, browser: await compileBrowser(config, theme.additions, cache) };
}

/** The configured colours of the announcement bar, in a stylesheet of their own because pages have no inline styles. */
function announcementStylesheet({ announcementBar }: SiteConfig): Output[] {
	const { backgroundColor, textColor } = announcementBar ?? {};
	const rules = [
		...(backgroundColor ? [`background:${backgroundColor}`] : []),
		...(textColor ? [`color:${textColor}`] : []),
	];
	if (rules.length === 0) return [];
	const links = textColor ? ".announcement a{color:inherit}" : "";
	const contents = `.announcement{${rules.join(";")}}${links}\n`;
	return [{ path: toOutputPath(`assets/announcement-${shortHash(contents)}.css`), contents }];
}
