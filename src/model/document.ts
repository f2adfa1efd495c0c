/** One file, parsed: parse -> resolve. Nothing in it knows another file. */
import type { CategoryLink } from "./config.ts";
import type { Body, Heading, Section } from "./content.ts";
import type { Location, Problem } from "./problem.ts";
import type { Area, LastUpdate, SourcePath } from "./source.ts";

export interface TagReference {
	readonly label: string;
	/** As the author gave it, below the tags' base. */
	readonly permalink?: string;
}

/** A tag of a tags file, as far as its author wrote it. */
export interface DefinedTag {
	readonly label?: string;
	readonly description?: string;
	/** Below the tags' base. */
	readonly permalink?: string;
	/** Of its permalink, otherwise of its key. */
	readonly at: Location;
}

/** A `tags` file, checked. */
export interface TagsFile {
	readonly locale: string;
	readonly area: Area;
	readonly version: string;
	/** By the key that front matter names it by. */
	readonly tags: Readonly<Record<string, DefinedTag>>;
}

export interface Author {
	/** In the authors file. */
	readonly key?: string;
	readonly name?: string;
	readonly title?: string;
	readonly url?: string;
	readonly imageUrl?: string;
	readonly email?: string;
}

/** The front matter of documents, posts and pages: one closed list. Keys are those of Docusaurus, in camel case. */
export interface FrontMatter {
	readonly id?: string;
	readonly title?: string;
	readonly titleMeta?: string;
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
	readonly sidebarCustomProps?: Readonly<Record<string, unknown>>;
	/** `null`: no sidebar. */
	readonly displayedSidebar?: string | null;
	readonly tags?: readonly TagReference[];
	readonly paginationLabel?: string;
	/** A doc id; `null`: none. */
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
	/** Pages only. */
	readonly wrapperClassName?: string;
	/** Of a translation: the digest of the text it was made from. */
	readonly source?: string;
	/** `false` keeps the page out of the search. */
	readonly search?: boolean;
	readonly searchWeight?: number;
}

/** One Markdown file, parsed; nothing in it knows another file. */
export interface Document {
	readonly path: SourcePath;
	readonly locale: string;
	readonly area: Area;
	readonly version: string;
	readonly name: string;
	readonly frontMatter: FrontMatter;
	/** Where each key of the front matter stands, for problems found later. By the key as written. */
	readonly keys: Readonly<Record<string, Location>>;
	/** The first `#` heading of the text: it is cut out of the body, and its place in `headings` is the first. */
	readonly heading?: Heading;
	/** All headings of the text in order, the one above included. */
	readonly headings: readonly Heading[];
	readonly body: Body;
	/** The part of the body before the truncation marker, where there is one. */
	readonly preview?: Body;
	/** The first line of prose, as plain text. */
	readonly excerpt: string;
	/** Ids in the markup that are no heading's: footnotes, raw HTML. */
	readonly ids: readonly string[];
	readonly sections: readonly Section[];
	/** Of a post; 0 for all others. */
	readonly words: number;
	/** Tells whether a translation was made from this text: a hash of what follows the front matter; white space does not count. */
	readonly digest: string;
	/** The islands and the diagrams in the body, by name: what the browser will need. */
	readonly islands: readonly string[];
	/** The text after the front matter, with includes put in, cut at its addresses: what the Markdown twin shows. */
	readonly markdown: Body;
	readonly updated: LastUpdate;
	readonly created?: string;
	readonly problems: readonly Problem[];
}

/** A `_category_` file, checked. */
export interface Category {
	readonly path: SourcePath;
	readonly locale: string;
	readonly version: string;
	/** The folder below the docs' folder, as named on disk: `apps/sync`. */
	readonly folder: string;
	readonly label?: string;
	readonly position?: number;
	readonly collapsed?: boolean;
	readonly collapsible?: boolean;
	readonly className?: string;
	readonly description?: string;
	/** `null`: no link, not even by convention. */
	readonly link?: CategoryLink | null;
	readonly customProps?: Readonly<Record<string, unknown>>;
}
