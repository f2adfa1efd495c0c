/** Where a redirect ends in one locale. */
import type { Locale, SiteConfig } from "../model/config.ts";
import type { Page } from "../model/page.ts";
import { fileOf, hrefOf, type Route, sameRoute } from "../model/route.ts";
import type { Site } from "../model/site.ts";
import { builtLocales, pathOf } from "./address.ts";
import type { Target } from "./redirect-page.ts";
import type { Rule } from "./redirect-rules.ts";

/** All that a redirect may lead to, or be in the way of. */
export interface Ground {
	readonly config: SiteConfig;
	readonly locales: readonly Locale[];
	/** By path without prefix and closing slash, then by locale. */
	readonly pages: ReadonlyMap<string, Readonly<Record<string, Page>>>;
	/** By old address, without closing slash. */
	readonly rules: ReadonlyMap<string, Rule>;
	readonly publicFiles: ReadonlySet<string>;
}

/** `way`: the rules that were followed, the one that was asked for first. */
export type Landing =
	| {
			readonly kind: "target";
			readonly target: Target;
			readonly way: readonly Rule[];
	  }
	/** No such page in this locale. */
	| {
			readonly kind: "nowhere";
			readonly path: Route;
			readonly way: readonly Rule[];
	  }
	/** The last rule of the way is on it twice. */
	| { readonly kind: "loop"; readonly way: readonly Rule[] };

export function groundOf(
	{ config, pages }: Site,
	rules: readonly Rule[],
	publicFiles: ReadonlySet<string>,
): Ground {
	const byPath = new Map<string, Record<string, Page>>();
	for (const page of pages) {
		if (page.kind === "not-found") continue;
		const path = sameRoute(pathOf(page, config));
		const equals = byPath.get(path) ?? {};
		equals[page.locale] ??= page;
		byPath.set(path, equals);
	}
	return {
		config,
		locales: builtLocales(config),
		pages: byPath,
		rules: new Map(rules.map((rule) => [sameRoute(rule.address), rule])),
		publicFiles,
	};
}

/** Follows a rule, and the rules that it leads to, as far as it goes. */
export function land(
	rule: Rule,
	locale: Locale,
	ground: Ground,
	before: readonly Rule[] = [],
): Landing {
	const { to } = rule;
	const way = [...before, rule];
	if (to.kind === "elsewhere") {
		const target = { href: to.url, url: to.url, title: to.url };
		return { kind: "target", target, way };
	}
	const place = placeAt(to.path, to.file, locale, ground);
	if (place) {
		const href = hrefOf(place.route, ground.config.baseUrl);
		const url = ground.config.url + href;
		const title = place.title || url;
		return {
			kind: "target",
			target: { href: href + to.ending, url, title },
			way,
		};
	}
	const next = ground.rules.get(sameRoute(to.file));
	if (!next) return { kind: "nowhere", path: to.path, way };
	if (way.includes(next)) return { kind: "loop", way: [...way, next] };
	return land(next, locale, ground, way);
}

/** The page or the public file at a path; public files are the same in all locales. */
function placeAt(
	path: Route,
	file: string,
	locale: Locale,
	{ config, pages, publicFiles }: Ground,
): { route: string; title?: string } | undefined {
	const page = pages.get(sameRoute(path))?.[locale.name];
	if (page)
		return "title" in page
			? { route: page.route, title: page.title }
			: { route: page.route };
	const candidates = [file.slice(1), fileOf(path, config.routeForm)];
	return candidates.some((one) => publicFiles.has(one))
		? { route: file }
		: undefined;
}
