/** Links and pictures of Markdown, from what is written to what is served. */
import path from "node:path/posix";
import type { Document } from "../model/document.ts";
import { nearest } from "../model/problem.ts";
import {
	decoded,
	hrefOf,
	localized,
	parseRoute,
	type Route,
	sameRoute,
} from "../model/route.ts";
import type { Asset } from "../model/source.ts";
import { type Addresses, inLocale, type Target } from "./addresses.ts";
import { fileKey } from "./locales.ts";

/** Where a link stands. */
export interface Origin {
	readonly document: Document;
	/** The locale of the page that shows the document. */
	readonly locale: string;
	readonly page: Target;
}

export interface Resolved {
	/** What goes into the attribute, not yet escaped. */
	readonly href: string;
	readonly route?: Route;
	readonly fragment?: string;
	readonly asset?: Asset;
	readonly broken?: "link" | "markdown-link";
	readonly hint?: string;
}

/** The target of an `href` that is not an address of another site. */
export function resolveLink(
	written: string,
	origin: Origin,
	addresses: Addresses,
): Resolved {
	const { file, query, fragment } = split(written);
	if (file === "") return pageLink(origin.page, query, fragment, addresses);
	if (file.startsWith("pathname://"))
		return { href: written.slice("pathname://".length) };
	const name = decoded(file);
	if (/\.mdx?$/.test(name)) {
		const target = markdownTarget(name, origin, addresses);
		return target
			? pageLink(target, query, fragment, addresses)
			: {
					href: written,
					broken: "markdown-link",
					...hinted(nearestFile(name, origin, addresses)),
				};
	}
	const asset = assetAt(name, origin, addresses);
	if (asset)
		return {
			href: hrefOf(asset.address, addresses.config.baseUrl) + query + fragment,
			asset,
		};
	const target = routeTarget(name, origin, addresses);
	if (target) return pageLink(target, query, fragment, addresses);
	const route = parseRoute(path.resolve(folderOf(origin.page.route), name));
	if (addresses.files.has(route) || addresses.files.has(name))
		return { href: hrefOf(name, addresses.config.baseUrl) + query + fragment };
	return {
		href: written,
		broken: "link",
		...hinted(nearestRoute(route, origin, addresses)),
	};
}

const hinted = (near: string | undefined) =>
	near ? { hint: `Did you mean ${near}?` } : {};

function split(href: string): {
	file: string;
	query: string;
	fragment: string;
} {
	const [, file = "", query = "", fragment = ""] =
		/^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href) ?? [];
	return { file, query, fragment };
}

function pageLink(
	{ route, aliases }: Target,
	query: string,
	fragment: string,
	{ config }: Addresses,
): Resolved {
	const id = decoded(fragment.slice(1));
	const shared = aliases.get(id) ?? id;
	const href = hrefOf(route, config.baseUrl) + query;
	return id
		? { href: `${href}#${encodeURIComponent(shared)}`, route, fragment: shared }
		: { href, route };
}

/** The folder that a browser counts relative addresses from. */
const folderOf = (route: Route): string =>
	route.endsWith("/") ? route : path.dirname(route);

// ---- files

/** Places where a path may lead: `./x` the own folder, `/x` the area, the locale and the site, `x` all of these. */
function candidates(name: string, { document }: Origin): string[] {
	const own = path.join(path.dirname(document.path), name);
	if (/^\.\.?\//.test(name)) return [own];
	const alias = /^@(?:site)?\/(.*)$/s.exec(name)?.[1];
	if (alias) return [path.normalize(alias)];
	const area = rootOf(document);
	const from = [area, path.dirname(area), "."].map((folder) =>
		path.join(folder, name.replace(/^\//, "")),
	);
	return name.startsWith("/") ? from : [own, ...from];
}

/** The folder of a document's area: its path without its name. */
const rootOf = ({ path: source, name }: Document): string =>
	source.slice(0, source.length - name.length);

function markdownTarget(
	name: string,
	origin: Origin,
	addresses: Addresses,
): Target | undefined {
	for (const candidate of candidates(name, origin)) {
		const target = targetOfFile(candidate, origin, addresses);
		if (target) return target;
	}
	return undefined;
}

/** A link into the folder of the document's own language leads to the page of the locale that shows it. */
function targetOfFile(
	file: string,
	{ document, locale }: Origin,
	{ folders, byFile }: Addresses,
): Target | undefined {
	for (const place of folders) {
		if (!file.startsWith(place.folder)) continue;
		const shown = place.locale === document.locale ? locale : place.locale;
		const key = fileKey(
			place.area,
			place.version,
			file.slice(place.folder.length),
		);
		const target = byFile.get(inLocale(shown, key));
		if (target) return target;
	}
	return undefined;
}

/** A picture or a download: beside the document, beside its source in the default language, or in `public/`. */
export function assetAt(
	name: string,
	origin: Origin,
	addresses: Addresses,
): Asset | undefined {
	const { assetsByPath, assetsByAddress, config } = addresses;
	if (name.startsWith("/")) {
		const found = assetsByAddress.get(name);
		if (found) return found;
	}
	const from = `/${origin.document.locale}/`;
	for (const candidate of candidates(name, origin)) {
		const found =
			assetsByPath.get(candidate) ??
			assetsByPath.get(candidate.replace(from, `/${config.defaultLocale}/`));
		if (found) return found;
	}
	return undefined;
}

// ---- addresses

/** A page by its address: within the locale first, then as it is written. */
function routeTarget(
	name: string,
	origin: Origin,
	{ byRoute, config }: Addresses,
): Target | undefined {
	const written = name.startsWith("/")
		? name
		: path.resolve(folderOf(origin.page.route), name);
	const route = parseRoute(written);
	const within = localized(route, origin.locale, config.defaultLocale);
	return (
		(name.startsWith("/") ? byRoute.get(sameRoute(within)) : undefined) ??
		byRoute.get(sameRoute(route))
	);
}

// ---- hints

function nearestFile(name: string, origin: Origin, { byFile }: Addresses) {
	const prefix = inLocale(
		origin.locale,
		`${origin.document.area}/${origin.document.version}/`,
	);
	const own = path.dirname(origin.document.name);
	const written = path.join(own, name).replace(/\.mdx?$/, "");
	const names = [...byFile.keys()]
		.filter((key) => key.startsWith(prefix))
		.map((key) => key.slice(prefix.length));
	const best =
		nearest(written, names) ??
		names.find((known) => path.basename(known) === path.basename(written));
	if (!best) return undefined;
	const relative = path.relative(own, best);
	return `${relative.startsWith(".") ? "" : "./"}${relative}.md`;
}

/** The route that a broken one most likely means. A site may have thousands of both, and many links with one mistake. */
export function nearestRoute(
	route: string,
	{ locale }: Pick<Origin, "locale">,
	{ byRoute, config }: Addresses,
): string | undefined {
	const known = nearestKnown.get(byRoute) ?? new Map();
	nearestKnown.set(byRoute, known);
	const near = (wanted: string): string | undefined => {
		if (!known.has(wanted))
			known.set(wanted, nearest(wanted, byRoute.keys()) ?? "");
		return known.get(wanted) || undefined;
	};
	const within = localized(route, locale, config.defaultLocale);
	return near(sameRoute(within)) ?? near(sameRoute(route));
}

const nearestKnown = new WeakMap<object, Map<string, string>>();
