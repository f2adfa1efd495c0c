/** A parsed file: parse -> resolve. Nothing in it depends on other files. */
import type { CategoryLink } from "../config.ts";
import type { Problem, SourceLocation } from "../problems/problem.ts";
import type { PageHeadTag } from "../site/head-tag.ts";
import type { HomeFeature, HomeHero } from "../site/home.ts";
import type { SidebarBadge } from "../site/sidebar-marks.ts";
import type { ComponentUse } from "./component-use.ts";
import type { ContentTemplate, DocumentHeading, Html, SearchableTexts } from "./content.ts";
import type { ContentFile, LastUpdate } from "./source.ts";

export interface TagReference {
	readonly label: string;
	/** As the author wrote it, relative to the tags page. */
	readonly permalink?: string;
}

/** A tag in a tags file, with the fields that its author gave. */
export interface TagDefinition {
	readonly label?: string;
	readonly description?: string;
	/** Relative to the tags page. */
	readonly permalink?: string;
	/** Location of the permalink, or of the key if there is none. */
	readonly at: SourceLocation;
}

/** A validated `tags` file. */
export interface TagsFile extends Pick<ContentFile, "locale" | "area" | "version"> {
	/** By the key that front matter refers to. */
	readonly tags: Readonly<Record<string, TagDefinition>>;
}

export interface Author {
	/** Key in the authors file. */
	readonly key?: string;
	readonly name?: string;
	readonly title?: string;
	readonly url?: string;
	readonly imageUrl?: string;
	readonly email?: string;
}

/** The front matter of documents, posts and pages: Docusaurus's keys in camel case. */
export interface FrontMatter {
	readonly id?: string;
	readonly title?: string;
	/** The title in the browser's tab and in search results, in place of `title`. */
	readonly titleMeta?: string;
	/** A notice above the page, in inline Markdown. */
	readonly banner?: string;
	readonly hideTitle?: boolean;
	readonly hideTableOfContents?: boolean;
	readonly tocMinHeadingLevel?: number;
	readonly tocMaxHeadingLevel?: number;
	readonly description?: string;
	readonly keywords?: readonly string[];
	readonly image?: string;
	readonly slug?: string;
	readonly sidebarLabel?: string;
	readonly sidebarPosition?: number;
	readonly sidebarClassName?: string;
	readonly sidebarIcon?: Html;
	readonly sidebarBadge?: SidebarBadge;
	readonly sidebarCustomProps?: Readonly<Record<string, unknown>>;
	/** `null`: no sidebar. */
	readonly displayedSidebar?: string | null;
	readonly tags?: readonly TagReference[];
	readonly paginationLabel?: string;
	/** A doc id; `null`: no link. */
	readonly paginationNext?: string | null;
	readonly paginationPrev?: string | null;
	readonly customEditUrl?: string | null;
	readonly parseNumberPrefixes?: boolean;
	readonly lastUpdate?: LastUpdate;
	readonly draft?: boolean;
	readonly unlisted?: boolean;
	/** ISO 8601, UTC. Posts only. */
	readonly date?: string;
	/** Keys of the authors file, or authors written out. Posts only. */
	readonly authors?: readonly (string | Author)[];
	/** Standalone pages only. */
	readonly wrapperClassName?: string;
	/** Translations only: the digest of the text that was translated. */
	readonly source?: string;
	/** `false` excludes the page from search. */
	readonly search?: boolean;
	readonly searchWeight?: number;
	/** Keys that the configuration describes, by name. */
	readonly custom?: CustomFrontMatter;
	/** The URL that search engines show for the page. */
	readonly canonicalUrl?: string;
	/** VitePress's home pages have a hero and features in place of an article. */
	readonly layout?: "home";
	readonly hero?: HomeHero;
	readonly features?: readonly HomeFeature[];
	/** VitePress's `prev` and `next`; `null`: no link. */
	readonly prev?: PagerOverride | null;
	readonly next?: PagerOverride | null;
	readonly head?: readonly PageHeadTag[];
}

