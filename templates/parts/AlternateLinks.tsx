import type { PageProps } from "../../src/react.ts";
import { absoluteUrlOf } from "../absolute-url.ts";
import { findLocale } from "../language-attributes.ts";

/**
 * The canonical URL, and the page in other languages. A fallback page names only the original: search engines ignore
 * `hreflang` links on a page that is not its own canonical.
 */
export function AlternateLinks({ page, chrome }: PageProps) {
	if (!page.hasAddress) return null;
	const canonical = <link rel="canonical" href={page.canonicalUrl ?? absoluteUrlOf(page.canonical, chrome)} />;
	const isOriginal = page.canonical === page.route && !page.canonicalUrl;
	if (!isOriginal || page.translations.length < 2) return canonical;
	return (
		<>
			{canonical}
			{page.translations.map((name) =>
				renderAlternateLink(name, findLocale(name, chrome).htmlLang, {
					page,
					chrome,
				}),
			)}
			{page.translations.includes(chrome.defaultLocale)
				? renderAlternateLink(chrome.defaultLocale, "x-default", {
						page,
						chrome,
					})
				: null}
		</>
	);
}

function renderAlternateLink(locale: string, hrefLang: string, { page, chrome }: PageProps) {
	const route = page.alternates[locale];
	return route === undefined ? null : (
		<link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={absoluteUrlOf(route, chrome)} />
	);
}
