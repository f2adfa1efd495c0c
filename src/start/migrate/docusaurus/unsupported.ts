/** What a Docusaurus project has that is not carried over: each is named in the report. */

import path from "node:path";
import { guideUrlOf } from "../../../model/problems/manual.ts";
import { splitWords } from "../../../model/text/split-words.ts";
import type { NewFiles } from "../../init/write-new-files.ts";
import type { Construct } from "../advice.ts";
import { describeCode, PARTS, partFile, pluginFile, visitedNodes } from "../described-code.ts";
import { headingIdFunction } from "../lost-anchors.ts";
import { placeIn, readProjectFile } from "../project-paths.ts";
import { listSourceFiles } from "../source-files.ts";
import { otherKeys, ownEntry, recordOf, textOf, textsOf, type UntypedRecord } from "../untyped.ts";
import { newPlace } from "./islands.ts";
import type { DocusaurusProject } from "./project.ts";

/** Plugins that are carried over elsewhere, or whose work is part of ssg. */
const HANDLED_PLUGINS = new Set<string>(
	splitWords(
		"content-docs content-blog content-pages client-redirects sitemap classic debug svgr mermaid css-cascade-layers",
	),
);

const SEARCH = "not needed: the search is part of the site";
const ANALYTICS = `left out: add the script of the service to \`scripts\`, and its host to the content security policy, see ${guideUrlOf("analytics")}`;

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

/** As what a component returns. */
const JSX = /(?:return|=>|[(?:&])\s*<(?:>|[A-Za-z])/;
const SASS = /\.(?:s[ac]ss|less)$/;

/** Returns the files that are started for the author. */
export function reportUnsupportedDocusaurus(
	project: DocusaurusProject,
	usedPlugins: ReadonlySet<UntypedRecord>,
	islandFiles: NewFiles,
): NewFiles {
	const { config, themeConfig, notes, plugins } = project;
	for (const { name, options } of plugins) {
		const isRepeated = /^content-(blog|pages)$/.test(name) && !usedPlugins.has(options);
		const advice = ownEntry(PLUGIN_ADVICE, name);
		if (isRepeated)
			notes.add(
				name === "content-blog" ? "further blogs" : "further folders of pages",
				textOf(options.path) ?? textOf(options.id) ?? "",
			);
		else if (advice) {
			const id = [options.trackingID, options.containerId].flat().map(textOf).filter(Boolean).join(", ");
			notes.add(`plugin ${name}`, id ? `${name}: ${id}` : name, advice);
		} else if (!HANDLED_PLUGINS.has(name)) notes.add("plugins not known", name);
	}
	for (const key of otherKeys(config, HANDLED_KEYS)) notes.add("keys of the configuration", key);
	for (const key of otherKeys(themeConfig, HANDLED_THEME_KEYS))
		notes.add("keys of themeConfig", key, ownEntry(THEME_KEY_ADVICE, key));
	for (const key of Object.keys(recordOf(config.customFields))) notes.add("customFields", key);
	return reportCode(project, islandFiles);
}

/** Components, plugins and style sheets of the project. */
function reportCode(project: DocusaurusProject, islandFiles: NewFiles): NewFiles {
	const { folder, notes, plugins } = project;
	const started: Record<string, string> = {};
	const filesIn = (name: string, pattern: RegExp) =>
		listSourceFiles(project, path.join(folder, name))
			.map((file) => (name === "." ? file : `${name}/${file}`))
			.filter((file) => pattern.test(file) && !file.endsWith(".d.ts"))
			.map((file) => ({ file, source: readProjectFile(folder, path.join(folder, file)) ?? "" }));
	const note = (construct: Construct, file: string, source: string, advice?: string) => {
		const description = describeCode(source);
		notes.add(construct, description ? `${file}: ${description}` : file, advice);
		return description;
	};
	for (const { file, source } of filesIn("src/theme", /\.(jsx?|tsx?|mdx?)$/)) {
		const name = file.replace(/^src\/theme\/|(?:\/index)?\.\w+$/g, "");
		const part = ownEntry(PARTS, name);
		const target = `templates/${part}.tsx`;
		const advice = part && `not copied: it becomes the part ${part}, which is started in ${target}`;
		const description = note("swizzled components", file, source, advice);
		if (part) started[target] = partFile(part, file, description);
	}
	for (const { file, source } of filesIn("src/components", /\.(jsx?|tsx?|mdx?)$/))
		if (!Object.hasOwn(islandFiles, newPlace(file)))
			note("components", file.endsWith(".js") && JSX.test(source) ? `${file} → ${newPlace(file)}` : file, source);
	for (const { file, source } of filesIn(".", /^(?!docs\/|blog\/|static\/|src\/pages\/).*\.[cm]?[jt]s$/)) {
		if (visitedNodes(source).length === 0) continue;
		const name = path.parse(file).name.replace(/\W+(\w?)/g, (_, letter: string) => letter.toUpperCase());
		const target = `markdown/${name}.ts`;
		if (!/^[a-z]\w*$/i.test(name) || Object.hasOwn(started, target)) continue;
		note("plugins for Markdown of the project", file, source);
		const idFunction = headingIdFunction(source);
		if (idFunction !== undefined)
			notes.add("anchors that code computes", `${file}: ${idFunction ? `${idFunction}() in ${name}` : name}`);
		started[target] = pluginFile(name, file, source);
	}
	for (const { file } of filesIn("src", SASS)) notes.add("Sass and Less", file);
	for (const { name, options } of plugins)
		if (name === "classic")
			for (const file of textsOf(options.customCss)) {
				const place = placeIn(folder, path.resolve(folder, file));
				notes.add(SASS.test(place) ? "Sass and Less" : "style sheets", place);
			}
	return started;
}
