import { createElement, type ReactElement } from "react";
import { htmlOf, type PageContent } from "../../model/content/content.ts";

/**
 * Renders the content of a page. The parser has already sanitized it.
 *
 * @example
 * // of a page with the text "Choose a *target*."
 * <Content of={page.body} className="content" />
 * // <div class="content"><p>Choose a <em>target</em>.</p></div>
 */
export function Content({ of, className }: { readonly of: PageContent; readonly className?: string }): ReactElement {
	return createElement("div", { className, dangerouslySetInnerHTML: { __html: htmlOf(of) } });
}
