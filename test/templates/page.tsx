import { renderToString } from "react-dom/server";
import type { Html } from "../../src/model/content/content.ts";
import type { Chrome } from "../../src/model/site/chrome.ts";
import type { Page } from "../../src/model/site/page.ts";
import type { Templates } from "../../src/react.ts";
import defaultTheme from "../../templates/index.tsx";
import { chromeOf } from "./site.ts";

const Home = () => <h1>Home</h1>;
const componentOf = ({ kind }: Page) => (kind === "component" ? { component: Home } : {});

export const titleOf = (page: Page, chrome: Chrome = chromeOf()): string => defaultTheme.titleOf({ page, chrome });

/** The markup of `<main>`. */
export const mainOf = (page: Page, chrome: Chrome = chromeOf(), templates: Templates = defaultTheme): string =>
	renderToString(<templates.Main page={page} chrome={chrome} {...componentOf(page)} />);

/** The markup around `<main>`. */
export const documentOf = (page: Page, chrome: Chrome = chromeOf(), templates: Templates = defaultTheme): string =>
	renderToString(<templates.Document page={page} chrome={chrome} main={"" as Html} title={titleOf(page, chrome)} />);

/** The first element that begins so, as far as the end of its kind: for elements that hold none of their own kind. */
export function elementIn(markup: string, start: string): string {
	const from = markup.indexOf(start);
	if (from < 0) return "";
	const [, name = ""] = /^<(\w+)/.exec(start) ?? [];
	const end = `</${name}>`;
	return markup.slice(from, markup.indexOf(end, from) + end.length);
}
