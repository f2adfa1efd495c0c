/**
 * Live updates from the development server. It is not part of the site's scripts, and knows them only by the event
 * `ssg:visit`.
 */
import type { PageData } from "../../model/site/page-data.ts";
import { parseRoute, withoutTrailingSlash } from "../../model/urls/route.ts";
import { observeCodeBlocks } from "../content/code-buttons.lazy.ts";
import { loadStyle } from "../load-style.ts";
import { parseTrustedHtml } from "../trusted-html.ts";
import { markBroken } from "./marks.ts";
import { CHANGES_PATH, type WatchMessage } from "./message.ts";
import { showProblems } from "./overlay.ts";
import { patchNode } from "./patch.ts";
import { createPageProblems } from "./problems.ts";
import { fetchServedPage, pageVersionOf, type ServedPage, STYLES_SELECTOR, stylesOf } from "./served-page.ts";
import { sidebarFingerprint, updateSidebar } from "./sidebar.ts";

/** The server's version of the page on screen. */
let servedPage: Promise<ServedPage> = fetchInitialPage();
let lastMessage: WatchMessage | undefined;
/** Whether anything has changed since the document was loaded. */
let hasChanged = false;
let eventSource: EventSource | undefined;
/** What the rules find on the page, which is requested when the page is up to date. */
const pageProblems = createPageProblems(showMessage);

/** Fetches the page that was just loaded, and reloads if it has changed in the meantime. */
async function fetchInitialPage(): Promise<ServedPage> {
	const served = await fetchServedPage();
	if (served.version !== pageVersionOf(document)) location.reload();
	return served;
}

/**
 * Updates the page to the server's current version. Updates run one after the other, because each patches the result of
 * the one before.
 */
function refresh(): void {
	const before = servedPage;
	servedPage = before.catch(fetchInitialPage).then(async (old) => {
		const address = location.href;
		const fresh = await fetchServedPage();
		if (location.href !== address) return old; // a visit happened, which refreshes by itself
		if (!applyPage(old, fresh)) location.reload();
		else showMessage();
		return fresh;
	});
	servedPage.catch(() => {}); // the server is gone; the page is refreshed when it is back
}

/** Applies the changes. Returns `false` if only a full load can. */
function applyPage(old: ServedPage, fresh: ServedPage): boolean {
	if (old.version === fresh.version) return true;
	if (old.shell !== undefined && old.shell !== fresh.shell) return false;
	document.title = fresh.title;
	void swapStyles(fresh.styles);
	return applyMain(old, fresh) && applySidebar(old, fresh);
}

function applyMain(old: ServedPage, fresh: ServedPage): boolean {
	const main = document.querySelector("main");
	if (!main || !old.main || !fresh.main) return !old.main && !fresh.main;
	if (!patchNode(main, old.main, fresh.main)) return false;
	observeCodeBlocks(); // new code blocks; other elements that need a script caused a reload
	return true;
}

function applySidebar(old: ServedPage, fresh: ServedPage): boolean {
	if (old.sidebar === undefined) return true;
	const live = document.querySelector("[data-sidebar]");
	if (!live || !old.sidebar || !fresh.sidebar) return !old.sidebar && !fresh.sidebar;
	if (sidebarFingerprint(old.sidebar) !== sidebarFingerprint(fresh.sidebar)) updateSidebar(live, fresh.sidebar);
	return true;
}

function onMessage(message: WatchMessage): void {
	const previous = lastMessage;
	lastMessage = message;
	hasChanged ||= previous !== undefined;
	showMessage();
	const movedTo = message.moved[currentRoute()];
	if (movedTo !== undefined) {
		followMove(movedTo);
		return;
	}
	if (previous && previous.files !== message.files) location.reload();
	if (previous && previous.search !== message.search) document.dispatchEvent(new CustomEvent("ssg:search-changed"));
	servedPage
		.then(
			({ isMissing }) => {
				if (isMissing || isOfThisPage(message)) refresh();
			},
			() => refresh(),
		)
		.then(() => servedPage)
		.then(
			() => updatePageProblems(message),
			() => {}, // the server is gone
		);
}

function showMessage(): void {
	if (!lastMessage) return;
	const { problems, moreProblems, staleSince } = lastMessage;
	const own = problems.filter(isOfThisPage);
	markBroken(own.map(({ text }) => text));
	showProblems({
		errors: own.filter(({ isError }) => isError).map(({ text }) => text),
		warnings: [...own.filter(({ isError }) => !isError).map(({ text }) => text), ...pageProblems.current()],
		others: problems.filter((problem) => !isOfThisPage(problem)),
		moreProblems,
		...(staleSince && { staleSince }),
	});
}

const isOfThisPage = ({ pages }: Pick<WatchMessage, "pages">): boolean =>
	pages === "all" || pages.includes(currentRoute());

/** On a page with errors, the rules would repeat them. */
function updatePageProblems({ problems, builds }: WatchMessage): void {
	if (!problems.some((problem) => problem.isError && isOfThisPage(problem)))
		pageProblems.update(currentRoute(), builds);
}

/** The history keeps no entry for an address that leads nowhere. */
function followMove(route: string): void {
	const { base = "/" } = document.documentElement.dataset;
	location.replace(base + encodeURI(route.slice(1)) + location.search + location.hash);
}

function currentRoute(): string {
	const { base = "/" } = document.documentElement.dataset;
	return withoutTrailingSlash(parseRoute(location.pathname.slice(base.length - 1)));
}

/** The data of a visit may have been fetched before the last change. */
function onVisit({ detail }: CustomEvent<PageData>): void {
	const main = parseTrustedHtml(detail.main).querySelector("main");
	// A large sidebar loads its categories on demand, so it is replaced only if the site has changed.
	const sidebar = document.querySelector("[data-sidebar]")?.cloneNode(true);
	servedPage = Promise.resolve({
		title: detail.title,
		main,
		sidebar: hasChanged ? ((sidebar ?? null) as Element | null) : undefined,
		styles: stylesOf(document),
		shell: undefined,
		version: "",
		isMissing: false,
	});
	refresh();
	showMessage();
	if (lastMessage) updatePageProblems(lastMessage);
}

/** Browsers allow six connections per server, so a hidden page closes its own. */
function connect(): void {
	eventSource?.close();
	eventSource = new EventSource(CHANGES_PATH);
	eventSource.onmessage = ({ data }) => onMessage(JSON.parse(data));
}

document.addEventListener("ssg:visit", (event) => onVisit(event as CustomEvent<PageData>));
addEventListener("pagehide", () => eventSource?.close());
addEventListener("pageshow", ({ persisted }) => {
	if (persisted) connect();
});
connect();

/** Gives the page other style sheets. The old ones stay until the new ones are loaded, so that the page never flashes. */
export async function swapStyles(urls: readonly string[]): Promise<void> {
	if (stylesOf(document).join() === urls.join()) return;
	const old = [...document.querySelectorAll(STYLES_SELECTOR)];
	await Promise.allSettled(urls.map((url) => loadStyle(url, old[0])));
	for (const link of old) link.remove();
}
