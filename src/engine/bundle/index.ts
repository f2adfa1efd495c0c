/** Compiles templates, React pages and browser entry points, once for all locales. Markdown is never compiled. */

import { readFileSync } from "node:fs";
import path from "node:path";
import { reachableFrom } from "../../model/collections.ts";
import type { SiteConfig } from "../../model/config.ts";
import { locationAt, type Problem, type SourceLocation } from "../../model/problems/problem.ts";
import type { BrowserAssets } from "../../model/site/chrome.ts";
import type { Bundle, Output } from "../../model/site/site.ts";
import { toOutputPath } from "../../model/urls/route.ts";
import { readOpeningTag } from "../../pipeline/parse/components/component-tags.ts";
import type { Cache } from "../cache/cache.ts";
import { compileBrowser } from "./browser.ts";
import type { SiteModules } from "./browser-additions.ts";
import { hasOwnTheme, toCompileProblems } from "./compile.ts";
import { type ComponentExports, findComponentFiles, readComponents } from "./components.ts";
import { loadModule, ModuleError } from "./load-module.ts";
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
		const module = pages.length > 0 || hasOwnTheme(config) ? await loadModule<ServerModule>(server.module, config) : {};
		const { components, problems } = readComponents(module, pages);
		const { islands } = theme.additions;
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
			problems: [
				...theme.problems,
				...browser.problems,
				...own.problems,
				...problems,
				...findPageCodeProblems(module.siteModules ?? {}, Object.values(islands), config),
			],
		};
	} catch (error) {
		const problems =
			error instanceof ModuleError ? [error.problem] : toCompileProblems(error, config.root, config.root);
		return { ...{ assets: NO_ASSETS, files: [], templates: "", components: [] }, ...{ isRepeatable: false, problems } };
	}
}

type ServerModule = Readonly<Record<`page${number}`, ComponentExports>> & { readonly siteModules?: SiteModules };

type ServerHalf = Awaited<ReturnType<typeof compileServer>>;

/** The theme that comes with ssg adds nothing, and its browser half does not wait for the server half. */
async function compileThemeForBrowser(config: SiteConfig, server: Promise<ServerHalf>, cache: Cache) {
	const theme = hasOwnTheme(config) ? await readTheme((await server).module, config) : UNCHANGED_THEME;
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

// Finds in the code of pages and templates what has no effect, because it never runs in a browser.

/** @param islands the files of islands; what they import is theirs, too */
function findPageCodeProblems(
	modules: SiteModules,
	islands: readonly string[],
	{ root, csp }: Pick<SiteConfig, "root" | "csp">,
): Problem[] {
	const inBrowser = reachableFrom(islands, (file) => modules[file] ?? []);
	const allowsStyles = [csp["style-src"], csp["style-src-attr"]].some((sources) =>
		sources?.includes("'unsafe-inline'"),
	);
	return Object.keys(modules)
		.filter((file) => /\.[jt]sx$/.test(file) && !inBrowser.has(file))
		.flatMap((file) => codeProblemsIn(readFileSync(path.resolve(root, file), "utf8"), file, allowsStyles));
}

function codeProblemsIn(code: string, file: string, allowsStyles: boolean): Problem[] {
	// Of the same length, so that offsets stay.
	const text = code.replace(/\/\*[\s\S]*?\*\/|^[ \t]*\/\/.*/gm, (comment) => comment.replace(/[^\n]/g, " "));
	return [...text.matchAll(/<([a-z][\w-]*)(?=\s)/g)].flatMap(({ index, 1: name = "" }) =>
		(readOpeningTag(text, index, name).tag?.attributes ?? []).flatMap((attribute): Problem[] => {
			if (attribute.expression === undefined) return [];
			const at = locationAt(file, code, attribute.start);
			if (/^on[A-Z]/.test(attribute.name)) return [handlerProblem(name, attribute.name, at)];
			return attribute.name === "style" && !allowsStyles ? [styleProblem(name, at)] : [];
		}),
	);
}

const handlerProblem = (element: string, name: string, at: SourceLocation): Problem => ({
	severity: "error",
	code: "handler-outside-island",
	message: `${name} of <${element}> does nothing: this code only runs when the site is built`,
	at,
	hint: "move the element into a component of its own, and make that an island",
});

const styleProblem = (element: string, at: SourceLocation): Problem => ({
	severity: "warning",
	code: "inline-style",
	message: `style of <${element}> has no effect: the content security policy blocks style attributes`,
	at,
	hint: "use a class, with a rule in a style sheet of theme.css",
});
