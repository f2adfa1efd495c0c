/** Resolves links and images in Markdown to the URLs they are served at. */
import path from "node:path/posix";
import type { MarkdownConfig } from "../../model/config.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import { docusaurusPaths } from "../../model/content/docusaurus-paths.ts";
import type { Asset } from "../../model/content/source.ts";
import { vitePressSlug } from "../../model/content/vitepress-slug.ts";
import type { MissingFile } from "../../model/problems/problem.ts";
import type { AuthoredLink } from "../../model/site/site.ts";
import {
	decodeUriText,
	hrefOf,
	localizedRoute,
	parseRoute,
	type Route,
	withoutBaseUrl,
	withoutTrailingSlash,
} from "../../model/urls/route.ts";
import { sitePathOf } from "../../model/urls/url-safety.ts";
import { type AddressIndex, type LinkTarget, localeFileKey } from "./address-index.ts";
import { fileKey } from "./locales/locale-fallbacks.ts";
import { type LinkOrigin, suggestFile, suggestRoute } from "./suggest-links.ts";

export interface ResolvedLink extends Pick<AuthoredLink, "route" | "fragment" | "draft" | "hint" | "missing"> {
	/** The value of the attribute, not escaped. */
	readonly href: string;
	readonly asset?: Asset;
	readonly broken?: "link" | "markdown-link";
}

/** Resolves an `href` that is not a URL of another site. A path that leads nowhere may already have the base URL. */
export function resolveLink(written: string, origin: LinkOrigin, addresses: AddressIndex): ResolvedLink {
	const resolved = resolvePath(written, origin, addresses);
	if (!resolved.broken) return resolved;
	const below = withoutBaseUrl(written, addresses.config.baseUrl);
	const again = below === undefined ? resolved : resolvePath(below, origin, addresses);
	return again.broken ? resolved : again;
}

function resolvePath(written: string, origin: LinkOrigin, addresses: AddressIndex): ResolvedLink {
	const { file, query, fragment } = splitHref(written);
	if (file === "") return resolvePageLink(origin.page, query, fragment, addresses);
	if (file.startsWith("pathname:")) return asWritten(written, sitePathOf(written));
	const name = decodeUriText(file);
	if (/\.mdx?$/i.test(name)) {
		const target = findInFiles(name, origin, addresses, "targetsByFile");
		if (target) return resolvePageLink(target, query, fragment, addresses);
		const draft = findInFiles(name, origin, addresses, "drafts");
		return {
			href: written,
			broken: "markdown-link",
			...(draft
				? { draft }
				: { hint: suggestFile(name, origin, addresses), missing: missingFileOf(file, origin, addresses) }),
		};
	}
	const asset = findAsset(name, origin, addresses);
	if (asset) return { href: hrefOf(asset.address, addresses.config.baseUrl) + query + fragment, asset };
	const target = findRouteTarget(name, origin, addresses);
	if (target) return resolvePageLink(target, query, fragment, addresses);
	const route = parseRoute(path.resolve(routeFolderOf(origin.page.route), name));
	if (addresses.generatedFiles.has(route) || addresses.generatedFiles.has(name))
		return { href: hrefOf(name, addresses.config.baseUrl) + query + fragment };
	const draft = findDraftByRoute(route, origin.locale, addresses);
	return {
		href: written,
		broken: "link",
		...(draft ? { draft } : hintOf(suggestRoute(route, origin, addresses))),
		...(/\.\w+$/.test(name) && { missing: missingFileOf(file, origin, addresses) }),
	};
}

/** Where a link or an image was looked for; translations may use the files of the default locale. */
export function missingFileOf(written: string, origin: LinkOrigin, addresses: AddressIndex): MissingFile {
	const places = candidatePaths(decodeUriText(written), origin, addresses);
	const { locale } = origin.document;
	const originals = places.map((place) => place.replace(`/${locale}/`, `/${addresses.config.defaultLocale}/`));
	return { written, places: [...new Set([...places, ...originals])] };
}

/** The draft at a route: in the locale, otherwise as written. */
export const findDraftByRoute = (
	route: string,
	locale: string,
	{ drafts, config }: Pick<AddressIndex, "drafts" | "config">,
): string | undefined =>
	drafts.get(withoutTrailingSlash(localizedRoute(route, locale, config.defaultLocale))) ??
	drafts.get(withoutTrailingSlash(route));

/** Keeps a path as it is, for `pathname://`; the parser lets only safe paths through. */
const asWritten = (written: string, path: string | undefined): ResolvedLink =>
	path === undefined ? { href: written, broken: "link" } : { href: path };

const hintOf = (hint: string | undefined) => (hint ? { hint } : {});

