/**
 * What a watched page does beside what it does for its readers: it listens to the server, and shows its own changes. It is
 * no part of the site's scripts, and knows them only by `ssg:visit`.
 */

import type { PageData } from "../../model/page-data.ts";
import { parseRoute, sameRoute } from "../../model/route.ts";
import { addButtons } from "../code-buttons.ts";
import { nodesOf } from "../markup.ts";
import { CHANGES, type Message } from "./message.ts";
import { showProblems } from "./overlay.ts";
import { patch } from "./patch.ts";
import { fetchServed, type Served, versionIn } from "./served.ts";
import { contentOf, showSidebar } from "./sidebar.ts";

/** The page as it was served that is shown, once it is known. */
let shown: Promise<Served> = firstServed();
let known: Message | undefined;
/** Something is another since this document was loaded. */
let hasChanged = false;
let source: EventSource | undefined;

/** The page came a moment ago; should it be another one by now, it is loaded anew. */
async function firstServed(): Promise<Served> {
	const served = await fetchServed();
	if (served.version !== versionIn(document)) location.reload();
	return served;
}

/** Has the page be what the server has at its address. One after the other: each begins where the one before ended. */
function refresh(): void {
	const before = shown;
	shown = before.catch(firstServed).then(async (old) => {
		const address = location.href;
		const fresh = await fetchServed();
		if (location.href !== address) return old; // a visit, which asks again
		if (!isShownAs(old, fresh)) location.reload();
		return fresh;
	});
	shown.catch(() => {}); // the server is gone; when it is back, it is asked again
}

/** Shows what is new; false when only a full load can. */
function isShownAs(old: Served, fresh: Served): boolean {
	if (old.version === fresh.version) return true;
	if (old.rest !== undefined && old.rest !== fresh.rest) return false;
	document.title = fresh.title;
	return isMainShown(old, fresh) && isSidebarShown(old, fresh);
}

function isMainShown(old: Served, fresh: Served): boolean {
	const main = document.querySelector("main");
	if (!main || !old.main || !fresh.main) return !old.main && !fresh.main;
	if (!patch(main, old.main, fresh.main)) return false;
	addButtons(); // of new blocks of code; what else needs a script had a full load
	return true;
}

function isSidebarShown(old: Served, fresh: Served): boolean {
	if (old.sidebar === undefined) return true;
	const live = document.querySelector("[data-sidebar]");
	if (!live || !old.sidebar || !fresh.sidebar)
		return !old.sidebar && !fresh.sidebar;
	if (contentOf(old.sidebar) !== contentOf(fresh.sidebar))
		showSidebar(live, fresh.sidebar);
	return true;
}

function hear(message: Message): void {
	const before = known;
	known = message;
	hasChanged ||= before !== undefined;
	showProblems(message.problems);
	if (before && before.files !== message.files) location.reload();
	if (before && before.search !== message.search)
		document.dispatchEvent(new CustomEvent("ssg:search-changed"));
	shown.then(
		({ isMissing }) => {
			if (isMissing || isAbout(message)) refresh();
		},
		() => refresh(),
	);
}

const isAbout = ({ pages }: Message): boolean =>
	pages === "all" || pages.includes(here());

function here(): string {
	const { base = "/" } = document.documentElement.dataset;
	return sameRoute(parseRoute(location.pathname.slice(base.length - 1)));
}

/** What a visit shows may have been fetched before the last change. */
function visited({ detail }: CustomEvent<PageData>): void {
	const main = nodesOf(detail.main).querySelector("main");
	// A large one has its categories only when they are opened: it is left alone for as long as it can.
	const sidebar = document.querySelector("[data-sidebar]")?.cloneNode(true);
	shown = Promise.resolve({
		title: detail.title,
		main,
		sidebar: hasChanged ? ((sidebar ?? null) as Element | null) : undefined,
		rest: undefined,
		version: "",
		isMissing: false,
	});
	refresh();
}

/** The browser allows six connections to a server, and a page that nobody sees needs none. */
function listen(): void {
	source?.close();
	source = new EventSource(CHANGES);
	source.onmessage = ({ data }) => hear(JSON.parse(data));
}

document.addEventListener("ssg:visit", (event) =>
	visited(event as CustomEvent<PageData>),
);
addEventListener("pagehide", () => source?.close());
addEventListener("pageshow", ({ persisted }) => {
	if (persisted) listen();
});
listen();
