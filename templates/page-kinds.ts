/** How the theme shows each kind of page. The files of `layouts/` have the kinds of one area each. */
import type { Chrome, Page } from "../src/react.ts";
import { docsKinds } from "./layouts/docs.tsx";
import { newsKinds } from "./layouts/news.tsx";
import { siteKinds } from "./layouts/site.tsx";
import type { PageKind, PageKinds, PageText } from "./props.ts";

export const pageKinds: PageKinds = { ...docsKinds, ...newsKinds, ...siteKinds };

/** The layout for each kind of page. */
export type Layouts = { readonly [Kind in Page["kind"]]: PageKinds[Kind]["Layout"] };

/**
 * The layouts of the theme that comes with ssg.
 *
 * @example
 * // documents in a box, and all else as before
 * const DocLayout: typeof defaultLayouts.doc = (props) => <div className="box">{<defaultLayouts.doc {...props} />}</div>;
 * export default createTheme({ layouts: { doc: DocLayout } });
 */
export const defaultLayouts = Object.fromEntries(
	Object.entries(pageKinds).map(([kind, { Layout }]) => [kind, Layout]),
) as unknown as Layouts;

// TypeScript cannot correlate the kind of a page with what is looked up for it.
const kindOf = ({ kind }: Page) => pageKinds[kind] as PageKind<Page["kind"]>;

/**
 * The name of a page in the language of the reader: its title, or what the theme calls a page of its kind.
 *
 * @example
 * pageNameOf(page, chrome, strings) // "Install the app"
 */
export const pageNameOf: PageText<Page["kind"]> = (page, chrome, strings) => kindOf(page).name(page, chrome, strings);

export const pageDescriptionOf: PageText<Page["kind"]> = (page, chrome, strings) =>
	kindOf(page).description(page, chrome, strings);

/**
 * The document title: the page's name and the site's title, or the site's title alone if the name is empty or the same.
 */
export function fullTitleOf(name: string, { site }: Chrome): string {
	const own = name.trim();
	return own === "" || own === site.title ? site.title : `${own} ${site.titleDelimiter} ${site.title}`;
}
