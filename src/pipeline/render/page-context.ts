import { createContext, useContext } from "react";
import type { PageProps } from "../../react.ts";

const PageContext = /* @__PURE__ */ createContext<PageProps | undefined>(
	undefined,
);

/** Around the components of a page. */
export const PageProvider = PageContext.Provider;

/**
 * The page that a component in Markdown is on, and what the pages of its locale share.
 *
 * @throws Elsewhere, such as in islands, which also run where no page is known.
 */
export function usePage(): PageProps {
	const props = useContext(PageContext);
	if (!props)
		throw new Error("usePage works only in components that Markdown uses");
	return props;
}
