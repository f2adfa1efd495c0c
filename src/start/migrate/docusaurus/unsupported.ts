/** What a Docusaurus project has that is not carried over: each is named in the report. */

import path from "node:path";
import { splitWords } from "../../../model/text/split-words.ts";
import { placeIn } from "../project-paths.ts";
import { listSourceFiles } from "../source-files.ts";
import { otherKeys, ownEntry, recordOf, textOf, textsOf, type UntypedRecord } from "../untyped.ts";
import type { DocusaurusProject } from "./project.ts";

/** Plugins that are carried over elsewhere, or whose work is part of ssg. */
const HANDLED_PLUGINS = new Set<string>(
	splitWords(
		"content-docs content-blog content-pages client-redirects sitemap classic debug svgr mermaid css-cascade-layers",
	),
);

const SEARCH = "not needed: the search is part of the site";
const ANALYTICS = "left out: add the script of the service to `scripts`, and its host to the content security policy";

const PLUGIN_ADVICE: Readonly<Record<string, string>> = {
	"google-gtag": ANALYTICS,
	"google-analytics": ANALYTICS,
	"google-tag-manager": ANALYTICS,
	"vercel-analytics": ANALYTICS,
	"search-algolia": SEARCH,
	"docusaurus-lunr-search": SEARCH,
	"docusaurus-search-local": SEARCH,
	"@easyops-cn/docusaurus-search-local": SEARCH,
	"@cmfcmf/docusaurus-search-local": SEARCH,
	"ideal-image": "not needed: images have their size and are loaded late",
	"live-codeblock": "left out: code blocks marked `live` are shown as code",
	pwa: "left out: there is no service worker",
	sass: "not needed: the theme has its own style sheets",
};

/** Keys of the configuration that are carried over, or that need nothing here. */
const HANDLED_KEYS = splitWords(
	"title tagline url baseUrl favicon trailingSlash titleDelimiter noIndex i18n presets plugins themes",
	"themeConfig staticDirectories onBrokenLinks onBrokenAnchors onBrokenMarkdownLinks onDuplicateRoutes",
	"markdown customFields future storage organizationName projectName deploymentBranch githubHost",
	"githubPort baseUrlIssueBanner webpack headTags scripts stylesheets",
);

const HANDLED_THEME_KEYS = splitWords(
	"navbar footer announcementBar image metadata tableOfContents mermaid docs blog colorMode",
);

const THEME_KEY_ADVICE: Readonly<Record<string, string>> = {
	algolia: SEARCH,
	prism: "left out: code is highlighted when the site is built, in the colours of the theme",
	liveCodeBlock: "left out: code blocks marked `live` are shown as code",
};

export function reportUnsupported(project: DocusaurusProject, usedPlugins: ReadonlySet<UntypedRecord>): void {
	const { config, themeConfig, notes, plugins } = project;
	for (const { name, options } of plugins) {
		const isRepeated = /^content-(blog|pages)$/.test(name) && !usedPlugins.has(options);
		const advice = ownEntry(PLUGIN_ADVICE, name);
		if (isRepeated)
			notes.add(
				name === "content-blog" ? "further blogs" : "further folders of pages",
				textOf(options.path) ?? textOf(options.id) ?? "",
			);
		else if (advice) notes.add(`plugin ${name}`, name, advice);
		else if (!HANDLED_PLUGINS.has(name)) notes.add("plugins not known", name);
	}
	for (const key of otherKeys(config, HANDLED_KEYS)) notes.add("keys of the configuration", key);
	for (const key of otherKeys(themeConfig, HANDLED_THEME_KEYS))
		notes.add("keys of themeConfig", key, ownEntry(THEME_KEY_ADVICE, key));
	for (const key of Object.keys(recordOf(config.customFields))) notes.add("customFields", key);
	reportCode(project);
}

/** Components and style sheets of the project. */
function reportCode(project: DocusaurusProject): void {
	const { folder, notes, plugins } = project;
	const filesIn = (name: string) =>
		listSourceFiles(project, path.join(folder, name))
			.filter((file) => /\.(jsx?|tsx?|mdx?)$/.test(file))
			.map((file) => `${name}/${file}`);
	for (const file of filesIn("src/theme")) notes.add("swizzled components", file);
	for (const file of filesIn("src/components")) notes.add("components", file);
	for (const { name, options } of plugins)
		if (name === "classic")
			for (const file of textsOf(options.customCss))
				notes.add("style sheets", placeIn(folder, path.resolve(folder, file)));
}
