/** Translates a Docusaurus 2 or 3 project into a site. */
import path from "node:path";
import type { Config } from "../../../config/define.ts";
import type { HeadAttributes } from "../../../config/keys/head.ts";
import type { RedirectOptions } from "../../../config/keys/redirects.ts";
import { definedFields } from "../../../model/collections.ts";
import { sampleFile } from "../../init/sample-texts.ts";
import { contentsOf, type NewFiles } from "../../init/write-new-files.ts";
import { migrateBrand } from "../brand.ts";
import { migrateAttributes, migrateHeadTag } from "../head-tags.ts";
import { combineRedirects, migrateHostRedirects, publicFiles } from "../host-redirects.ts";
import type { MigratedSite, MigrationNotes } from "../migration-notes.ts";
import { isInProject, shortened } from "../project-paths.ts";
import { hasFormulas } from "../source-files.ts";
import {
	booleanFields,
	booleanOf,
	isFunction,
	isRecord,
	listOf,
	numberFields,
	optionOf,
	otherKeys,
	recordOf,
	textFields,
	textOf,
	textsOf,
	type UntypedRecord,
	unlessEmpty,
} from "../untyped.ts";
import { migrateDocs, sidebarNamesOf } from "./docs.ts";
import { migrateAnnouncementBar, migrateFooter } from "./footer.ts";
import { homePageFiles } from "./home-page.ts";
import { INCLUDED_FOLDER, withIncludedFiles } from "./included-files.ts";
import { migrateInterfaceTexts } from "./interface-texts.ts";
import { migrateIslands } from "./islands.ts";
import { migrateDocusaurusNavbar } from "./navbar.ts";
import { migrateNews } from "./news.ts";
import { importedModules, migratePages } from "./pages.ts";
import { type DocusaurusProject, optionsOf, readDocusaurusProject, staticFolders, toSitePath } from "./project.ts";
import { reportUnsupportedDocusaurus } from "./unsupported.ts";

export async function migrateDocusaurus(
	folder: string,
	configFile: string,
	notes: MigrationNotes,
): Promise<MigratedSite> {
	const project = await readDocusaurusProject(folder, configFile, notes);
	const [blogOptions] = optionsOf(project, "content-blog");
	const [pagesOptions] = optionsOf(project, "content-pages");
	const docs = await Promise.all(
		optionsOf(project, "content-docs")
			.filter((options) => isInsideProject(project, options))
			.map((options) => migrateDocs(project, options)),
	);
	const docsOptions = docs.map(({ options }) => options);
	const [mainDocs = false] = docsOptions;
	const blog = blogOptions && migrateNews(project, blogOptions);
	const news = blog && unlessEmpty(blog.files) && blog; // the preset has one by default
	if (blog && !news) notes.add("blogs without posts", `/${blog.options.routeBasePath}`);
	const pages = pagesOptions && (await migratePages(project, pagesOptions));
	const head = migrateHead(project);
	const { content, sources } = withIncludedFiles(
		{ ...Object.assign({}, ...docs.map(({ files }) => files)), ...news?.files, ...pages?.files },
		project,
	);
	const modules = importedModules(content, project);
	const hasIncluded = Object.keys(content).some((name) => name.startsWith(`${INCLUDED_FOLDER}/`));
	const includeFrom = [...Object.keys(modules), ...(hasIncluded ? [INCLUDED_FOLDER] : [])];
	const islands = await migrateIslands(project, content, sources);
	const used = new Set([blogOptions, pagesOptions].filter((one) => one !== undefined));
	const started = reportUnsupportedDocusaurus(project, used, islands.files);
	const brand = migrateBrand(pages?.styles ?? "", content, notes, sampleFile("docusaurus-page.css"));
	const config: Config = {
		...siteKeys(project),
		i18n: {
			locales: Object.fromEntries(project.locales.map(({ name, options }) => [name, options])),
			anchors: "own", // as in Docusaurus
		},
		docs: docsOptions.length > 1 ? docsOptions : mainDocs,
		news: news ? news.options : false,
		navbar: migrateDocusaurusNavbar(project, {
			documents: documentIdsIn(docs.map(({ files }) => files)),
			sidebars: new Set(docsOptions.flatMap(sidebarNamesOf)),
		}),
		...definedFields({
			footer: migrateFooter(project),
			announcementBar: migrateAnnouncementBar(project),
			...themeKeys(project, brand),
			scripts: unlessEmpty(head.scripts),
			stylesheets: unlessEmpty([...head.stylesheets, ...brand.stylesheets]),
			headTags: unlessEmpty(head.head),
			redirects: unlessEmpty(
				combineRedirects(
					[
						...migrateRedirects(project),
						...(pages?.redirects ?? []),
						...(news?.redirects ?? []),
						...migrateHostRedirects(project, staticFolders(project), (target) => toSitePath(target, project)),
					],
					project,
				),
			),
			strings: unlessEmpty(migrateInterfaceTexts(project)),
			markdown: unlessEmpty({
				...(hasFormulas(folder) ? {} : { math: false }),
				...(unlessEmpty(includeFrom) && { includeFrom }),
			}),
		}),
	};
	return {
		generator: "Docusaurus",
		config,
		islands: islands.modules,
		placeholderReasons: islands.reasons,
		placeholderFiles: islands.sources,
		files: {
			...(pages?.redirects.some(({ from }) => from === "/")
				? {}
				: homePageFiles(project, content, docsOptions, news?.options)),
			...modules,
			...islands.files,
			...content,
			...brand.files,
			...started,
			...publicFiles(project, staticFolders(project)),
		},
	};
}

