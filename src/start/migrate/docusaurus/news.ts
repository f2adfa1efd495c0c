/** The blog of Docusaurus. */
import path from "node:path";
import type { FeedOptions } from "../../../config/keys/feed.ts";
import type { NewsOptions } from "../../../config/keys/news.ts";
import { definedFields } from "../../../config/values.ts";
import { MAX_SIDEBAR_POSTS } from "../../../model/limits.ts";
import type { NewFiles } from "../../init/write-new-files.ts";
import { folderNameOf, projectPath } from "../project-paths.ts";
import { copiesOf, listSourceFiles } from "../source-files.ts";
import { booleanOf, numberOf, otherKeys, recordOf, textOf, textsOf, type UntypedRecord } from "../untyped.ts";
import { selectionOf } from "./content-selection.ts";
import { reportEditUrl } from "./edit-url.ts";
import { type DocusaurusProject, translationFolder } from "./project.ts";
import { createTranslator } from "./translator.ts";

export interface MigratedNews {
	readonly options: NewsOptions;
	readonly feed: FeedOptions | false | undefined;
	readonly files: NewFiles;
}

export function migrateNews(project: DocusaurusProject, options: UntypedRecord): MigratedNews {
	const id = folderNameOf({
		key: "blog.id",
		value: textOf(options.id) ?? "default",
	});
	const folder = projectPath(project.folder, {
		key: "blog.path",
		value: textOf(options.path) ?? "blog",
	});
	const name = folderNameOf({ key: "blog.path", value: path.basename(folder) });
	const [defaultLocale, ...others] = project.locales;
	const copy = (from: string, locale: string): NewFiles =>
		copiesOf(listSourceFiles({ ...project, folder: from, project: project.folder }), from, `content/${locale}/${name}`);
	const translate = createTranslator(
		project,
		`${path.basename(translationFolder(defaultLocale, "content-blog", id))}/options.json`,
	);
	reportOtherOptions(project, options);
	const perPage = options.postsPerPage;
	return {
		options: {
			path: name,
			routeBasePath: (textOf(options.routeBasePath) ?? "blog").replace(/^\/+|\/+$/g, ""),
			title: translate(textOf(options.blogTitle) ?? "Blog", "title"),
			description: translate(textOf(options.blogDescription) ?? "Blog", "description"),
			...definedFields({
				...selectionOf(options),
				sidebar: sidebarOf(options, translate),
				postsPerPage: perPage === "ALL" ? 1000 : numberOf(perPage),
				showReadingTime: booleanOf(options.showReadingTime),
				editUrl: textOf(options.editUrl),
				showLastUpdateTime: booleanOf(options.showLastUpdateTime),
				showLastUpdateAuthor: booleanOf(options.showLastUpdateAuthor),
			}),
		},
		feed: feedOf(options.feedOptions),
		files: Object.assign(
			copy(folder, defaultLocale.name),
			...others.map((locale) => withoutMessages(copy(translationFolder(locale, "content-blog", id), locale.name))),
		),
	};
}

/** The messages are part of the configuration now. */
const withoutMessages = (files: NewFiles): NewFiles =>
	Object.fromEntries(Object.entries(files).filter(([name]) => !/\/options\.json$/.test(name)));

function sidebarOf(
	{ blogSidebarTitle: title, blogSidebarCount: count }: UntypedRecord,
	translate: ReturnType<typeof createTranslator>,
): NewsOptions["sidebar"] {
	const limit = count === "ALL" ? Infinity : numberOf(count);
	const sidebar = definedFields({
		title: title === undefined ? undefined : translate(textOf(title) ?? "", "sidebar.title"),
		count: limit !== undefined && limit > MAX_SIDEBAR_POSTS ? ("ALL" as const) : limit,
	});
	return Object.keys(sidebar).length > 0 ? sidebar : undefined;
}

function feedOf(feedOptions: unknown): FeedOptions | false | undefined {
	const { type, limit } = recordOf(feedOptions);
	if (type === null) return false;
	const types = (["rss", "atom", "json"] as const).filter((one) => textsOf(type).includes(one));
	const feed = definedFields({
		types: types.length > 0 ? types : undefined,
		limit: limit === false || limit === null ? 0 : numberOf(limit),
	});
	return Object.keys(feed).length > 0 ? feed : undefined;
}

const HANDLED_OPTIONS = [
	..."id path routeBasePath blogTitle blogDescription".split(" "),
	..."blogSidebarTitle blogSidebarCount".split(" "),
	..."postsPerPage showReadingTime editUrl feedOptions".split(" "),
	..."showLastUpdateTime showLastUpdateAuthor editLocalizedFiles".split(" "),
	..."onInlineTags onInlineAuthors onUntruncatedBlogPosts tags".split(" "),
	"include",
	"exclude",
];

function reportOtherOptions(project: DocusaurusProject, options: UntypedRecord): void {
	reportEditUrl(project, options.editUrl, "news", "blog.editUrl");
	for (const key of otherKeys(options, HANDLED_OPTIONS))
		if (options[key] !== undefined) project.notes.add("options of the blog", key, "left out: they do not exist here");
}
