/** Checks that all links, including those in React pages, have a target, and that all URLs are safe. */
import type { SiteConfig } from "../../model/config.ts";
import type { Asset } from "../../model/content/source.ts";
import { type Problem, startOfFile, wholeFile } from "../../model/problems/problem.ts";
import type { ComponentPage, Page } from "../../model/site/page.ts";
import type { AuthoredLink, PageMarkup, ResolvedSite } from "../../model/site/site.ts";
import { lazily } from "../../model/text/lazily.ts";
import { UNSAFE_SOURCES } from "../../model/urls/content-security-policy.ts";
import { type Route, withoutTrailingSlash } from "../../model/urls/route.ts";
import type { PageLoad } from "./budgets.ts";
import {
	brokenMediaProblems,
	linksOfComponentPage,
	localeLinkProblems,
	type PlacedMedium,
	pagesByRoute,
} from "./component-links.ts";
import {
	type AnchorCheckConfig,
	type AnchorLink,
	brokenAnchorProblems,
	createLinkChecker,
	type LinkReport,
} from "./links.ts";
import { idsIn, linksIn, type MarkupLink, mediaIn } from "./markup.ts";
import { type UnsafeUrl, unsafeUrlProblem, unsafeUrlsIn } from "./unsafe-urls.ts";

/** What the checks need from a page's markup, which is not kept. */
export interface PageFacts {
	/** Ids of a page without Markdown content. */
	readonly ids?: readonly string[];
	/** Links of a React page. */
	readonly links?: readonly MarkupLink[];
	/** The images of a React page or of components in Markdown. */
	readonly media?: readonly PlacedMedium[];
	/** `<main>` is not there, which a visit would replace. */
	readonly lacksMain?: true;
	/** Absent if there are none. */
	readonly unsafeUrls?: readonly UnsafeUrl[];
	/** Only if the site has budgets. */
	readonly load?: PageLoad;
}

export function pageFactsOf(page: Page, { main, document, componentsWithMedia = [] }: PageMarkup): PageFacts {
	const unsafeUrls = unsafeUrlsIn(document);
	const markups = page.writtenIn === "react" ? [{ html: main, at: wholeFile(page.source) }] : componentsWithMedia;
	const media = markups.flatMap(({ html, at }) => mediaIn(html).map((src) => ({ src, at })));
	return {
		...(page.writtenIn !== "markdown" && { ids: idsIn(main) }),
		...(page.writtenIn === "react" && { links: linksIn(main) }),
		...(media.length > 0 && { media }),
		...(!/<main[\s>]/.test(main) && { lacksMain: true as const }),
		...(unsafeUrls.length > 0 && { unsafeUrls }),
	};
}

/** What a page adds to the checks of the site; plain data. Absent fields are empty. */
export interface PageCheck {
	/** With `ids`: the page that has them. */
	readonly route?: Route;
	readonly ids?: readonly string[];
	readonly anchors?: readonly AnchorLink[];
	readonly problems?: readonly Problem[];
	/** Reported for the first page that has it: a URL in the navbar is on every page. */
	readonly unsafeUrls?: readonly (UnsafeUrl & { readonly problem: Problem })[];
}

export type SiteChecker = ReturnType<typeof createSiteChecker>;

