/** The page that the search form leads to: an index of the locale from A to Z. */
import type { Locale, SiteConfig } from "../model/config.ts";
import type { IndexLink, PageLink, SearchPage } from "../model/page.ts";
import { localized } from "../model/route.ts";
import type { Placed } from "./placed.ts";

/** More entries of pages and headings than this, and only pages are listed: nobody reads on, and a file has to end. */
const MOST_ENTRIES = 2000;

/** More pages than this, and those nearest to the home page are listed: at about 80 bytes each, a file of 320 KB. */
const MOST_PAGES = 4000;

/** Pages that weigh less are for those who ask for them by name: the headings of a changelog would bury the others. */
const LEAST_WEIGHT = 0.5;

/** Every page of a locale under its first letter, as a reader of the locale looks it up. */
export function searchPage(
	locale: Locale,
	links: readonly PageLink[],
	{ defaultLocale, routeForm }: SiteConfig,
): Placed<SearchPage> {
	const { name } = locale;
	return {
		kind: "search",
		route: localized("search", name, defaultLocale, routeForm),
		locale: name,
		key: "search",
		contentLocale: name,
		listed: false,
		description: "",
		keywords: [],
		letters: lettersOf(nearest(links), locale),
	};
}

/** The index with the headings of its pages among them: those of the contents that the search finds in this language. */
export function withHeadings(
	index: Placed<SearchPage>,
	pages: readonly Placed[],
	locale: Locale,
): Placed<SearchPage> {
	const links = index.letters.flatMap((letter) => letter.pages);
	const listed = new Set(links.map(({ route }) => route));
	const headings = pages
		.filter(({ route }) => listed.has(route))
		.flatMap((page) => headingsOf(page, locale));
	return links.length + headings.length > MOST_ENTRIES
		? index
		: { ...index, letters: lettersOf([...links, ...headings], locale) };
}

function headingsOf(page: Placed, { name }: Locale): IndexLink[] {
	if (!("sections" in page) || page.contentLocale !== name) return [];
	const { route, title, sections, toc, searchWeight } = page;
	if (searchWeight < LEAST_WEIGHT) return [];
	const headings = new Map(sections.map(({ id, heading }) => [id, heading]));
	return toc.flatMap(({ id }) => {
		const label = headings.get(id);
		return label && label !== title ? [{ route, label, id, of: title }] : [];
	});
}

/** The pages with the shortest paths, as many as a page may list. */
const nearest = (links: readonly PageLink[]): readonly PageLink[] =>
	links.length <= MOST_PAGES
		? links
		: [...links].sort((a, b) => depthOf(a) - depthOf(b)).slice(0, MOST_PAGES);

const depthOf = ({ route }: PageLink): number =>
	route.split("/").filter(Boolean).length;

/** Quotation marks and the like before a label have no place in an alphabet; a page stands before headings of its name. */
function lettersOf(
	links: readonly IndexLink[],
	{ htmlLang }: Locale,
): SearchPage["letters"] {
	const { compare } = new Intl.Collator(htmlLang, { numeric: true });
	const sorted = links
		.map((link) => ({ link, name: fromFirstLetter(link.label) }))
		.sort(
			(a, b) =>
				compare(a.name, b.name) ||
				compare(a.link.of ?? "", b.link.of ?? "") ||
				compare(a.link.route, b.link.route),
		);
	const letters = new Map<string, IndexLink[]>();
	for (const { link, name } of sorted) {
		const letter = letterOf(name, htmlLang);
		const pages = letters.get(letter);
		if (pages) pages.push(link);
		else letters.set(letter, [link]);
	}
	return [...letters].map(([letter, pages]) => ({ letter, pages }));
}

const fromFirstLetter = (label: string): string =>
	/[\p{L}\p{N}].*/su.exec(label)?.[0] ?? "";

/** `É` is an E; what begins with no letter stands under `#`. */
function letterOf(name: string, tag: string): string {
	const [first = ""] = name.normalize("NFD");
	const letter = first.toLocaleUpperCase(tag);
	return /\p{L}/u.test(letter) ? letter : "#";
}
