/** A page as the server has it, taken apart into what can be brought up to date and what only a full load shows. */
import { PAGE_VERSION } from "./message.ts";

export interface Served {
	readonly title: string;
	readonly main: Element | null;
	/** Nothing known of it means that it is as the server has it. */
	readonly sidebar: Element | null | undefined;
	/** All around them that a reader sees, with the addresses of scripts and styles; unknown after a visit. */
	readonly rest: string | undefined;
	/** The server's word for the very text of the HTML. */
	readonly version: string;
	/** There is no page at this address: another one stands in. */
	readonly isMissing: boolean;
}

const SCRIPT = `script[${PAGE_VERSION}]`;

/** Of the script in a page: the text that the page was served with. */
export const versionIn = (page: Document): string =>
	page.querySelector(SCRIPT)?.getAttribute(PAGE_VERSION) ?? "";

/** The page at the address that is shown. Rejects when the server is gone. */
export async function fetchServed(): Promise<Served> {
	const { pathname, search } = location;
	const answer = await fetch(pathname + search, { cache: "no-store" });
	const page = new DOMParser().parseFromString(
		await answer.text(),
		"text/html",
	);
	const main = page.querySelector("main");
	const sidebar = page.querySelector("[data-sidebar]");
	const version = versionIn(page);
	for (const part of [main, sidebar, page.querySelector(SCRIPT)])
		part?.remove();
	return {
		title: page.title,
		main,
		sidebar,
		rest: restOf(page),
		version,
		isMissing: !answer.ok,
	};
}

function restOf({ documentElement, head, body }: Document): string {
	const root = documentElement.cloneNode(false) as Element;
	const code = [
		...head.querySelectorAll("script[src],style,link[rel=stylesheet]"),
	].map((element) => element.outerHTML);
	return [root.outerHTML, ...code, body.innerHTML].join("\n");
}
