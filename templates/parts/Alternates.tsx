import type { PageProps } from "../../src/react.ts";
import { urlOf } from "../absolute.ts";
import { localeOf } from "../language.ts";

/**
 * The page's own address, and the same page in the other languages. A page that stands in for a missing translation
 * names only the original: search engines disregard the languages of a page that is not its own canonical one.
 */
export function Alternates({ page, chrome }: PageProps) {
	if (page.kind === "not-found") return null;
	const canonical = (
		<link rel="canonical" href={urlOf(page.canonical, chrome)} />
	);
	if (page.canonical !== page.route || page.translations.length < 2)
		return canonical;
	return (
		<>
			{canonical}
			{page.translations.map((name) =>
				alternateOf(name, localeOf(name, chrome).htmlLang, { page, chrome }),
			)}
			{page.translations.includes(chrome.defaultLocale)
				? alternateOf(chrome.defaultLocale, "x-default", { page, chrome })
				: null}
		</>
	);
}

function alternateOf(
	locale: string,
	hrefLang: string,
	{ page, chrome }: PageProps,
) {
	const route = page.alternates[locale];
	return route === undefined ? null : (
		<link
			key={hrefLang}
			rel="alternate"
			hrefLang={hrefLang}
			href={urlOf(route, chrome)}
		/>
	);
}
