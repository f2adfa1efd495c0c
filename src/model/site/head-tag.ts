/** An element that the configuration adds to the `<head>` of every page. */
export interface HeadTag {
	readonly tagName: "link" | "meta" | "script" | "style";
	/** Names are in lower case. */
	readonly attributes: Readonly<Record<string, string>>;
	/** The text of a script or a style sheet. */
	readonly innerHTML?: string;
}

/** The attribute that holds the URL an element loads. */
export const urlAttributeOf = ({ tagName }: HeadTag): "href" | "src" | undefined =>
	tagName === "script" ? "src" : tagName === "link" ? "href" : undefined;

/** An element that an author adds to the `<head>` of a page. It loads nothing and runs nothing. */
export interface PageHeadTag extends HeadTag {
	readonly tagName: "meta" | "link";
}

/** The attribute of such elements in a page, so that a visit can remove them. */
export const PAGE_HEAD_ATTRIBUTE = "data-page-head";
