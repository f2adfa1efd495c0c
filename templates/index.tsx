/// <reference path="./css.d.ts" preserve="true" />
/** The default theme, and what sites make their own themes of; see `docs/content/en/docs/reference/theme.md`. */
import { createTheme } from "./create-theme.tsx";

/**
 * The theme that comes with ssg.
 *
 * @example
 * // a theme that only adds to the title of each page
 * import theme from "ssg-docs/templates";
 *
 * export default { ...theme, titleOf: (props) => `${theme.titleOf(props)} (beta)` };
 * // <title>Install the app | Tidewater (beta)</title>
 */
export default createTheme();

export { createTheme } from "./create-theme.tsx";
export { type LanguageAttributes, languageAttributesOf } from "./language-attributes.ts";
export { CategoryLayout, DocLayout, DocTagLayout } from "./layouts/docs.tsx";
export { ArchiveLayout, PostLayout, PostListLayout, PostTagLayout } from "./layouts/news.tsx";
export {
	ComponentLayout,
	NotFoundLayout,
	PageIndexLayout,
	SearchLayout,
	TagsLayout,
	TextLayout,
} from "./layouts/site.tsx";
export { defaultLayouts, type Layouts, pageNameOf } from "./page-kinds.ts";
export { Anchor } from "./parts/Anchor.tsx";
export { FormattedDate } from "./parts/FormattedDate.tsx";
export { Image, type ImageProps } from "./parts/Image.tsx";
export { Link, type LinkProps } from "./parts/Link.tsx";
export { MainPlaceholder } from "./parts/MainPlaceholder.tsx";
export { SearchField } from "./parts/Search.tsx";
export type { LayoutProps } from "./props.ts";
export * from "./replaceable-parts.ts";
export type { PartProps, Parts, ThemeOptions } from "./theme-options.ts";
