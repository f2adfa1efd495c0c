/** Follows redirects to their target in one locale. */

import { getOrInsert } from "../../../model/collections.ts";
import type { Locale, SiteConfig } from "../../../model/config.ts";
import type { Page } from "../../../model/site/page.ts";
import type { ResolvedSite } from "../../../model/site/site.ts";
import { hrefOf, htmlFileOf, type Route, withoutTrailingSlash } from "../../../model/urls/route.ts";
import { builtLocalesOf, pathWithoutLocale } from "../urls.ts";
import type { RedirectTarget } from "./redirect-page.ts";
import type { RedirectRule } from "./redirect-rules.ts";

/** Everything that a redirect can lead to or conflict with. */
export interface RedirectContext {
	readonly config: SiteConfig;
	readonly locales: readonly Locale[];
	/** By path without prefix and trailing slash, then by locale. */
	readonly pages: ReadonlyMap<string, Readonly<Record<string, Page>>>;
	/** The same by paths in lower case: some file systems take them for one. */
	readonly pagesIgnoringCase: RedirectContext["pages"];
	/** By old address, without trailing slash. */
	readonly rules: ReadonlyMap<string, RedirectRule>;
	readonly publicFiles: ReadonlySet<string>;
	/** The ids on pages, by route. */
	readonly anchors: ResolvedSite["anchors"];
}

/** `chain`: the rules that were followed, in order. */
export type RedirectOutcome =
	| {
			readonly kind: "target";
			readonly target: RedirectTarget;
			/** A page of the site. */
			readonly page?: Page;
			readonly chain: readonly RedirectRule[];
	  }
	/** The locale has no such page. */
	| { readonly kind: "nowhere"; readonly path: Route; readonly chain: readonly RedirectRule[] }
	/** The last rule of the chain occurs in it twice. */
	| { readonly kind: "loop"; readonly chain: readonly RedirectRule[] };

export function createRedirectContext(
	{ config, pages, anchors }: ResolvedSite,
	rules: readonly RedirectRule[],
	publicFiles: ReadonlySet<string>,
): RedirectContext {
	const byPath = new Map<string, Record<string, Page>>();
	for (const page of pages) {
		if (!page.hasAddress) continue;
		const path = withoutTrailingSlash(pathWithoutLocale(page, config));
		getOrInsert(byPath, path, (): Record<string, Page> => ({}))[page.locale] ??= page;
	}
	return {
		config,
		locales: builtLocalesOf(config),
		pages: byPath,
		pagesIgnoringCase: new Map([...byPath].map(([path, page]) => [path.toLowerCase(), page])),
		rules: new Map(rules.map((rule) => [withoutTrailingSlash(rule.address), rule])),
		publicFiles,
		anchors,
	};
}

/** Follows a rule, and any further rules, to the end. */
export function followRedirect(
	rule: RedirectRule,
	locale: Locale,
	context: RedirectContext,
	before: readonly RedirectRule[] = [],
): RedirectOutcome {
	const { to } = rule;
	const chain = [...before, rule];
	if (to.kind === "elsewhere") {
		const target = { href: to.url, url: to.url, title: to.url };
		return { kind: "target", target, chain };
	}
	const destination = findRedirectTarget(to.path, to.file, locale, context);
	if (destination) {
		const { page } = destination;
		const href = hrefOf(destination.route, context.config.baseUrl);
		const url = context.config.url + href;
		const title = page?.title || url;
		return { kind: "target", target: { href: href + to.ending, url, title }, ...(page && { page }), chain };
	}
	const next = context.rules.get(withoutTrailingSlash(to.file));
	if (!next) return { kind: "nowhere", path: to.path, chain };
	if (chain.includes(next)) return { kind: "loop", chain: [...chain, next] };
	return followRedirect(next, locale, context, chain);
}

/** The page or the public file at a path; public files are the same in all locales. */
function findRedirectTarget(
	path: Route,
	file: string,
	locale: Locale,
	{ config, pages, publicFiles }: RedirectContext,
): { route: string; page?: Page } | undefined {
	const page = pages.get(withoutTrailingSlash(path))?.[locale.name];
	if (page) return { route: page.route, page };
	const candidates = [file.slice(1), htmlFileOf(path, config.trailingSlash)];
	return candidates.some((one) => publicFiles.has(one)) ? { route: file } : undefined;
}
