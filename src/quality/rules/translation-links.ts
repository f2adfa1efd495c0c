import { languageOfTag } from "../../model/content/language-tag.ts";
import { positionOf, type SourceLocation } from "../../model/problems/problem.ts";
import type { AuthoredLink } from "../../model/site/site.ts";
import { memoizeByObject } from "../../model/text/lazily.ts";
import { currentOriginalOf, type UnmatchedPart, unmatchedProblems } from "../content/compare-translation.ts";
import { defineRule, type LintedDocument, type LintedSite } from "../content/rule.ts";

/**
 * Pages are the same in all languages, and so are their headings, whatever ids these have. A link to another site may lead
 * to the language of the translation: `fr.wikipedia.org` in place of `en.wikipedia.org`. How often a page links to the
 * same target does not matter.
 */
export const translationLinks = defineRule({
	id: "translation-links",
	summary: "A translation links to other targets than its original",
	severity: "warn",
	*checkDocument(linted, { external = true }, site) {
		const original = currentOriginalOf(linted);
		if (!original || hasSameLinks(linted, original)) return;
		const theirs = targetsIn(original, site, external);
		const own = targetsIn(linted, site, external);
		const isIn =
			(targets: ComparedLinks) =>
			({ keys, href }: ComparedLink): boolean =>
				keys.some((key) => targets.keys.has(key)) ||
				(isExternal(href) && targets.list.some((other) => isSameSite(href, other.href, linted)));
		yield* unmatchedProblems(
			linted,
			original,
			{
				missing: theirs.list.filter((target) => !isIn(own)(target)),
				extra: own.list.filter((target) => !isIn(theirs)(target)),
			},
			"link to",
		);
	},
});

/** Most translations do; then nothing need be resolved. */
const hasSameLinks = (one: LintedDocument, two: LintedDocument): boolean =>
	one.outline.links.length === two.outline.links.length &&
	one.outline.links.every(({ href }, index) => href === two.outline.links[index]?.href);

interface ComparedLink extends UnmatchedPart {
	/** Texts of which one is the same for this target in another language. */
	readonly keys: readonly string[];
	readonly href: string;
}

type ComparedLinks = ReturnType<typeof targetsIn>;

/** Each target once. */
function targetsIn({ outline }: LintedDocument, site: LintedSite, external: boolean) {
	const list: ComparedLink[] = [];
	const known = new Set<string>();
	const keysOf = targetKeysIn(site);
	for (const { href, at } of outline.links) {
		if (href === "" || (!external && isExternal(href))) continue;
		const keys = keysOf(href, at);
		if (keys.some((key) => known.has(key))) continue;
		for (const key of keys) known.add(key);
		list.push({ keys, href, text: href, at });
	}
	return { list, keys: known };
}

const isExternal = (href: string): boolean => /^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(href);

/** Returns a function with the keys of a link. */
const targetKeysIn = memoizeByObject(({ site: { links, pages, anchors } }: LintedSite) => {
	const resolved = new Map<string, AuthoredLink>();
	for (const link of links) if (link.at) resolved.set(positionOf(link.at), link);
	const pageKeys = new Map<string, string>(pages.map(({ route, key }) => [route, key]));
	return (href: string, at: SourceLocation): readonly string[] => {
		if (isExternal(href)) return [href];
		const { route, fragment } = resolved.get(positionOf(at)) ?? {};
		if (!route) return [withoutFolders(href)];
		const page = pageKeys.get(route) ?? route;
		if (!fragment) return [page];
		const index = anchors[route]?.indexOf(fragment) ?? -1;
		return [`${page}#${fragment}`, ...(index >= 0 ? [`${page} ${index}`] : [])];
	};
});

/** Files may be beside the translation or beside the original. */
const withoutFolders = (href: string): string => href.replace(/^.*\/(?=.)/s, "");

/** Whether one of two addresses is that of the other in the language of a translation. */
function isSameSite(href: string, other: string, linted: LintedDocument): boolean {
	const languages = [linted, linted.original ?? linted].map((one) => languageOfTag(one.languageTag));
	const [one, two] = [href, other].map((address) => readAddress(address, languages));
	if (!one || !two || one.site !== two.site) return false;
	return one.path === two.path || one.isLocalized || two.isLocalized;
}

/**
 * The name of an address's host without its language, `www` and the top-level domain, such as `wikipedia`; its path with
 * the query, without a language; and whether it names a language, in which its path may be.
 *
 * @param languages of the two texts, such as `en` and `fr`
 */
function readAddress(href: string, languages: readonly string[]) {
	const base = "https://example.org";
	if (!URL.canParse(href, base)) return undefined;
	const url = new URL(href, base);
	const isLanguage = (name: string) => languages.includes(name.toLowerCase().split(/[-_]/)[0] as string);
	const labels = url.hostname.split(".").slice(0, -1);
	const host = labels.filter((label) => label !== "www" && !isLanguage(label));
	const segments = url.pathname.split("/");
	const path = segments.filter((segment) => !isLanguage(segment));
	const query = [...url.searchParams].filter(([, value]) => !isLanguage(value));
	return {
		site: host.join("."),
		path: [...path, ...query.flat(), url.hash].join("/"),
		isLocalized:
			labels.some(isLanguage) ||
			path.length < segments.length ||
			query.length < url.searchParams.size ||
			isLanguage(url.hostname.split(".").at(-1) ?? ""),
	};
}
