/** The text of a page: markup, the holes in it, and what fills them. */
import type { Location } from "./problem.ts";

declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** Markup that may be placed as it stands. */
export type Html = Brand<string, "Html">;

/**
 * What parsing may not know, because another file or the theme decides it. The markup is cut there, and `resolve` fills
 * the hole with text that is already escaped for its place.
 */
export type Hole =
	/** The value of an `href`. Only addresses within the site and relative ones; others stay in the markup. */
	| { readonly kind: "link"; readonly href: string; readonly at: Location }
	/** The value of a picture's `src`. */
	| { readonly kind: "image"; readonly src: string; readonly at: Location }
	/** ` width="…" height="…"` of that picture, or nothing; the other one where the author gave one, in pixels. */
	| {
			readonly kind: "size";
			readonly src: string;
			readonly width?: number;
			readonly height?: number;
	  }
	/** The id of a heading of the page: an index into `headings`. */
	| { readonly kind: "heading"; readonly index: number }
	/** A word of the theme in the language of the text, escaped for an attribute: see `LabelName`. `of` is put into it. */
	| { readonly kind: "label"; readonly name: LabelName; readonly of?: string };

/** The words of a theme that stand inside content. */
export type LabelName =
	| "admonition.note"
	| "admonition.tip"
	| "admonition.info"
	| "admonition.important"
	| "admonition.warning"
	| "admonition.caution"
	| "admonition.danger"
	| "admonition.success"
	| "admonition.secondary"
	/** `of`: the heading's text. */
	| "heading.link"
	| "code.copy"
	| "code.wrap"
	| "code.group"
	| "details"
	| "footnotes"
	/** `of`: the number of the note, `1`, or `1-1` for the second reference to it. */
	| "footnote.back"
	| "task.done"
	| "task.open"
	| "diagram";

/** Markup with holes: text[0] hole[0] text[1] … text[n]; there is one text more than there are holes. */
export interface Body {
	readonly text: readonly string[];
	readonly holes: readonly Hole[];
	/** Of the file that the text is made from. */
	readonly hash?: string;
}

/** A body whose holes are filled: `htmlOf` joins it. */
export interface Content {
	readonly text: readonly string[];
	readonly fills: readonly string[];
	/** That of the body. */
	readonly hash?: string;
}

export interface Heading {
	/** 1 to 6. */
	readonly level: number;
	readonly id: string;
	/** The author wrote the id, `{#id}`. */
	readonly explicit: boolean;
	/** Inline markup without links and pictures. */
	readonly html: Html;
	readonly text: string;
	readonly at: Location;
}

/** The text below one heading, for search. */
export interface Section {
	/** Index into `headings`; -1 for the text before the first one. */
	readonly heading: number;
	readonly text: string;
	/** The code below the heading, apart. */
	readonly code: string;
}

/** The markup of a content whose holes are filled; `change` may rewrite what fills them. */
export function htmlOf(
	{ text, fills }: Content,
	change: (fill: string) => string = (fill) => fill,
): Html {
	let html = text[0] ?? "";
	for (const [index, fill] of fills.entries())
		html += change(fill) + text[index + 1];
	return html as Html;
}
