import { createElement } from "react";
import { type HeadTag, PAGE_HEAD_ATTRIBUTE } from "../../src/model/site/head-tag.ts";
import { hrefOf, markdownVersionFileOf } from "../../src/model/urls/route.ts";
import type { Chrome, Html, Locale, Page, PageProps } from "../../src/react.ts";
import { absoluteUrlOf, withOrigin } from "../absolute-url.ts";
import { initialModeOf } from "../color-mode.ts";
import { beforePaintScript } from "../inline/before-paint.ts";
import { systemModeScript } from "../inline/system-mode.ts";
import { findLocale } from "../language-attributes.ts";
import { memoizeWeak } from "../memoize.ts";
import { pageDescriptionOf } from "../page-kinds.ts";
import { replaceable } from "../replaceable.tsx";
import { stringsOf } from "../strings.ts";
import { PostMeta } from "./PostMeta.tsx";
import { RawHtml } from "./RawHtml.tsx";
import { HeadEnd } from "./slots.ts";

export interface DocumentHeadProps extends PageProps {
	/** The document title. */
	readonly title: string;
}

/** `<head>`: metadata, styles and scripts. */
export const DocumentHead = replaceable(function DocumentHead({ page, chrome, title }: DocumentHeadProps) {
	const strings = stringsOf(chrome.locale);
	const description = pageDescriptionOf(page, chrome, strings);
	return (
		<head>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			{/* What follows in the navbar moves its links: nothing is painted before the drawer behind it is parsed. */}
			<link rel="expect" href="#ssgMenu" blocking="render" />
			<title>{title}</title>
			{description ? <meta name="description" content={description} /> : null}
			{page.keywords.length > 0 ? <meta name="keywords" content={page.keywords.join(",")} /> : null}
			{isNoIndex(page, chrome) ? <meta name="robots" content="noindex, nofollow" /> : null}
			<meta name="generator" content="ssg" />
			<SocialMeta page={page} chrome={chrome} title={title} description={description} />
			{page.kind === "post" ? <PostMeta page={page} chrome={chrome} /> : null}
			<AlternateLinks page={page} chrome={chrome} />
			{page.head?.map((tag) => (
				<HeadElement
					key={JSON.stringify(tag)}
					tagName={tag.tagName}
					attributes={{ ...tag.attributes, [PAGE_HEAD_ATTRIBUTE]: "" }}
				/>
			))}
			{page.markdownVersion ? (
				<link
					rel="alternate"
					type="text/markdown"
					href={hrefOf(`/${markdownVersionFileOf(page.route)}`, chrome.site.baseUrl)}
				/>
			) : null}
			{chrome.news?.feeds.map(({ type, href }) => (
				<link
					key={type}
					rel="alternate"
					type={FEED_TYPES[type]}
					href={href}
					title={`${chrome.news?.title} | ${chrome.site.title}`}
				/>
			))}
			{chrome.site.favicon ? <link rel="icon" href={chrome.site.favicon} /> : null}
			{chrome.announcement ? <meta name="announcement" content={chrome.announcement.id} /> : null}
			<RawHtml as="script" html={beforePaintScript as Html} />
			{initialModeOf(chrome) === "system" ? <RawHtml as="script" html={systemModeScript as Html} /> : null}
			{chrome.assets.styles.map((href) => (
				<link key={href} rel="stylesheet" href={href} />
			))}
			{chrome.head.map((tag) => (
				<HeadElement key={JSON.stringify(tag)} {...tag} />
			))}
			{chrome.assets.scripts.map((src) => (
				<script key={src} type="module" src={src} />
			))}
			<HeadEnd page={page} chrome={chrome} strings={strings} />
		</head>
	);
});

const FEED_TYPES = { rss: "application/rss+xml", atom: "application/atom+xml", json: "application/feed+json" };

const isNoIndex = (page: Page, chrome: Chrome) => !page.listed || chrome.site.noIndex;

/**
 * The canonical URL, and the page in other languages. A fallback page names only the original: search engines ignore
 * `hreflang` links on a page that is not its own canonical.
 */
function AlternateLinks({ page, chrome }: PageProps) {
	if (!page.hasAddress) return null;
	const canonical = <link rel="canonical" href={page.canonicalUrl ?? absoluteUrlOf(page.canonical, chrome)} />;
	const isOriginal = page.canonical === page.route && !page.canonicalUrl;
	if (!isOriginal || page.translations.length < 2) return canonical;
	return (
		<>
			{canonical}
			{page.translations.map((name) => renderAlternateLink(name, findLocale(name, chrome).htmlLang, { page, chrome }))}
			{page.translations.includes(chrome.defaultLocale)
				? renderAlternateLink(chrome.defaultLocale, "x-default", { page, chrome })
				: null}
		</>
	);
}

function renderAlternateLink(locale: string, hrefLang: string, { page, chrome }: PageProps) {
	const route = page.alternates[locale];
	return route === undefined ? null : (
		<link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={absoluteUrlOf(route, chrome)} />
	);
}

/** Metadata for link previews: Open Graph and Twitter cards. */
function SocialMeta({
	page,
	chrome,
	title,
	description,
}: PageProps & { readonly title: string; readonly description: string }) {
	const image = page.image ?? chrome.site.image;
	return (
		<>
			<meta property="og:title" content={title} />
			{description ? <meta property="og:description" content={description} /> : null}
			<meta property="og:type" content={page.kind === "post" ? "article" : "website"} />
			<meta property="og:url" content={page.canonicalUrl ?? absoluteUrlOf(page.canonical, chrome)} />
			<meta property="og:site_name" content={chrome.site.title} />
			<meta property="og:locale" content={openGraphLocaleOf(findLocale(page.contentLocale, chrome))} />
			{page.translations.map((name) =>
				name === page.contentLocale ? null : (
					<meta key={name} property="og:locale:alternate" content={openGraphLocaleOf(findLocale(name, chrome))} />
				),
			)}
			{image ? <meta property="og:image" content={withOrigin(image, chrome)} /> : null}
			<meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
		</>
	);
}

/** Open Graph expects a region (`fr_FR`), so a language without one gets its most likely region. */
const openGraphLocaleOf = memoizeWeak(({ htmlLang }: Locale): string => {
	const { language, region } = new Intl.Locale(htmlLang).maximize();
	return region ? `${language}_${region}` : language;
});

/** React drops empty strings of attributes that it knows to be boolean. */
const BOOLEAN_ATTRIBUTES: ReadonlySet<string> = new Set(["async", "defer", "disabled"]);

/** An element that the site adds to `<head>`. The configuration may contain only attributes and texts that are safe here. */
const HeadElement = ({ tagName, attributes, innerHTML }: HeadTag) =>
	createElement(tagName, {
		...Object.fromEntries(
			Object.entries(attributes).map(([name, value]) => [name, BOOLEAN_ATTRIBUTES.has(name) ? true : value]),
		),
		...(innerHTML !== undefined && { dangerouslySetInnerHTML: { __html: innerHTML } }),
	});
