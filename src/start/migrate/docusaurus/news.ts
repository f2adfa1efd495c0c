/** The blog of Docusaurus. */
import path from "node:path";
import { parse } from "yaml";
import type { NewsOptions } from "../../../config/keys/news.ts";
import type { RedirectOptions } from "../../../config/keys/redirects.ts";
import { definedFields } from "../../../model/collections.ts";
import { MAX_SIDEBAR_POSTS } from "../../../model/limits.ts";
import { splitWords } from "../../../model/text/split-words.ts";
import type { NewFiles } from "../../init/write-new-files.ts";
import { folderNameOf, projectPath, readProjectFile } from "../project-paths.ts";
import { copiesOf } from "../source-files.ts";
import {
	booleanOf,
	numberOf,
	otherKeys,
	recordOf,
	textOf,
	textsOf,
	type UntypedRecord,
	unlessEmpty,
} from "../untyped.ts";
import { editingOptions, reportEditUrl, routeBasePathOf, selectionOf } from "./content-options.ts";
import { type DocusaurusProject, translationFolder } from "./project.ts";
import { createTranslator } from "./translator.ts";

export function migrateNews(project: DocusaurusProject, options: UntypedRecord) {
	const id = folderNameOf({ key: "blog.id", value: textOf(options.id) ?? "default" });
	const folder = projectPath(project.folder, { key: "blog.path", value: textOf(options.path) ?? "blog" });
	const name = folderNameOf({ key: "blog.path", value: path.basename(folder) });
	const [defaultLocale, ...others] = project.locales;
	const copy = (from: string, locale: string): NewFiles => copiesOf(project, { from, to: `content/${locale}/${name}` });
	const translations = translationFolder("content-blog", id);
	const translate = createTranslator(project, `${translations}/options.json`);
	reportOtherOptions(project, options);
	const perPage = options.postsPerPage;
	return {
		redirects: migrateAuthorPages(project, options, folder),
		options: {
			path: name,
			routeBasePath: routeBasePathOf(options, "blog"),
			title: translate(textOf(options.blogTitle) ?? "Blog", "title"),
			description: translate(textOf(options.blogDescription) ?? "Blog", "description"),
			...definedFields({
				...selectionOf(options),
				sidebar: convertSidebar(options, translate),
				feed: convertFeed(options.feedOptions),
				postsPerPage: perPage === "ALL" ? 1000 : numberOf(perPage),
				showReadingTime: booleanOf(options.showReadingTime),
				...editingOptions(options),
			}),
		},
		files: Object.assign(
			copy(folder, defaultLocale.name),
			...others.map((locale) => withoutMessages(copy(path.join(locale.folder, translations), locale.name))),
		),
	};
}

/** The messages are part of the configuration now. */
const withoutMessages = (files: NewFiles): NewFiles =>
	Object.fromEntries(Object.entries(files).filter(([name]) => !/\/options\.json$/.test(name)));

function convertSidebar(
	{ blogSidebarTitle: title, blogSidebarCount: count }: UntypedRecord,
	translate: ReturnType<typeof createTranslator>,
): NewsOptions["sidebar"] {
	const limit = count === "ALL" ? Infinity : numberOf(count);
	const sidebar = {
		title: title === undefined ? undefined : translate(textOf(title) ?? "", "sidebar.title"),
		count: limit !== undefined && limit > MAX_SIDEBAR_POSTS ? ("ALL" as const) : limit,
	};
	return unlessEmpty(definedFields(sidebar));
}

function convertFeed(feedOptions: unknown): NewsOptions["feed"] {
	const { type, limit } = recordOf(feedOptions);
	if (type === null) return false;
	const types = (["rss", "atom", "json"] as const).filter((one) => textsOf(type).includes(one));
	const feed = { types: unlessEmpty(types), limit: limit === false || limit === null ? 0 : numberOf(limit) };
	return unlessEmpty(definedFields(feed));
}

const HANDLED_OPTIONS = splitWords(
	"id path routeBasePath blogTitle blogDescription blogSidebarTitle blogSidebarCount postsPerPage",
	"showReadingTime editUrl feedOptions showLastUpdateTime showLastUpdateAuthor editLocalizedFiles",
	"authorsMapPath authorsBasePath onInlineTags onInlineAuthors onUntruncatedBlogPosts tags include exclude",
);

const HANDLED_FEED_OPTIONS = splitWords("type limit");

/** Docusaurus lists the authors below the blog, and those with `page` have one there. Readers are led to the news. */
function migrateAuthorPages(
	project: DocusaurusProject,
	options: UntypedRecord,
	folder: string,
): readonly RedirectOptions[] {
	const news = path.posix.join("/", routeBasePathOf(options, "blog"));
	const list = path.posix.join(news, textOf(options.authorsBasePath) ?? "authors");
	const authors = readAuthors(project, path.join(folder, textOf(options.authorsMapPath) ?? "authors.yml"));
	const pages = Object.entries(authors).flatMap(([name, author]) => {
		const { page } = recordOf(author);
		return page ? [path.posix.join(list, textOf(recordOf(page).permalink) ?? kebabCase(name))] : [];
	});
	if (Object.keys(authors).length === 0) return [];
	const from = [list, ...pages];
	for (const address of from) project.notes.add("pages of authors", address);
	return [{ from, to: news }];
}

/** @example `milaKrantz_2` becomes `mila-krantz-2` */
const kebabCase = (name: string): string =>
	(name.match(/\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu) ?? [name]).join("-").toLowerCase();

function readAuthors(project: DocusaurusProject, file: string): UntypedRecord {
	try {
		return recordOf(parse(readProjectFile(project.folder, file) ?? ""));
	} catch {
		return {}; // the build reports it
	}
}

function reportOtherOptions(project: DocusaurusProject, options: UntypedRecord): void {
	reportEditUrl(project, options.editUrl, "news", "blog.editUrl");
	for (const key of otherKeys(options, HANDLED_OPTIONS))
		if (options[key] !== undefined) project.notes.add("options of the blog", key);
	for (const key of otherKeys(recordOf(options.feedOptions), HANDLED_FEED_OPTIONS))
		project.notes.add("options of the blog", `feedOptions.${key}`);
}
