/** The page that the search form leads to. */
import type { Locale, SiteConfig } from "../model/config.ts";
import type { PageLink, SearchPage } from "../model/page.ts";
import { localized } from "../model/route.ts";
import type { Placed } from "./placed.ts";

/** Every page of a locale under its first letter, as a reader of the locale looks it up. */
export function searchPage(
	{ name, htmlLang }: Locale,
	links: readonly PageLink[],
	{ defaultLocale, routeForm }: SiteConfig,
): Placed<SearchPage> {
	const compare = new Intl.Collator(htmlLang, { numeric: true }).compare;
	const letters = new Map<string, PageLink[]>();
	const sorted = [...links].sort(
		(a, b) => compare(a.label, b.label) || compare(a.route, b.route),
	);
	for (const link of sorted) {
		const letter = letterOf(link.label, htmlLang);
		letters.set(letter, [...(letters.get(letter) ?? []), link]);
	}
	return {
		kind: "search",
		route: localized("search", name, defaultLocale, routeForm),
		locale: name,
		key: "search",
		contentLocale: name,
		listed: false,
		description: "",
		keywords: [],
		letters: [...letters].map(([letter, pages]) => ({ letter, pages })),
	};
}

/** `É` is an E; what begins with no letter stands under `#`. */
function letterOf(label: string, tag: string): string {
	const first = /[\p{L}\p{N}]/u.exec(label)?.[0] ?? "";
	const bare = first.normalize("NFD").charAt(0).toLocaleUpperCase(tag);
	return /\p{L}/u.test(bare) ? bare : "#";
}
