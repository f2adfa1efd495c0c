/** Islands that authors place in their texts: empty elements until here. */
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Chrome } from "../model/chrome.ts";
import type { Html } from "../model/content.ts";
import type { Page } from "../model/page.ts";
import { nearest, type Problem } from "../model/problem.ts";

/** Components that Markdown may place, by name. */
export type Islands = Readonly<Record<string, ComponentType<never>>>;

export interface Placed {
	readonly main: Html;
	readonly problems: readonly Problem[];
}

/** The names of all islands in some markup, each once. They are told by their markers, wherever they come from. */
export const islandsIn = (main: string): string[] => [
	...new Set(
		[...main.matchAll(/ data-island="([^"]+)"/g)].map((match) =>
			String(match[1]),
		),
	),
];

const EMPTY = /<div ((?:[\w-]+="[^"]*" ?)*)><\/div>/g;

/** Fills the empty islands of a page with what their components show; reports names that nobody knows, and components that throw. */
export function placeIslands(
	main: Html,
	page: Page,
	{ assets }: Chrome,
	components: Islands,
): Placed {
	const known = new Set([
		...Object.keys(components),
		...Object.keys(assets.islands),
	]);
	const problems = islandsIn(main)
		.filter((name) => !known.has(name))
		.map((name) => unknownIsland(name, [...known].sort(), page));
	let count = 0;
	const filled = main.replace(EMPTY, (element, written: string) => {
		const name = attributeIn(written, "data-island");
		const component = Object.hasOwn(components, name) && components[name];
		if (!component || written.includes("data-id=")) return element;
		const id = `i${++count}`;
		try {
			const props = JSON.parse(attributeIn(written, "data-props") || "{}");
			const html = renderToString(
				createElement(component as ComponentType<object>, props),
				{ identifierPrefix: id },
			);
			return `<div ${written} data-id="${id}">${html}</div>`;
		} catch (error) {
			problems.push(failedIsland(name, error, page));
			return element;
		}
	});
	// A page that stands in for a translation repeats another one's text, and would repeat its problems.
	const isOwn = page.contentLocale === page.locale && page.source !== undefined;
	return { main: filled as Html, problems: isOwn ? problems : [] };
}

const attributeIn = (attributes: string, name: string): string =>
	(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? "")
		.replaceAll("&quot;", '"')
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");

function unknownIsland(
	name: string,
	known: readonly string[],
	page: Page,
): Problem {
	const near = nearest(name, known);
	return {
		severity: "warning",
		code: "unknown-island",
		message: `there is no island "${name}"`,
		...placeOf(page),
		hint: near
			? `did you mean ${near}?`
			: `known islands: ${known.join(", ") || "none"}`,
	};
}

const failedIsland = (name: string, error: unknown, page: Page): Problem => ({
	severity: "error",
	code: "island-failed",
	message: `the island "${name}" failed: ${error instanceof Error ? error.message : error}`,
	...placeOf(page),
	hint: "see whether it was given the props it needs",
});

const placeOf = ({ source }: Page): Pick<Problem, "at"> =>
	source ? { at: { path: source, line: 1, column: 1 } } : {};
