/** The text of a page: markup, its placeholders ("placeholders"), and the values that fill them. */
import type { SourceLocation } from "../problems/problem.ts";

declare const brand: unique symbol;
type Brand<T, Name extends string> = T & { readonly [brand]: Name };

/** Markup that is safe to insert without escaping. */
export type Html = Brand<string, "Html">;

/**
 * A placeholder for something that parsing cannot know because it depends on another file or on the theme. `resolve`
 * fills it with text that is already escaped for its context.
 */
export type Placeholder =
	/** The value of an `href`. Relative and site-internal URLs only; others stay in the markup. */
	| { readonly kind: "link"; readonly href: string; readonly at: SourceLocation }
	/** The value of an image's `src`. */
	| { readonly kind: "image"; readonly src: string; readonly at: SourceLocation }
	/**
	 * ` width="…" height="…"` of the image, or nothing. If the author gave one of the two, in pixels, the other one
	 * follows.
	 */
	| { readonly kind: "size"; readonly src: string; readonly width?: number; readonly height?: number }
	/** The id of a heading on the page: an index into `headings`. */
	| { readonly kind: "heading"; readonly index: number }
	/**
	 * A label of the theme in the language of the text, escaped for an attribute: see `LabelName`. `of` is inserted into
	 * it.
	 */
	| { readonly kind: "label"; readonly name: LabelName; readonly of?: string };

/** The theme's labels that appear inside content. */
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
	| "code.copy"
	| "code.wrap"
	| "code.group"
	| "details"
	| "footnotes"
	/** `of`: the number of the footnote, `1`, or `1-1` for the second reference to it. */
	| "footnote.back"
	| "task.done"
	| "task.open"
	| "diagram";

/** Markup with placeholders: text[0] placeholder[0] text[1] … text[n]. There is always one more text than there are placeholders. */
export interface ContentTemplate {
	readonly text: readonly string[];
	readonly placeholders: readonly Placeholder[];
	/** Hash of the source file. */
	readonly hash?: string;
}

/** Markup whose placeholders are filled; `htmlOf` joins it. */
export interface PageContent {
	/** The markup between the placeholders: one more than there are placeholders. */
	readonly text: readonly string[];
	/** What is in the placeholders, in order. */
	readonly fills: readonly string[];
	/** As in `ContentTemplate`. */
	readonly hash?: string;
}

export interface DocumentHeading {
	/** From 1 to 6. */
	readonly level: number;
	readonly id: string;
	/** Whether the author wrote the id, as in `{#id}`. */
	readonly explicit: boolean;
	/** Inline markup without links and images. */
	readonly html: Html;
	readonly text: string;
	/** The markup with its badges; absent if there are none. */
	readonly badgedHtml?: Html;
	readonly at: SourceLocation;
}

/** What search finds below a heading. */
export interface SectionText {
	readonly text: string;
	/** The code blocks below the heading. */
	readonly code: string;
}

/** The texts of all sections of a document, which may be loaded when they are needed. */
export interface SearchableTexts {
	readonly all: readonly SectionText[];
}

/**
 * Joins content into markup; `transform` may rewrite each filled placeholder.
 *
 * @example
 * htmlOf({ text: ['<a href="', '">Install</a>'], fills: ["/help/install"] }) // '<a href="/help/install">Install</a>'
 */
export function htmlOf({ text, fills }: PageContent, transform: (fill: string) => string = (fill) => fill): Html {
	let html = text[0] ?? "";
	for (const [index, fill] of fills.entries()) html += transform(fill) + text[index + 1];
	return html as Html;
}
