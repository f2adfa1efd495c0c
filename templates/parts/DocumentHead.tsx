import { PAGE_HEAD_ATTRIBUTE } from "../../src/model/site/head-tag.ts";
import { hrefOf, markdownVersionFileOf } from "../../src/model/urls/route.ts";
import type { Chrome, Html, Page, PageProps } from "../../src/react.ts";
import { beforePaintScript } from "../inline/before-paint.ts";
import { systemModeScript } from "../inline/system-mode.ts";
import { pageDescriptionOf } from "../page-names.ts";
import { replaceable } from "../replaceable.tsx";
import { stringsOf } from "../strings/index.ts";
import { AlternateLinks } from "./AlternateLinks.tsx";
import { HeadElement } from "./HeadElement.tsx";
import { PostMeta } from "./PostMeta.tsx";
import { RawHtml } from "./RawHtml.tsx";
import { SocialMeta } from "./SocialMeta.tsx";
import { HeadEnd } from "./slots.ts";

export interface DocumentHeadProps extends PageProps {
	/** The document title. */
	readonly title: string;
}

function DefaultDocumentHead({ page, chrome, title }: DocumentHeadProps) {
	const strings = stringsOf(chrome.locale);
	const description = pageDescriptionOf(page, chrome, strings);
	return (
		<head>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
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
			{chrome.colorMode.initial === "system" ? <RawHtml as="script" html={systemModeScript as Html} /> : null}
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
}

/** `<head>`: metadata, styles and scripts. */
export const DocumentHead = replaceable(DefaultDocumentHead);

const FEED_TYPES = {
	rss: "application/rss+xml",
	atom: "application/atom+xml",
	json: "application/feed+json",
};

const isNoIndex = (page: Page, chrome: Chrome) => !page.listed || chrome.site.noIndex;
