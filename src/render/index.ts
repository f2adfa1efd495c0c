/** (Page, Chrome) -> Markup, one page at a time. */
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import type { Chrome } from "../model/chrome.ts";
import type { Html } from "../model/content.ts";
import type { Page } from "../model/page.ts";
import type { Bundle, Markup } from "../model/site.ts";
import type { PageProps, Templates } from "../react.ts";
import { islandsIn, placeIslands } from "./islands.ts";

/** The exports of the compiled templates: the theme, and the React pages under their names. */
export interface TemplateModule {
	readonly default: Templates;
	readonly [page: `page${number}`]: {
		readonly default: ComponentType<PageProps>;
	};
}

/** Where `Document` wants `<main>`: React cannot place an element as a string without one more around it. */
const PLACE = "<ssg-main></ssg-main>";

/** Closes over the templates. The main part's ids are its own, so that a visit brings none twice. */
export function createRender(
	module: TemplateModule,
	{ components: modules }: Pick<Bundle, "components">,
): (page: Page, chrome: Chrome) => Markup {
	const {
		Main,
		Document,
		titleOf,
		descriptionOf,
		islands = {},
	} = module.default;
	const components = new Map(
		modules.map(({ path, module: name }) => [
			path,
			module[name as `page${number}`]?.default,
		]),
	);

	return (page, chrome) => {
		const component =
			page.kind === "component" ? components.get(page.source) : undefined;
		const props: PageProps = { page, chrome, ...(component && { component }) };
		const title = titleOf(props);
		const written = renderToString(createElement(Main, props), {
			identifierPrefix: "m",
		}) as Html;
		const { main, problems } = placeIslands(written, page, chrome, islands);
		const frame = renderToString(
			createElement(Document, { ...props, main, title }),
			{ identifierPrefix: "d" },
		);
		const [before, after] = frame.split(PLACE);
		if (after === undefined)
			throw new Error("the template `Document` has no <ssg-main/>");
		return {
			document: `<!doctype html>${before}${main}${after}` as Html,
			main,
			title,
			description: descriptionOf?.(props) ?? page.description,
			islands: islandsIn(main),
			...(problems.length > 0 && { problems }),
		};
	};
}
