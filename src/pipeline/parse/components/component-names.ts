const NAMES =
	"Admonition Badge Card CardGrid CodeGroup Details DocCardList FileTree Head Icon Image Link LinkCard Step Steps TabItem Tabs ThemedImage TOCInline Video";

/** The components that Markdown may use in every site. */
export const themeComponents: ReadonlySet<string> = new Set(NAMES.split(" "));

const INLINE_NAMES = new Set(["Badge", "Icon", "Image", "Link", "ThemedImage"]);

export const isThemeComponent = (name: string): boolean => themeComponents.has(name);

/** Whether a component is part of a paragraph, even if it is all of it. */
export const isInlineComponent = (name: string): boolean => INLINE_NAMES.has(name);
