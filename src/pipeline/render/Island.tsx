import { type ComponentType, createElement, useId } from "react";
import { renderToString } from "react-dom/server";
import { withoutFallbackMarks } from "../../model/text/fallback-text.ts";

/** The props of `Island`. */
export interface IslandProps<P extends object> {
	/** The name in the island registry. */
	readonly name: string;
	/** The component to render. */
	readonly of: ComponentType<P>;
	/** Must be serializable as JSON. */
	readonly props: P;
	/**
	 * When to hydrate the island, unless the reader touches it earlier. `query`: when the page's URL has a query.
	 *
	 * @default "interaction"
	 */
	readonly when?: HydrationCondition;
}

/**
 * When the browser makes an island interactive: when the reader touches it, when it becomes visible, when the browser has
 * nothing else to do, or when the URL of the page has a query.
 */
export type HydrationCondition = "interaction" | "visible" | "idle" | "query";

/**
 * Renders a component as a React tree of its own, so that the browser can hydrate it without the rest of the page.
 *
 * @example
 * <Island name="Counter" of={Counter} props={{ start: 1 }} when="visible" />
 * // <div data-island="Counter" data-when="visible" data-props="{"start":1}" …>the HTML of <Counter start={1} /></div>
 */
export function Island<P extends object>({ name, of, props, when = "interaction" }: IslandProps<P>) {
	const id = useId();
	// The browser renders the same texts without marks.
	const html = withoutFallbackMarks(renderToString(createElement(of, props), { identifierPrefix: id }));
	return createElement("div", {
		"data-island": name,
		"data-id": id,
		"data-when": when,
		"data-props": JSON.stringify(props),
		"data-lost-props": lostProps(props),
		// biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered this HTML
		dangerouslySetInnerHTML: { __html: html },
	});
}

/** What JSON cannot pass on, for the message; absent if there is nothing. */
function lostProps(props: object): string | undefined {
	const lost = Object.entries(props).flatMap(([name, value]) => {
		if (["function", "symbol", "bigint"].includes(typeof value)) return [`${name} ${typeof value}`];
		const isPlain = typeof value !== "object" || value === null || Array.isArray(value) || isRecord(value);
		return isPlain ? [] : [`${name} ${value.constructor.name}`];
	});
	return lost.length > 0 ? lost.join(",") : undefined;
}

const isRecord = (value: object): boolean => [Object.prototype, null].includes(Object.getPrototypeOf(value));
