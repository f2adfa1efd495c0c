/** What a VitePress project has that is not carried over: each is named in the report. */
import path from "node:path";
import { splitWords } from "../../../model/text/split-words.ts";
import { describeCode } from "../described-code.ts";
import { placeIn, readProjectFile } from "../project-paths.ts";
import { listSourceFiles } from "../source-files.ts";
import { otherKeys, ownEntry } from "../untyped.ts";
import type { VitePressProject } from "./project.ts";

const HANDLED_KEYS = splitWords(
	"title description base lang srcDir srcExclude locales themeConfig head lastUpdated cleanUrls sitemap",
	"rewrites additionalConfig ignoreDeadLinks outDir cacheDir assetsDir appearance metaChunk mpa",
);

const KEY_ADVICE: Readonly<Record<string, string>> = {
	vite: "left out: the site is not built with Vite",
	vue: "left out: there is no Vue",
	markdown: "left out: plugins for Markdown are set in another way; code is highlighted when the site is built",
	titleTemplate: "left out: the title of a page is followed by that of the site; see titleDelimiter",
};

const HANDLED_THEME_KEYS = splitWords(
	"nav sidebar logo siteTitle socialLinks footer editLink outline docFooter outlineTitle",
	"returnToTopLabel sidebarMenuLabel darkModeSwitchLabel skipToContentLabel notFound search lastUpdated",
	"langMenuLabel lightModeSwitchTitle darkModeSwitchTitle externalLinkIcon aside algolia",
);

export function reportUnsupportedVitePress(project: VitePressProject): void {
	const { config, folder, locales, notes } = project;
	for (const key of otherKeys(config, HANDLED_KEYS))
		notes.add("keys of the configuration", key, ownEntry(KEY_ADVICE, key));
	for (const { themeConfig } of locales)
		for (const key of otherKeys(themeConfig, HANDLED_THEME_KEYS)) notes.add("keys of themeConfig", key);
	if (config.cleanUrls !== true) notes.add("addresses with the end .html in VitePress", "cleanUrls");
	for (const file of listSourceFiles(project, path.join(folder, ".vitepress"))) {
		const place = path.join(folder, ".vitepress", file);
		if (/\.[cm]?[jt]s$/.test(file) && readProjectFile(folder, place)?.includes("validateLink"))
			notes.add("schemes of addresses", placeIn(folder, place));
		if (/^(theme|components)\/.*\.(vue|[cm]?[jt]sx?|css|s[ac]ss|less)$/.test(file)) {
			const description = describeCode(readProjectFile(folder, place) ?? "");
			notes.add(
				/s[ac]ss$|less$/.test(file) ? "Sass and Less" : "theme and components",
				placeIn(folder, place) + (description && `: ${description}`),
			);
		}
	}
}
