import type { Locale } from "../../../model/config.ts";
import { escapeHtml } from "../../../model/text/escape-html.ts";

/**
 * Redirects to the page's only link, keeping the query and the fragment of the old address unless the link has its own.
 * All redirect pages share this script, so that the content security policy needs a single hash.
 */
export const REDIRECT_SCRIPT =
	'const to=document.querySelector("a");to.search||=location.search;to.hash||=location.hash;location.replace(to.href)';

/** The target of a redirect. */
export interface RedirectTarget {
	/** The value of an `href`. */
	readonly href: string;
	/** The absolute URL. */
	readonly url: string;
	/** Text of the link. */
	readonly title: string;
}

/**
 * A redirect page that works with and without JavaScript. The refresh is for browsers without JavaScript only, because
 * it would race with the script and lose the query and fragment.
 */
export function renderRedirectPage({ href, url, title }: RedirectTarget, locale: Locale) {
	return `<!doctype html>
<html lang="${escapeHtml(locale.htmlLang)}" dir="${locale.direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(url)}">
<noscript><meta http-equiv="refresh" content="0; url=${escapeHtml(href)}"></noscript>
</head>
<body>
<main><h1><a href="${escapeHtml(href)}">${escapeHtml(title)}</a></h1></main>
<script>${REDIRECT_SCRIPT}</script>
</body>
</html>
`;
}