/** The ids of all documents, in all versions. */
const documentIdsIn = (sets: readonly NewFiles[]): ReadonlySet<string> =>
	new Set(
		sets
			.flatMap((files) => Object.entries(files))
			.flatMap(([name, file]) => {
				const [, id = ""] = /^content\/[^/]+\/(?:[^/]+_versioned\/[^/]+|[^/]+)\/(.*)\.mdx?$/.exec(name) ?? [];
				const own = id && /^id:[ \t]*["']?([^"'\n]+)/m.exec(contentsOf(file).slice(0, MAX_FRONT_MATTER))?.[1]?.trim();
				const plain = id.replace(/(^|\/)\d+[-_.\s]+(?=[^/\d])/g, "$1");
				return [id, plain, ...(own ? [path.posix.join(path.posix.dirname(plain), own)] : [])];
			}),
	);

const MAX_FRONT_MATTER = 2000;

/** Repositories with several packages have documents of others beside the project. */
function isInsideProject({ folder, notes }: DocusaurusProject, options: UntypedRecord): boolean {
	const written = textOf(options.path);
	if (written === undefined || isInProject(folder, path.resolve(folder, written))) return true;
	notes.add("documents outside of the project", shortened(written));
	return false;
}

function siteKeys(project: DocusaurusProject) {
	const { config, themeConfig, notes } = project;
	const image = textOf(themeConfig.image);
	const favicon = textOf(config.favicon);
	if (!textOf(config.url)) notes.comment("url", "Docusaurus had none: where you publish the site.");
	return {
		title: textOf(config.title) ?? "My site",
		...textFields(config, "tagline"),
		url: textOf(config.url)?.replace(/\/+$/, "") ?? "https://example.org",
		...definedFields({
			baseUrl: config.baseUrl === "/" ? undefined : textOf(config.baseUrl),
			trailingSlash: booleanOf(config.trailingSlash),
			titleDelimiter: textOf(config.titleDelimiter),
			noIndex: booleanOf(config.noIndex),
			favicon: favicon && toSitePath(favicon, project),
			image: image && toSitePath(image, project),
		}),
		...severities(project),
	} satisfies Partial<Config>;
}

const SEVERITIES = ["onBrokenLinks", "onBrokenAnchors", "onBrokenMarkdownLinks", "onDuplicateRoutes"] as const;

/** Newer projects have some of them below `markdown.hooks`. Nothing is `throw`, so that the new site builds. */
function severities({ config, notes }: DocusaurusProject) {
	const hooks = recordOf(recordOf(config.markdown).hooks);
	notes.comment("onBrokenLinks", 'Write "throw" for both when the problems in MIGRATION.md are solved.');
	return {
		onBrokenLinks: "warn",
		onBrokenMarkdownLinks: "warn",
		...Object.fromEntries(
			SEVERITIES.flatMap((name) => {
				const severity = config[name] ?? hooks[name];
				if (severity === undefined) return [];
				const isQuiet = severity === "ignore" || severity === "log";
				return [[name, isQuiet ? severity : "warn"] as const];
			}),
		),
	} as const;
}

const themeKeys = ({ themeConfig }: DocusaurusProject, { accent, files }: ReturnType<typeof migrateBrand>) => ({
	theme: unlessEmpty(
		definedFields({
			accent,
			css: unlessEmpty(Object.keys(files)),
			colorMode: colorModeOf(recordOf(themeConfig.colorMode)),
			mermaid: isRecord(themeConfig.mermaid)
				? textFields(recordOf(themeConfig.mermaid.theme), "light", "dark")
				: undefined,
		}),
	),
	tableOfContents: unlessEmpty(
		numberFields(recordOf(themeConfig.tableOfContents), "minHeadingLevel", "maxHeadingLevel"),
	),
});

const colorModeOf = (colorMode: UntypedRecord) =>
	unlessEmpty({
		...definedFields({ defaultMode: optionOf(colorMode.defaultMode, ["light", "dark"]) }),
		...booleanFields(colorMode, "disableSwitch", "respectPrefersColorScheme"),
	});

/** The plugin for redirects in the browser. */
const migrateRedirects = (project: DocusaurusProject): readonly RedirectOptions[] =>
	optionsOf(project, "client-redirects").flatMap((options) => {
		const { notes } = project;
		if (isFunction(options.createRedirects)) {
			notes.comment(
				"redirects",
				"Left out: createRedirects, because it was a function. Add it to this list: it receives and returns the same here.",
			);
			notes.add("functions in the configuration", "createRedirects");
		}
		for (const key of otherKeys(options, ["id", "redirects", "createRedirects"]))
			notes.add("options of redirects", key);
		return listOf(options.redirects)
			.filter(isRecord)
			.map(({ from, to }) => ({
				from: textsOf(from).map((path) => toSitePath(path, project)),
				to: toSitePath(textOf(to) ?? "/", project),
			}));
	});

/** Scripts, style sheets and other elements of the head. */
function migrateHead(project: DocusaurusProject) {
	const { config, themeConfig, notes } = project;
	const files = (list: unknown, urlKey: "src" | "href") =>
		listOf(list).flatMap((file): (string | HeadAttributes)[] => {
			if (typeof file === "string") return [toSitePath(file, project)];
			if (!isRecord(file)) return [];
			const url = textOf(file[urlKey]);
			if (!url) return [];
			const attributes = migrateAttributes(file, urlKey === "src" ? "script" : "link", notes);
			return [{ ...attributes, [urlKey]: toSitePath(url, project) }];
		});
	const tags = listOf(config.headTags).filter(isRecord);
	const metadata = listOf(themeConfig.metadata).filter(isRecord);
	return {
		scripts: files(config.scripts, "src"),
		stylesheets: files(config.stylesheets, "href"),
		head: [
			...tags.map(({ tagName, attributes, innerHTML }) => ({ name: tagName, attributes, text: innerHTML })),
			...metadata.map((attributes) => ({ name: "meta", attributes })),
		].flatMap((tag) => migrateHeadTag(tag, notes) ?? []),
	};
}
