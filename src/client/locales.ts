/** The language menu: the same page in another language, at the same place. */

/** Gives a link to another language the query and the hash of the page, at the moment when it is followed. */
export function startLocales(): void {
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
