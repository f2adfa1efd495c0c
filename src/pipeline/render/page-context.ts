import { type ComponentType, createContext, useContext } from "react";
import type { Chrome } from "../../model/site/chrome.ts";
import type { Page } from "../../model/site/page.ts";

/** The props of layouts, and of components that are given their page. */
export interface PageProps<P extends Page = Page> {
	/** The page that is rendered. */
	readonly page: P;
	/** What all pages of its locale share. */
	readonly chrome: Chrome;
	/** The component of a page written in React; `undefined` for other kinds. */
	readonly component?: ComponentType<PageProps>;
}

const PageContext = /* @__PURE__ */ createContext<PageProps | undefined>(undefined);

/**
 * Is around the components of a page, which `usePage` then knows. A theme that `createTheme` makes has it.
 *
 * @example
 * <PageProvider value={{ page, chrome }}>
 * 	<Updated />
 * </PageProvider>
 * // in Updated, usePage() returns { page, chrome }
 */
export const PageProvider = PageContext.Provider;

/**
 * The page that a component in Markdown is on, and what the pages of its locale share.
 *
 * @throws Elsewhere, such as in islands, which also run where no page is known.
 * @example
 * const { page, chrome } = usePage();
 */
export function usePage(): PageProps {
	const props = useContext(PageContext);
	if (!props) throw new Error("usePage works only in components that Markdown uses");
	return props;
}
