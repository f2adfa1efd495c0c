/**
 * A final check of all URLs in a finished page, whatever created them: Markdown, front matter, a template or a
 * component. Parses tags as leniently as browsers do, since trusted authors may write any HTML.
 */
import type { SiteConfig } from "../../model/config.ts";
import { type Problem, wholeFile } from "../../model/problems/problem.ts";
import type { Page } from "../../model/site/page.ts";
import { isSafeImageUrl, isSafeUrl, unsafeUrlHint } from "../../model/urls/url-safety.ts";

/** An unsafe URL and the attribute that holds it. */
export interface UnsafeUrl {
	readonly tag: string;
	readonly attribute: string;
	readonly url: string;
}

/** Attributes that browsers follow or load. `to` and `from` set such an attribute in SVG animations. */
const SINGLE = "href src poster action formaction cite data background manifest to from".split(" ");
/** Attributes with several URLs, and their separators. */
const LISTS: Readonly<Record<string, RegExp>> = { srcset: /,\s*/, imagesrcset: /,\s*/, ping: /\s+/, values: /;/ };

/**
 * Matches the equals sign of such an attribute unless its value starts with an allowed scheme or like a path. Few pages
 * match. A page has fewer equals signs than places where an attribute may start.
 */
const SUSPECT = new RegExp(
	`=(?:(?<=[\\s"'/:](?:${SINGLE.join("|")})\\s*=)\\s*(?!["']?(?:https?:|mailto:|tel:|ftp:|[/#.?]))|(?<=[\\s"'/:](?:${Object.keys(LISTS).join("|")})\\s*=)|(?<=http-equiv\\s*=))`,
	"i",
);

const TAG_START = /<(?=[a-z])/gi;
const TAG = /<([a-z][^\s/>]*)(?=[\s/>])((?:"[^"]*"|'[^']*'|[^"'>])*)>/iy;
const ATTRIBUTE = /(?<![^\s"'<>/=])([^\s"'<>/=]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;
/** Comments, scripts and styles contain no tags. */
const OPAQUE = /<!--[\s\S]*?-->|(<(script|style)\b(?:"[^"]*"|'[^']*'|[^"'>])*>)[\s\S]*?(?=<\/\2)/gi;

/** The unsafe URLs in some markup, in order. */
export function unsafeUrlsIn(html: string): UnsafeUrl[] {
	if (!SUSPECT.test(html)) return [];
	const urls: UnsafeUrl[] = [];
	for (const [tag, attributes] of tagsIn(html.replace(OPAQUE, "$1")))
		urls.push(...findUnsafeUrls(tag.toLowerCase(), attributes));
	return urls;
}

/** The names of all opening tags and their attributes. A tag that does not end hides the rest of the page. */
function* tagsIn(html: string): Generator<[name: string, attributes: string]> {
	const start = new RegExp(TAG_START);
	const whole = new RegExp(TAG);
	for (let found = start.exec(html); found; found = start.exec(html)) {
		whole.lastIndex = found.index;
		const [, name, attributes] = whole.exec(html) ?? [];
		if (name === undefined || attributes === undefined) return;
		yield [name, attributes];
		start.lastIndex = whole.lastIndex;
	}
}

function findUnsafeUrls(tag: string, written: string): UnsafeUrl[] {
	return [...written.matchAll(ATTRIBUTE)].flatMap(([, name = "", double, single, bare = ""]) => {
		const attribute = name.toLowerCase();
		const value = decoded(double ?? single ?? bare);
		const isSafe = tag === "img" && attribute === "src" ? isSafeImageUrl : isSafeUrl;
		return urlsIn(tag, attribute, value)
			.filter((url) => !isSafe(url))
			.map((url) => ({ tag, attribute, url }));
	});
}

/** The URLs in an attribute's value. */
function urlsIn(tag: string, attribute: string, value: string): string[] {
	const name = attribute.replace(/^xlink:/, "");
	if (tag === "meta") return attribute === "content" ? refreshUrlsIn(value) : [];
	const separator = Object.hasOwn(LISTS, name) && LISTS[name];
	if (separator) return value.split(separator);
	return SINGLE.includes(name) ? [value] : [];
}

/** Returns the URL of a refresh, as in `0; url=/new`; other `content` values do not have this form. */
function refreshUrlsIn(content: string): string[] {
	const url = /^[\s\d.]+[;,]\s*url\s*=\s*["']?(.*)$/is.exec(content)?.[1];
	return url === undefined ? [] : [url];
}

const NAMED: Readonly<Record<string, string>> = {
	amp: "&",
	apos: "'",
	colon: ":",
	gt: ">",
	lt: "<",
	NewLine: "\n",
	quot: '"',
	Tab: "\t",
};

/** Decodes the character references that could hide a scheme. No letter has a named reference. */
const decoded = (value: string): string =>
	value.includes("&")
		? value.replace(/&(?:#x([\da-f]{1,6});?|#(\d{1,7});?|(\w+);)/gi, (reference, hexadecimal, decimal, name) =>
				name === undefined
					? characterOf(Number.parseInt(hexadecimal ?? decimal, hexadecimal === undefined ? 10 : 16))
					: (NAMED[name] ?? reference),
			)
		: value;

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : "\uFFFD");

/**
 * A problem for an unsafe URL on a page. An error, or a warning if authors may use any HTML, scripts included.
 */
export const unsafeUrlProblem = (
	{ tag, attribute, url }: UnsafeUrl,
	{ route, source }: Page,
	{ markdown, configPath }: SiteConfig,
): Problem => ({
	severity: markdown.html === "trusted" ? "warning" : "error",
	code: "unsafe-url",
	message: `unsafe URL in "${attribute}" of <${tag}> on page ${route}: ${url.slice(0, MAX_QUOTED)}`,
	at: wholeFile(source ?? configPath),
	writtenAs: [url],
	hint: unsafeUrlHint(url),
});

/** A `data:` URL in a message may hold a whole page. */
const MAX_QUOTED = 200;
