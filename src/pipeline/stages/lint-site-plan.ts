/** Gives the rules of `ssg check` what a build knows about the site. */
import type { Host } from "../../engine/host.ts";
import { getOrInsert } from "../../model/collections.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import type { DataFile, SourceFile } from "../../model/content/source.ts";
import { locationAt, type Problem, type SourceLocation, startOfFile, wholeFile } from "../../model/problems/problem.ts";
import type { Chrome, SidebarEntry } from "../../model/site/chrome.ts";
import type { ParsedOutline } from "../../model/site/outline.ts";
import type { Page } from "../../model/site/page.ts";
import { lazily } from "../../model/text/lazily.ts";
import { hrefOf, parseRoute, withoutTrailingSlash } from "../../model/urls/route.ts";
import { isDisabled, lintDocuments, lintSite, lintWithoutOutlines } from "../../quality/content/index.ts";
import type { LintedDocument, LintedSite } from "../../quality/content/rule.ts";
import type { ExternalLink } from "../../quality/external-links/external-link.ts";
import { attributeValues } from "../check/component-links.ts";
import { linksIn } from "../check/markup.ts";
import type { WrittenPage } from "./page-writer.ts";
import type { SitePlan } from "./plan.ts";
import type { Stages } from "./stages.ts";

type LintStages = Pick<Stages, "readOutlines" | "readOutline">;
type LintHost = Pick<Host, "readCode">;

/** Everything that the rules find. */
export async function lintSitePlan(
	plan: SitePlan,
	{ readOutlines }: LintStages,
	host: LintHost,
): Promise<readonly Problem[]> {
	const { sources, components } = plan;
	const outlines = await readOutlines(sources.files, components);
	return lintSite(createLintedSite(plan, outlines, host));
}

/**
 * What the rules find on one page, from top to bottom, for a preview. Only its own text and its original's are read;
 * what all documents together tell is known until the next build.
 */
export async function lintPage(
	route: string,
	plan: SitePlan,
	{ readOutline }: LintStages,
	host: LintHost,
): Promise<readonly Problem[]> {
	const page = plan.site.pages.find((page) => withoutTrailingSlash(page.route) === route);
	if (!page?.source) return [];
	const { files } = plan.sources;
	const own = files.find(({ path }) => path === page.source);
	const { defaultLocale } = plan.site.config;
	const isRead = (file: SourceFile) =>
		own !== undefined && (file === own || (file.locale === defaultLocale && keyOf(file) === keyOf(own)));
	const outlines = await Promise.all(
		files.map((file) => (isRead(file) ? readOutline(file, plan.components) : EMPTY_OUTLINE)),
	);
	const linted = createLintedSite(plan, outlines, host);
	const document = linted.documents.find(({ file }) => file === own);
	const ofSite = getOrInsert(siteProblems, plan, () => lintWithoutOutlines(linted)).filter(
		({ at, code }) => at && at.path === page.source && !isDisabled(document, code, at),
	);
	const ofText = lintDocuments(linted, document ? [document] : []);
	return [...ofText, ...ofSite].sort(
		({ at: one }, { at: other }) => (one?.line ?? 0) - (other?.line ?? 0) || (one?.column ?? 0) - (other?.column ?? 0),
	);
}

const EMPTY_OUTLINE: ParsedOutline = {
	...{ links: [], images: [], tables: [], code: [], texts: [], bold: [] },
	...{ disabledRules: [], namedRules: [] },
};

const siteProblems = new WeakMap<SitePlan, readonly Problem[]>();

/** @param outlines those of the files of the sources, in the same order */
function createLintedSite(
	{ site, sources, documents: parsed, tagsFiles }: SitePlan,
	outlines: readonly ParsedOutline[],
	host: LintHost,
): LintedSite {
	const { defaultLocale, locales } = site.config;
	const languageTags = new Map(locales.map(({ name, htmlLang }) => [name, htmlLang]));
	const withoutOriginals = sources.files.map((file, index) => ({
		file,
		// Markdown of the configuration comes after that of the files.
		document: parsed[index] as ParsedDocument,
		outline: outlines[index] as ParsedOutline,
		languageTag: languageTags.get(file.locale) ?? file.locale,
	}));
	const originals = new Map<string, LintedDocument>();
	for (const document of withoutOriginals)
		if (document.file.locale === defaultLocale) originals.set(keyOf(document.file), document);
	const documents = withoutOriginals.map((document): LintedDocument => {
		if (document.file.locale === defaultLocale) return document;
		const original = originals.get(keyOf(document.file));
		return { ...document, ...(original && { original }) };
	});
	return { site, sources, documents, tagsFiles, readCode: lazily(() => host.readCode?.() ?? []) };
}

const keyOf = ({ area, version, name }: SourceFile): string => `${area} ${version} ${name}`;

// Collects the links to other sites that authors wrote, each where it is written.

/**
 * In the default locale's files first, because translations repeat most of the links. Without addresses of pages that
 * this site has.
 */
