import { createElement, type ReactElement } from "react";
import { type Content as Filled, htmlOf } from "../model/content.ts";

/** Places the text of a page. It has been made safe by `parse`. */
export function Content({
	of,
	className,
}: {
	readonly of: Filled;
	readonly className?: string;
}): ReactElement {
	return createElement("div", {
		className,
		dangerouslySetInnerHTML: { __html: htmlOf(of) },
	});
}
