import type { Locale } from "../model/config.ts";

/**
 * Goes on to the page's only link, with the query and the fragment of the old address unless the link has its own.
 * It is the same on every redirect page, so that one hash in the content security policy allows it.
 */
export const REDIRECT_SCRIPT =
	'const to=document.querySelector("a");to.search||=location.search;to.hash||=location.hash;location.replace(to.href)';

/** Where a redirect leads. */
export interface Target {
	/** What stands in an `href`. */
	readonly href: string;
	/** The whole address. */
	readonly url: string;
	/** What to call it. */
	readonly title: string;
}

/**
 * A page that leads to another, with JavaScript and without. The refresh is for readers without JavaScript only: it
 * would race with the script, and lose query and fragment.
 */
export function redirectPage({ href, url, title }: Target, locale: Locale) {
	return `<!doctype html>
<html lang="${escaped(locale.htmlLang)}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escaped(url)}">
<noscript><meta http-equiv="refresh" content="0; url=${escaped(href)}"></noscript>
</head>
<body>
<main><h1><a href="${escaped(href)}">${escaped(title)}</a></h1></main>
<script>${REDIRECT_SCRIPT}</script>
</body>
</html>
`;
}

const entities: Readonly<Record<string, string>> = {
	"&": "&amp;",
	"<": "&lt;",
	">": "&gt;",
	'"': "&quot;",
};
const escaped = (text: string): string =>
	text.replace(/[&<>"]/g, (mark) => entities[mark] as string);
