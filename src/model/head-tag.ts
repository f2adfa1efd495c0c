/** An element that a site adds to the `<head>` of every page. */
export interface HeadTag {
	readonly tagName: HeadTagName;
	/** As in HTML; `true` is an attribute without a value. */
	readonly attributes: Readonly<Record<string, string | true>>;
	/** The text of a script or a style sheet. */
	readonly innerHTML?: string;
}

export const HEAD_TAG_NAMES = ["meta", "link", "script", "style"] as const;

export type HeadTagName = (typeof HEAD_TAG_NAMES)[number];
