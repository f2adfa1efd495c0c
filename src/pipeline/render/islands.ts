/** Renders the islands in Markdown content, which are empty elements up to this point. */
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Html } from "../../model/content/content.ts";
import { didYouMean, messageOf, type Problem, wholeFile } from "../../model/problems/problem.ts";
import type { Chrome } from "../../model/site/chrome.ts";
import type { Page } from "../../model/site/page.ts";
import { unescapeHtml } from "../../model/text/escape-html.ts";
import type { IslandComponent } from "../../react.ts";
import type { HydrationCondition } from "./Island.tsx";

/** Components that Markdown may use, by name. */
export type IslandComponents = Readonly<Record<string, IslandComponent>>;

export interface RenderedIslands {
	readonly main: Html;
	readonly problems: readonly Problem[];
}

/** The names of all islands in a page's HTML, without duplicates, including those that templates render. */
export const islandNamesIn = (main: string): string[] => [
	...new Set([...main.matchAll(/ data-island="([^"]+)"/g)].map((match) => String(match[1]))),
];

const EMPTY_ISLAND = /<div ((?:[\w-]+="[^"]*" ?)*)><\/div>/g;

/** Renders the empty islands of a page. Reports unknown names, and components that throw. */
export function renderIslands(
	main: Html,
	page: Page,
	{ assets }: Chrome,
	components: IslandComponents,
): RenderedIslands {
	const known = new Set([...Object.keys(components), ...Object.keys(assets.islands)]);
	const problems = islandNamesIn(main)
		.filter((name) => !known.has(name))
		.map((name) => unknownIslandProblem(name, [...known].sort(), page));
	let count = 0;
	const filled = main.replace(EMPTY_ISLAND, (element, attributes: string) => {
		const name = readAttribute(attributes, "data-island");
		const island = Object.hasOwn(components, name) && components[name];
		if (!island || attributes.includes("data-id=")) return element;
		const waiting = withCondition(attributes, "when" in island ? island.when : undefined);
		if ("browserOnly" in island) return `<div ${waiting}></div>`;
		const component = "component" in island ? island.component : island;
		const id = `i${++count}`;
		try {
			const props = JSON.parse(readAttribute(attributes, "data-props") || "{}");
			const html = renderToString(createElement(component as ComponentType<object>, props), { identifierPrefix: id });
			return `<div ${waiting} data-id="${id}">${html}</div>`;
		} catch (error) {
			problems.push(failedIslandProblem(name, error, page));
			return element;
		}
	});
	// A fallback page repeats another page's content and would report its problems again.
	const isOwn = page.contentLocale === page.locale && page.source !== undefined;
	return { main: filled as Html, problems: isOwn ? problems : [] };
}

/** The attributes of an island with the condition of its registration. */
const withCondition = (attributes: string, condition: HydrationCondition | undefined): string =>
	condition ? attributes.replace(/data-when="[^"]*"/, `data-when="${condition}"`) : attributes;

const readAttribute = (attributes: string, name: string): string =>
	unescapeHtml(new RegExp(`(?:^| )${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");

function unknownIslandProblem(name: string, known: readonly string[], page: Page): Problem {
	return {
		severity: "warning",
		code: "unknown-island",
		message: `unknown island "${name}"`,
		...islandLocation(name, page),
		hint: didYouMean(name, known) ?? `known islands: ${known.join(", ") || "none"}`,
	};
}

function failedIslandProblem(name: string, error: unknown, page: Page): Problem {
	const message = messageOf(error);
	const [, browserName] = /^(\w+) is not defined$/.exec(message) ?? [];
	return {
		severity: "error",
		code: "island-failed",
		message: `island "${name}" failed: ${message}`,
		...islandLocation(name, page),
		...(error instanceof Error && error.stack && { stack: error.stack }),
		hint: browserName
			? `use ${browserName} in useEffect only, or register the island as { browserOnly: () => import("./${name}.tsx") }`
			: `check that ${page.source} gives it the props it needs`,
	};
}

const LOST_PROPS = / data-lost-props="([^"]*)"/g;

/** Removes the marks that `Island` leaves, and reports the props that they name. */
export function withoutLostProps(html: Html, { source, writtenIn }: Page): RenderedIslands {
	if (!html.includes(" data-lost-props=")) return { main: html, problems: [] };
	const lost = [...html.matchAll(LOST_PROPS)].flatMap(([, list = ""]) => unescapeHtml(list).split(","));
	return {
		main: html.replace(LOST_PROPS, "") as Html,
		problems: lost.map((one): Problem => {
			const [prop = "", type = ""] = one.split(" ");
			return {
				severity: "error",
				code: "island-prop",
				message: `prop "${prop}" of an island is a ${type}, which the browser cannot be given`,
				...(source && writtenIn === "react"
					? { at: wholeFile(source), writtenAs: [`${prop}:`, `${prop} }`, "<Island"] }
					: { configKey: "theme" }),
				hint: type === "Date" ? "pass date.toISOString()" : "pass plain data, and define the function in the island",
			};
		}),
	};
}

/** Islands are written as tags, as `::Name` and as `:::island Name`. */
const islandLocation = (name: string, { source }: Page) =>
	source ? { at: wholeFile(source), writtenAs: [`<${name}`, `::${name}`, `:::island ${name}`] } : {};