export async function collectExternalLinks(
	{ sources, components, site }: SitePlan,
	pages: ReadonlyMap<Page, WrittenPage>,
	{ readOutlines }: Pick<Stages, "readOutlines">,
): Promise<readonly ExternalLink[]> {
	const { config } = site;
	const outlines = await readOutlines(sources.files, components);
	const inFiles = sources.files
		.map((file, index) => ({
			locale: file.locale,
			links: [...frontMatterLinks(file), ...outlineLinks(outlines[index] as ParsedOutline)],
		}))
		.concat(sources.data.map((file) => ({ locale: file.locale, links: dataFileLinks(file) })));
	const isOriginal = ({ locale }: { readonly locale: string }) => locale === config.defaultLocale;
	const links = [...inFiles.filter(isOriginal), ...inFiles.filter((file) => !isOriginal(file))]
		.flatMap((file) => file.links)
		.concat(reactLinks(pages), configLinks(config, site.chromes));
	const own = createOwnPageLookup(config, site.pages);
	return links.flatMap((link) => {
		const url = link.url.startsWith("//") ? `https:${link.url}` : link.url;
		return /^https?:\/\//i.test(url) && !own(url) ? [{ ...link, url }] : [];
	});
}

const outlineLinks = ({ links, images }: ParsedOutline): ExternalLink[] =>
	[...links.map(({ href, at }) => ({ url: href, at })), ...images.map(({ src, at }) => ({ url: src, at }))].sort(
		({ at: a }, { at: b }) => a.line - b.line || a.column - b.column,
	);

function frontMatterLinks({ path, text }: SourceFile): ExternalLink[] {
	const end = text.startsWith("---") ? text.indexOf("\n---", 3) : -1;
	return end < 0 ? [] : linksInYaml(path, text.slice(0, end));
}

const dataFileLinks = ({ path, text }: DataFile): ExternalLink[] => linksInYaml(path, text);

/** A value, or an item of a list; not a URL in a sentence. */
const YAML_URL = /(?:: |- |["'])(https?:\/\/[^\s"'<>]+)/g;

const linksInYaml = (path: string, text: string): ExternalLink[] =>
	[...text.matchAll(YAML_URL)].map((match) => {
		const [written, url = ""] = match;
		const offset = match.index + written.length - url.length;
		return { url, at: locationAt(path, text, offset) };
	});

const reactLinks = (pages: ReadonlyMap<Page, WrittenPage>): ExternalLink[] =>
	[...pages].flatMap(([page, { links = [] }]) =>
		page.writtenIn === "react" ? links.map(({ href }) => writtenIn(wholeFile(page.source), href)) : [],
	);

/** The place of a link of which only the file is known. */
const writtenIn = (at: SourceLocation, url: string): ExternalLink => ({
	...{ url, at },
	writtenAs: attributeValues(url),
});

function configLinks({ configPath, redirects }: SiteConfig, chromes: Readonly<Record<string, Chrome>>): ExternalLink[] {
	const urls = [
		...Object.values(chromes).flatMap(urlsInChrome),
		...redirects.flatMap((one) => ("to" in one ? [one.to] : [])),
	];
	return [...new Set(urls)].map((url) => writtenIn(startOfFile(configPath), url));
}

const urlsInChrome = ({ navbar, footer, announcement, sidebars }: Chrome): string[] => [
	...[navbar.logo, footer?.logo].flatMap((logo) => (logo ? [logo.href] : [])),
	...navbar.items.flatMap((item) => (item.type === "dropdown" ? item.items.flatMap(urlsInEntry) : urlsInEntry(item))),
	...(footer?.columns.flatMap(({ items }) => items) ?? []).flatMap(urlsInEntry),
	...(footer?.links ?? []).flatMap(urlsInEntry),
	...urlsInMarkup(announcement?.html ?? ""),
	...Object.values(sidebars).flat().flatMap(urlsInSidebar),
];

const urlsInEntry = (entry: { readonly type: string; readonly href?: string; readonly html?: string }): string[] => [
	...(entry.href === undefined ? [] : [entry.href]),
	...urlsInMarkup(entry.html ?? ""),
];

const urlsInSidebar = (entry: SidebarEntry): string[] =>
	entry.type === "category" ? [...urlsInEntry(entry), ...entry.entries.flatMap(urlsInSidebar)] : urlsInEntry(entry);

const urlsInMarkup = (html: string): string[] => linksIn(html).map(({ href }) => href);

/** Whether a URL is that of a page of this site, which need not be published yet. */
function createOwnPageLookup({ url, baseUrl }: SiteConfig, pages: readonly Page[]): (url: string) => boolean {
	const { origin } = new URL(url);
	const paths = new Set(pages.map(({ route }) => withoutTrailingSlash(hrefOf(route, baseUrl))));
	return (link) => {
		if (!URL.canParse(link)) return false;
		const { origin: ofLink, pathname } = new URL(link);
		const path = withoutTrailingSlash(parseRoute(pathname));
		return ofLink === origin && paths.has(path);
	};
}
