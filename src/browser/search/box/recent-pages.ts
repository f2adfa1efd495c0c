import type { SearchSite, StartPage } from "../messages.ts";
import { createRecentList } from "./recent-list.ts";

/** The pages that the reader visited last, a list for each locale. They are recorded once the search has been opened. */
export const recentPagesOf = ({ home }: SearchSite) =>
	createRecentList(`ssg-pages ${home}`, {
		max: 6, // one of them may be the page that is being read
		isItem: isOwnPage,
		idOf: ({ href }) => href,
	});

/** Browsers take a second slash, a backslash and some spaces there for the start of another host. */
const OWN_PATH = /^\/(?![/\\\s])/;

const isOwnPage = (value: unknown): value is StartPage =>
	typeof (value as StartPage)?.title === "string" && OWN_PATH.test((value as StartPage).href);

/** Adds the page that is being read. Pages that search engines leave out are not worth going back to. */
export function rememberPage(site: SearchSite): void {
	const title = document.querySelector("main h1")?.textContent?.trim();
	if (!title || document.querySelector('meta[name="robots"][content*="noindex"]')) return;
	recentPagesOf(site).add({ title, href: location.pathname });
}
