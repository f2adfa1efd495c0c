/** An element that an author adds to the `<head>` of a page. It loads nothing and runs nothing. */
export interface PageHeadTag {
	readonly tagName: "meta" | "link";
	/** As in HTML. */
	readonly attributes: Readonly<Record<string, string>>;
}