/** What a link of the pager is in place of its default. */
export interface PagerOverride {
	readonly text?: string;
	/** The path of a document or its file. */
	readonly link?: string;
}

export type CustomFrontMatter = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** A parsed Markdown file. Nothing in it depends on other files. */
export interface ParsedDocument extends ContentFile {
	readonly frontMatter: FrontMatter;
	/** Locations of the front matter keys as written, for problems found in later stages. */
	readonly keys: Readonly<Record<string, SourceLocation>>;
	/** Front matter keys that neither ssg nor the configuration knows, except misspelt ones, which were reported. */
	readonly unknownKeys: readonly string[];
	/** The `#` heading that the text starts with. It is not part of the body, but is the first of `headings`. */
	readonly heading?: DocumentHeading;
	/** All headings in order, including `heading`. */
	readonly headings: readonly DocumentHeading[];
	readonly body: ContentTemplate;
	/** The notice above the page. */
	readonly banner?: ContentTemplate;
	/** The part of the body before the truncation marker, if there is one. */
	readonly preview?: ContentTemplate;
	/** The first line of prose as plain text. */
	readonly excerpt: string;
	/** Ids in the markup that do not belong to headings: footnotes, raw HTML. */
	readonly ids: readonly string[];
	/** The heading of each section: an index into `headings`, or -1 for the text before the first one. */
	readonly sections: readonly number[];
	/** In the order of the sections. */
	readonly sectionTexts: SearchableTexts;
	/** Word count of a post. Nothing needs that of other files, which is not counted. */
	readonly words?: number;
	/** A hash of what a translation translates: the text and some front matter. Tells whether one is up to date. */
	readonly digest: string;
	/** Names of the islands and diagrams in the body: what the browser has to load. */
	readonly islands: readonly string[];
	/** The sources of the diagrams that are drawn in the browser; absent if there are none. */
	readonly diagrams?: readonly DiagramSource[];
	/** The components of the site in the body, whose props are compared with their schemas; absent if there are none. */
	readonly componentUses?: readonly ComponentUse[];
	/** Whether the body shows cards of the pages in the same category. */
	readonly hasDocCards?: true;
	/** The text after the front matter with includes expanded and placeholders for URLs: the Markdown version. */
	readonly markdown: ContentTemplate;
	readonly updated: LastUpdate;
	readonly problems: readonly Problem[];
}

export interface DiagramSource {
	readonly text: string;
	/** Of its first line, or of the directive that includes it. */
	readonly at: SourceLocation;
	/** Why the build does not draw it: `shape`, or the kind of the diagram. */
	readonly unsupported: string;
	readonly isIncluded?: boolean;
}

/** A validated `_category_` file. */
export interface CategoryMetadata extends Pick<ContentFile, "path" | "locale" | "version"> {
	/** Relative to the docs folder, as named on disk: `apps/sync`. */
	readonly folder: string;
	readonly label?: string;
	readonly position?: number;
	readonly collapsed?: boolean;
	readonly collapsible?: boolean;
	readonly className?: string;
	readonly icon?: Html;
	readonly badge?: SidebarBadge;
	readonly description?: string;
	/** `null`: no link, not even to the folder's index document. */
	readonly link?: CategoryLink | null;
	/** By name, in the order of the sidebar. A translation repeats the names and gives them its labels. */
	readonly groups?: Readonly<Record<string, CategoryGroup>>;
	readonly customProps?: Readonly<Record<string, unknown>>;
}

/** Items of a folder that a sidebar shows below a label. Neither their addresses nor their files depend on it. */
export interface CategoryGroup {
	/** @default the name of the group */
	readonly label?: string;
	/** Names of documents and folders in this folder, in the order of the sidebar. */
	readonly items?: readonly string[];
}