function splitHref(href: string): { file: string; query: string; fragment: string } {
	const [, file = "", query = "", fragment = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
	return { file, query, fragment };
}

function resolvePageLink(target: LinkTarget, query: string, fragment: string, { config }: AddressIndex): ResolvedLink {
	const { route } = target;
	const written = decodeUriText(fragment.slice(1));
	const href = hrefOf(route, config.baseUrl) + query;
	if (!written) return { href, route };
	const id = targetId(written, target, config.markdown.headingIds);
	return { href: `${href}#${encodeURIComponent(id)}`, route, fragment: id };
}

/** The id of the heading or other element that a fragment leads to; the fragment itself if there is none. */
const targetId = (fragment: string, { aliases }: LinkTarget, style: MarkdownConfig["headingIds"]): string =>
	aliases.get(fragment) ?? (style === "vitepress" ? aliases.get(vitePressSlug(fragment)) : undefined) ?? fragment;

/** The folder that browsers resolve relative URLs against. */
const routeFolderOf = (route: Route): string => (route.endsWith("/") ? route : path.dirname(route));

/**
 * Where a path may lead: `./x` relative to the document; `/x` relative to the area, the locale or the site; `x` any
 * of these.
 */
function candidatePaths(name: string, { document }: LinkOrigin, { config }: AddressIndex): string[] {
	const own = path.join(path.dirname(document.path), name);
	if (/^\.\.?\//.test(name)) return [own];
	const alias = /^@(?:site)?\/(.*)$/s.exec(name)?.[1];
	if (alias)
		return [alias, ...docusaurusPaths(alias, document.locale, config)].map((candidate) => path.normalize(candidate));
	const area = areaFolderOf(document);
	const from = [area, path.dirname(area), "."].map((folder) => path.join(folder, name.replace(/^\//, "")));
	return name.startsWith("/") ? from : [own, ...from];
}

/** The folder of a document's area: its path without its name. */
const areaFolderOf = ({ path: source, name }: ParsedDocument): string => source.slice(0, source.length - name.length);

/** What a table has for a linked file: its page, or the path of a draft. */
function findInFiles<Table extends "targetsByFile" | "drafts">(
	name: string,
	origin: LinkOrigin,
	addresses: AddressIndex,
	table: Table,
) {
	const known = addresses[table] as ReadonlyMap<string, TableEntry<Table>>;
	for (const candidate of candidatePaths(name, origin, addresses)) {
		const found = findFile(candidate, origin, addresses.folders, known);
		if (found) return found;
	}
	return undefined;
}

type TableEntry<Table extends "targetsByFile" | "drafts"> = Table extends "drafts" ? string : LinkTarget;

/** A link to a file of the document's own language leads to the page of the locale that shows it. */
function findFile<Entry>(
	file: string,
	{ document, locale }: LinkOrigin,
	folders: AddressIndex["folders"],
	known: ReadonlyMap<string, Entry>,
): Entry | undefined {
	for (const place of folders) {
		if (!file.startsWith(place.folder)) continue;
		const shown = place.locale === document.locale ? locale : place.locale;
		const key = fileKey(place.area, place.version, file.slice(place.folder.length));
		const found = known.get(localeFileKey(shown, key));
		if (found) return found;
	}
	return undefined;
}

/**
 * Finds an image or download: next to the document, next to its original in the default locale, or in the public
 * folder.
 */
export function findAsset(name: string, origin: LinkOrigin, addresses: AddressIndex): Asset | undefined {
	const { assetsByPath, assetsByAddress, config } = addresses;
	for (const address of publicAddressesOf(name, config.baseUrl)) {
		const found = assetsByAddress.get(address.normalize("NFC"));
		if (found) return found;
	}
	const from = `/${origin.document.locale}/`;
	for (const place of candidatePaths(name, origin, addresses)) {
		const candidate = place.normalize("NFC");
		const found = assetsByPath.get(candidate) ?? assetsByPath.get(candidate.replace(from, `/${config.defaultLocale}/`));
		if (found) return found;
	}
	return undefined;
}

/** Where a name may lead in the public folder, which Docusaurus calls `static`. */
function publicAddressesOf(name: string, baseUrl: string): string[] {
	const inStatic = /^@site\/static(\/.*)$/s.exec(name)?.[1];
	if (inStatic) return [inStatic];
	const below = withoutBaseUrl(name, baseUrl);
	return name.startsWith("/") ? [name, ...(below ? [below] : [])] : [];
}

/** Finds a page by its route: first in the locale, then as written. */
function findRouteTarget(name: string, origin: LinkOrigin, { targetsByRoute, config }: AddressIndex) {
	const written = name.startsWith("/") ? name : path.resolve(routeFolderOf(origin.page.route), name);
	const route = parseRoute(written);
	const within = localizedRoute(route, origin.locale, config.defaultLocale);
	return (
		(name.startsWith("/") ? targetsByRoute.get(withoutTrailingSlash(within)) : undefined) ??
		targetsByRoute.get(withoutTrailingSlash(route))
	);
}
