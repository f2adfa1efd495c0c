/** What a document is called and where it stands, from its file name and its front matter alone. */
import type { DocsConfig, DocsVersion } from "../../model/config.ts";
import type { Document } from "../../model/document.ts";
import type { Location, Problem } from "../../model/problem.ts";
import type { Route, RouteForm } from "../../model/route.ts";
import { localized } from "../../model/route.ts";
import { pathWithoutPrefixes, withoutPrefix } from "./number-prefix.ts";
import { isFitSlug, slugOf } from "./slug.ts";

/** A version in one locale: what the addresses of its documents depend on. */
export interface Edition {
	readonly config: DocsConfig;
	readonly version: DocsVersion;
	readonly form: RouteForm;
	readonly locale: string;
	readonly defaultLocale: string;
	readonly baseUrl: string;
}

/** A document, named. */
export interface Doc {
	readonly document: Document;
	readonly id: string;
	/** The last part of the id. */
	readonly base: string;
	/** Names on disk; the folder is '' for the root. */
	readonly folder: string;
	readonly file: string;
	/** Its file is named `index`, `readme` or like its folder. */
	readonly isIndex: boolean;
	readonly position?: number;
	/** Below the version's base. */
	readonly slug: string;
	readonly route: Route;
	readonly title: string;
	/** What a sidebar calls it whatever the sidebar says. */
	readonly ownLabel?: string;
	readonly unlisted: boolean;
}

/** Names a document. Its id and its address have no numbers in them unless the site or the document keeps them. */
export function docOf(document: Document, edition: Edition): Doc {
	const { name, frontMatter } = document;
	const cut = name.lastIndexOf("/");
	const folder = cut < 0 ? "" : name.slice(0, cut);
	const file = name.slice(cut + 1);
	const stem = file.replace(/\.[^.]*$/, "");

	const hasNumbers =
		edition.config.numberPrefixes && frontMatter.parseNumberPrefixes !== false;
	const own = hasNumbers ? withoutPrefix(stem) : { name: stem };
	const path = hasNumbers ? pathWithoutPrefixes(folder) : folder;
	const base = frontMatter.id || own.name;
	const isIndex = isIndexName(own.name, folder, path);
	const given = frontMatter.slug;
	const slug = slugOf({
		slug: given && isFitSlug(given) ? given : undefined,
		base,
		folder: path,
		isIndex,
	});
	const position = frontMatter.sidebarPosition ?? own.number;
	return {
		document,
		id: path ? `${path}/${base}` : base,
		base,
		folder,
		file,
		isIndex,
		...(position === undefined ? {} : { position }),
		slug,
		route: routeBelow(slug, edition),
		title: frontMatter.title || document.heading?.text || base,
		...(frontMatter.sidebarLabel ? { ownLabel: frontMatter.sidebarLabel } : {}),
		unlisted: frontMatter.unlisted === true,
	};
}

/** The route of a path below the base of a version. */
export const routeBelow = (
	path: string,
	{ config, version, form, locale, defaultLocale }: Edition,
): Route =>
	localized(
		[config.routeBasePath, version.path, path].join("/"),
		locale,
		defaultLocale,
		form,
	);

/** A file stands for its folder by convention, in any letter case. */
function isIndexName(name: string, folder: string, path: string): boolean {
	const lower = name.toLowerCase();
	if (lower === "index" || lower === "readme") return true;
	return [folder, path].some(
		(known) => known !== "" && lower === lastSegment(known).toLowerCase(),
	);
}

const lastSegment = (path: string) => path.slice(path.lastIndexOf("/") + 1);

/** What is wrong with the id and the slug of a document. */
export function problemsOf(document: Document): Problem[] {
	const { id, slug } = document.frontMatter;
	const problems: Problem[] = [];
	if (id?.includes("/"))
		problems.push({
			severity: "error",
			code: "bad-doc-id",
			message: `the id “${id}” has a slash in it`,
			at: placeOf(document, "id"),
			hint: "The folder is part of the id already.",
		});
	if (slug && !isFitSlug(slug))
		problems.push({
			severity: "error",
			code: "bad-slug",
			message: `the slug “${slug}” is no path of a page`,
			at: placeOf(document, "slug"),
			hint: "It may not have a question mark, a hash or a backslash.",
		});
	return problems;
}

/** The place of a key in the front matter; the file's beginning when it has none. */
export const placeOf = (document: Document, key: string): Location =>
	document.keys[key] ?? { path: document.path, line: 1, column: 1 };
