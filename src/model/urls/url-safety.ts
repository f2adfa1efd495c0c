/**
 * Which URLs a page may link to or load. Parsing checks every URL before it becomes a link; `check/` checks the
 * finished markup again.
 */

/** Relative URLs have no scheme and are always allowed. */
const SCHEMES: ReadonlySet<string> = new Set([
	"http",
	"https",
	"mailto",
	"tel",
	"ftp", // GitHub autolinks bare ftp: URLs, and they cannot run code
]);

/** Images embedded as data URLs. None of these formats can contain scripts. */
const IMAGE_DATA = /^data:image\/(?:gif|png|jpe?g|webp|avif)[;,]/i;

/** Docusaurus's prefix for paths that must not be resolved. */
const PATHNAME = "pathname:";

const CONTROL = /\p{Cc}/u;

/**
 * The target of a URL: this site, another site, or something that pages must not link to. `pathname:///file.pdf` is
 * local.
 */
export type UrlKind = "local" | "external" | "unsafe";

export function urlKindOf(address: string): UrlKind {
	const url = asBrowsersRead(address);
	if (url.slice(0, PATHNAME.length).toLowerCase() === PATHNAME)
		return sitePathOf(address) === undefined ? "unsafe" : "local";
	const scheme = schemeOf(url);
	if (scheme !== undefined) return SCHEMES.has(scheme) ? "external" : "unsafe";
	return /^[/\\]{2}/.test(url) ? "external" : "local";
}

/** Whether following or loading the URL cannot run an author's code. */
export function isSafeUrl(address: string): boolean {
	const scheme = schemeOf(asBrowsersRead(address));
	return scheme === undefined || SCHEMES.has(scheme);
}

/** Like `isSafeUrl`, but also allows data URLs of images. */
export const isSafeImageUrl = (address: string): boolean =>
	isSafeUrl(address) || IMAGE_DATA.test(asBrowsersRead(address));

/**
 * The path after `pathname://`, or `undefined` for other URLs and for anything that is not a path of this site.
 *
 * @example `pathname:///file.pdf` is `/file.pdf`; `pathname://javascript:alert(1)` and `pathname:////evil.com` are
 * `undefined`
 */
export function sitePathOf(address: string): string | undefined {
	const path = /^pathname:\/\/(\/.*)$/s.exec(address)?.[1];
	if (path === undefined || CONTROL.test(path) || path.includes("\\")) return;
	const { origin, pathname } = new URL(path, SITE);
	// `/.//evil.com` is a path, but its normalised form `//evil.com` is a URL of another host.
	return origin === SITE && !pathname.startsWith("//") ? path : undefined;
}

/** The `href` for a URL given in a data file; `undefined` if it is unsafe. */
export const linkUrlOf = (address: string): string | undefined =>
	sitePathOf(address) ?? (isSafeUrl(address) ? address : undefined);

/** The `src` for an image URL given in a data file; `undefined` if it is unsafe. */
export const imageUrlOf = (address: string): string | undefined =>
	sitePathOf(address) ?? (isSafeImageUrl(address) ? address : undefined);

const SITE = "https://site.invalid";

/** How to fix a rejected URL. */
export const unsafeUrlHint = (address: string): string =>
	asBrowsersRead(address).toLowerCase().startsWith(PATHNAME)
		? "write an absolute path after pathname://, such as pathname:///file.pdf"
		: "write a path, or a URL that starts with https:, http:, mailto: or tel:";

/**
 * A URL as browsers parse it: without surrounding control characters and spaces, and without tabs and line breaks
 * (https://url.spec.whatwg.org/#concept-basic-url-parser). Trims all invisible characters, because some feed readers
 * do.
 */
function asBrowsersRead(address: string): string {
	if (VISIBLE_ASCII.test(address)) return address;
	const characters = [...address];
	const isVisible = (character: string) => !INVISIBLE.test(character);
	const end = characters.findLastIndex(isVisible) + 1;
	const start = characters.slice(0, end).findIndex(isVisible);
	return characters
		.slice(Math.max(start, 0), end)
		.join("")
		.replace(/[\t\n\r]/g, "");
}

const VISIBLE_ASCII = /^[!-~]*$/;
const INVISIBLE = /[\p{C}\p{Z}]/u;

/** In lower case. */
const schemeOf = (url: string): string | undefined => /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
