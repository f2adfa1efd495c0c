/** The language menu links to the same page, at the same position, in another language. */
import { loadOnFirstEvent } from "../load-on-first-event.ts";

let hashFor: (locale: string | undefined) => string = () => location.hash;

/**
 * Copies the page's query, and the hash of the section being read, to a language link when it is clicked or its context
 * menu opens. What finds the section is loaded when the menu is first used.
 */
export function startLocaleDropdown(): void {
	loadOnFirstEvent(["focusin", "toggle"], ".locale-menu", async () => {
		hashFor = (await import("../content/toc.lazy.ts")).hashForLocale;
	});
	for (const type of ["click", "auxclick", "contextmenu"])
		document.addEventListener(type, ({ target }) => {
			const link = (target as Element).closest<HTMLAnchorElement>("a[data-locale]");
			if (!link) return;
			link.search = location.search;
			link.hash = hashFor(link.dataset.locale);
		});
}
