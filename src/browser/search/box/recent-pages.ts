/** The pages that the reader visited last, in local storage. They are recorded once the search has been opened. */
import type { PageLink, SearchSite } from "../messages.ts";

const MAX_RECENT_PAGES = 5;

/** Each locale has a list of its own. */
const keyOf = ({ home }: SearchSite): string => `ssg-pages ${home}`;

/** Most recent first, without the page that is being read. */
export const readRecentPages = (site: SearchSite): readonly PageLink[] =>
	readPages(site).filter(({ href }) => href !== location.pathname);

function readPages(site: SearchSite): readonly PageLink[] {
	try {
		const stored: unknown = JSON.parse(localStorage.getItem(keyOf(site)) ?? "[]");
		return Array.isArray(stored) ? stored.filter(isPageLink) : [];
	} catch {
		return [];
	}
}

/** Storage is shared with other programs of the same host, so an address has to be one of the site. */
const isPageLink = (value: unknown): value is PageLink =>
	typeof (value as PageLink)?.title === "string" && /^\/(?!\/)/.test((value as PageLink).href);

/** Adds the page that is being read. Pages that search engines leave out are not worth going back to. */
export function rememberPage(site: SearchSite): void {
	const title = document.querySelector("main h1")?.textContent?.trim();
	if (!title || document.querySelector('meta[name="robots"][content*="noindex"]')) return;
	const href = location.pathname;
	const others = readPages(site).filter((other) => other.href !== href);
	savePages(site, [{ title, href }, ...others].slice(0, MAX_RECENT_PAGES + 1));
}

export const clearRecentPages = (site: SearchSite): void => savePages(site, []);

/** Does nothing if storage is blocked or full. */
function savePages(site: SearchSite, pages: readonly PageLink[]): void {
	try {
		localStorage.setItem(keyOf(site), JSON.stringify(pages));
	} catch {}
}
