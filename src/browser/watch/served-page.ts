/** The server's version of a page, split into the parts that can be patched and the shell around them, which cannot. */
import { PAGE_VERSION_ATTRIBUTE } from "./message.ts";

export interface ServedPage {
	readonly title: string;
	readonly main: Element | null;
	/** `undefined`: the page was shown by a visit and its sidebar is assumed to be current. */
	readonly sidebar: Element | null | undefined;
	/** URLs of the style sheets. */
	readonly styles: readonly string[];
	/** Everything around them that matters to readers, including script URLs; `undefined` after a visit. */
	readonly shell: string | undefined;
	/** Identifies the exact HTML. */
	readonly version: string;
	/** The URL has no page of its own: the not-found page is shown. */
	readonly isMissing: boolean;
}

const WATCH_SCRIPT_SELECTOR = `script[${PAGE_VERSION_ATTRIBUTE}]`;

/** The version of the HTML that a document was served with. */
export const pageVersionOf = (page: Document): string =>
	page.querySelector(WATCH_SCRIPT_SELECTOR)?.getAttribute(PAGE_VERSION_ATTRIBUTE) ?? "";

/** Fetches the page at the current URL. Rejects if the server is gone. */
export async function fetchServedPage(): Promise<ServedPage> {
	const { pathname, search } = location;
	const answer = await fetch(pathname + search, { cache: "no-store" });
	const page = new DOMParser().parseFromString(await answer.text(), "text/html");
	const main = page.querySelector("main");
	const sidebar = page.querySelector("[data-sidebar]");
	const version = pageVersionOf(page);
	for (const part of [main, sidebar, page.querySelector(WATCH_SCRIPT_SELECTOR)]) part?.remove();
	return {
		title: page.title,
		main,
		sidebar,
		styles: stylesOf(page),
		shell: shellOf(page),
		version,
		isMissing: !answer.ok,
	};
}

/** The URLs of a page's style sheets, as written. */
export const stylesOf = (page: Document): string[] =>
	[...page.querySelectorAll(STYLES_SELECTOR)].map((link) => link.getAttribute("href") ?? "");

export const STYLES_SELECTOR = "head link[rel=stylesheet]";

function shellOf({ documentElement, head, body }: Document): string {
	const root = documentElement.cloneNode(false) as Element;
	const code = [...head.querySelectorAll("script[src],style")].map((element) => element.outerHTML);
	return [root.outerHTML, ...code, body.innerHTML].join("\n");
}
