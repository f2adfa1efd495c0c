import { type ComponentType, createElement, useId } from "react";
import { renderToString } from "react-dom/server";

export interface IslandProps<P extends object> {
	/** Its name in the registry. */
	readonly name: string;
	readonly of: ComponentType<P>;
	/** Plain data: it travels as JSON. */
	readonly props: P;
	/** What wakes it; touching it always does. `query`: a page whose address has a `q`. */
	readonly when?: "interaction" | "visible" | "idle" | "query";
}

/** Renders a component in a tree of its own, so that the browser can wake it without the page around it. */
export function Island<P extends object>({
	name,
	of,
	props,
	when = "interaction",
}: IslandProps<P>) {
	const id = useId();
	const html = renderToString(createElement(of, props), {
		identifierPrefix: id,
	});
	return createElement("div", {
		"data-island": name,
		"data-id": id,
		"data-when": when,
		"data-props": JSON.stringify(props),
		// biome-ignore lint/security/noDangerouslySetInnerHtml: it is the markup of a React tree
		dangerouslySetInnerHTML: { __html: html },
	});
}
