/** The default theme, and what sites make their own themes of; see `docs/theme.md`. */
import { createTheme } from "./create-theme.tsx";

export default createTheme();

export {
	createTheme,
	type PartProps,
	type Parts,
	type ThemeOptions,
} from "./create-theme.tsx";
export {
	type LanguageAttributes,
	languageAttributesOf,
} from "./language-attributes.ts";
export { ArchiveLayout } from "./layouts/ArchiveLayout.tsx";
export { CategoryLayout } from "./layouts/CategoryLayout.tsx";
export { ComponentLayout } from "./layouts/ComponentLayout.tsx";
export { DocLayout } from "./layouts/DocLayout.tsx";
export { DocTagLayout } from "./layouts/DocTagLayout.tsx";
export { NotFoundLayout } from "./layouts/NotFoundLayout.tsx";
export { PostLayout } from "./layouts/PostLayout.tsx";
export { PostListLayout } from "./layouts/PostListLayout.tsx";
export { PostTagLayout } from "./layouts/PostTagLayout.tsx";
export { SearchLayout } from "./layouts/SearchLayout.tsx";
export { TagsLayout } from "./layouts/TagsLayout.tsx";
export { TextLayout } from "./layouts/TextLayout.tsx";
export type { Layouts } from "./Main.tsx";
export { pageNameOf } from "./page-names.ts";
export { Anchor } from "./parts/Anchor.tsx";
export { FormattedDate } from "./parts/FormattedDate.tsx";
export { MainPlaceholder } from "./parts/MainPlaceholder.tsx";
export type { LayoutProps } from "./props.ts";
export * from "./replaceable-parts.ts";
