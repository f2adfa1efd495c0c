/** The language menu links to the same page, at the same position, in another language. */

/** Copies the page's query and hash to a language link when it is clicked or its context menu opens. */
export function startLocaleDropdown(): void {
	for (const type of ["click", "auxclick", "contextmenu"])
		document.addEventListener(type, ({ target }) => {
			const link = (target as Element).closest<HTMLAnchorElement>(
				"a[data-locale]",
			);
			if (!link) return;
			link.search = location.search;
			link.hash = location.hash;
		});
}