/** @param files what the output has besides pages */
export function createSiteChecker(site: ResolvedSite, files: readonly Pick<Asset, "address">[]) {
	const checkLinks = lazily(() => createLinkChecker(site));
	const pages = lazily(() => pagesByRoute(site));
	const addresses = lazily(() => new Set(files.map(({ address }) => address.normalize("NFC"))));
	return {
		/** Checks what authors wrote. */
		checkSite: lazily(() => {
			const { problems, anchors } = checkLinks()(site.links);
			return { problems: [...problems, ...unsafePolicyProblems(site.config)], anchors };
		}),
		/** Checks links that are not among those of the site. */
		checkLinks: (links: readonly AuthoredLink[]) => checkLinks()(links),
		/** Checks a rendered page. */
		checkPage(page: Page, { ids, links = [], media = [], lacksMain, unsafeUrls = [] }: PageFacts): PageCheck {
			const { problems, anchors } = page.writtenIn === "react" ? checkComponentPage(page, links) : NO_LINKS;
			// A fallback shows the page of another locale, which reports its own images.
			const ownMedia = page.writtenIn !== null && page.contentLocale !== page.locale ? [] : media;
			const all = [
				...problems,
				...(ownMedia.length > 0 ? brokenMediaProblems(ownMedia, site.config, addresses()) : []),
				...(lacksMain ? [missingMainProblem(page, site.config)] : []),
			];
			return {
				...(ids && { route: page.route, ids }),
				...(anchors.length > 0 && { anchors }),
				...(all.length > 0 && { problems: all }),
				...(unsafeUrls.length > 0 && {
					unsafeUrls: unsafeUrls.map((found) => ({ ...found, problem: unsafeUrlProblem(found, page, site.config) })),
				}),
			};
		},
	};

	function checkComponentPage(page: ComponentPage, links: readonly MarkupLink[]): LinkReport {
		const of = [page, site.config, pages(), links] as const;
		const inOtherLocale = localeLinkProblems(...of);
		// A fallback shows the page of another locale, which reports its own links.
		if (page.contentLocale !== page.locale) return { problems: inOtherLocale, anchors: [] };
		const { problems, anchors } = checkLinks()(linksOfComponentPage(...of));
		return { problems: [...problems, ...inOtherLocale], anchors };
	}
}

/** Only layouts of a site can lack it. */
const missingMainProblem = ({ kind }: Page, { root, theme }: SiteConfig): Problem => ({
	severity: "error",
	code: "no-main",
	message: `the layout of pages of the kind "${kind}" has no <main>`,
	at: wholeFile(theme.templates.replace(root, "").replaceAll("\\", "/").replace(/^\//, "")),
	writtenAs: [`${kind}:`, "layouts"],
	hint: "put what it shows into <MainFrame>, or into a <main> of its own",
});

const NO_LINKS: LinkReport = { problems: [], anchors: [] };

/** Problems that only all pages together show. `checks` are in the order of the site's pages. */
export function combineChecks(
	{ anchors }: Pick<LinkReport, "anchors">,
	checks: readonly PageCheck[],
	config: AnchorCheckConfig,
): Problem[] {
	const ids = new Map(
		checks.flatMap((check) =>
			check.route && check.ids ? [[withoutTrailingSlash(check.route), new Set(check.ids)]] : [],
		),
	);
	const links = [...anchors, ...checks.flatMap((check) => check.anchors ?? [])];
	const unsafe = new Map<string, Problem>();
	for (const { tag, attribute, url, problem } of checks.flatMap(({ unsafeUrls = [] }) => unsafeUrls)) {
		const key = `${tag} ${attribute} ${url}`;
		if (!unsafe.has(key)) unsafe.set(key, problem);
	}
	return [
		...links.flatMap((link) => brokenAnchorProblems(link, ids.get(withoutTrailingSlash(link.route)), config)),
		...checks.flatMap(({ problems = [] }) => problems),
		...unsafe.values(),
	];
}

/** Sources in the configured policy with which the policy protects from less. */
const unsafePolicyProblems = ({ csp, configPath }: SiteConfig): Problem[] =>
	Object.entries(csp).flatMap(([directive, sources]) =>
		sources
			.filter((source) => UNSAFE_SOURCES.includes(source))
			.map((source) => ({
				severity: "warning",
				code: "unsafe-policy",
				message: `csp["${directive}"] allows ${source}, with which code that got into a page can run`,
				at: startOfFile(configPath),
				configKey: `csp["${directive}"]`,
				hint: 'add scripts and styles with the key "head", which adds their hashes to the policy',
			})),
	);
