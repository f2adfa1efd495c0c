import { createElement, type ReactElement } from "react";
import { htmlOf, type PageContent } from "../../model/content/content.ts";

/** Renders the content of a page. The parser has already sanitized it. */
export function Content({ of, className }: { readonly of: PageContent; readonly className?: string }): ReactElement {
	return createElement("div", { className, dangerouslySetInnerHTML: { __html: htmlOf(of) } });
}
