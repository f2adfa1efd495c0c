import { hrefOf, twinFileOf } from "../../src/model/route.ts";
import type { Chrome, Html, Page, PageProps } from "../../src/react.ts";
import { beforePaint } from "../inline/before-paint.ts";
import { descriptionOf } from "../names.ts";
import { stringsOf } from "../strings/index.ts";
import { Alternates } from "./Alternates.tsx";
import { PostMeta } from "./PostMeta.tsx";
import { Raw } from "./Raw.tsx";
import { SharedMeta } from "./SharedMeta.tsx";

export interface HeadProps extends PageProps {
	/** The whole browser title. */
	readonly title: string;
}

/** What browsers, search engines and sites that show a link to the page need to know of it. */
export function Head({ page, chrome, title }: HeadProps) {
	const description = descriptionOf(page, chrome, stringsOf(chrome.locale));
	return (
		<head>
			<meta charSet="utf-8" />
			<meta name="viewport" content="width=device-width, initial-scale=1" />
			<title>{title}</title>
			{description ? <meta name="description" content={description} /> : null}
			{page.keywords.length > 0 ? (
				<meta name="keywords" content={page.keywords.join(",")} />
			) : null}
			{isHidden(page, chrome) ? (
				<meta name="robots" content="noindex, nofollow" />
			) : null}
			<meta name="generator" content="ssg" />
			<SharedMeta
				page={page}
				chrome={chrome}
				title={title}
				description={description}
			/>
			{page.kind === "post" ? <PostMeta page={page} chrome={chrome} /> : null}
			<Alternates page={page} chrome={chrome} />
			{hasTwin(page) ? (
				<link
					rel="alternate"
					type="text/markdown"
					href={hrefOf(`/${twinFileOf(page.route)}`, chrome.site.baseUrl)}
				/>
			) : null}
			{chrome.news?.feeds.map(({ type, href }) => (
				<link
					key={type}
					rel="alternate"
					type={feedTypes[type]}
					href={href}
					title={`${chrome.news?.title} | ${chrome.site.title}`}
				/>
			))}
			{chrome.site.favicon ? (
				<link rel="icon" href={chrome.site.favicon} />
			) : null}
			{chrome.announcement ? (
				<meta name="announcement" content={chrome.announcement.id} />
			) : null}
			<Raw as="script" html={beforePaint as Html} />
			{chrome.assets.styles.map((href) => (
				<link key={href} rel="stylesheet" href={href} />
			))}
			{chrome.assets.scripts.map((src) => (
				<script key={src} type="module" src={src} />
			))}
		</head>
	);
}

const feedTypes = {
	rss: "application/rss+xml",
	atom: "application/atom+xml",
	json: "application/feed+json",
};

const isHidden = (page: Page, chrome: Chrome) =>
	!page.listed || chrome.site.noIndex || page.kind === "not-found";

/** Pages made of a component have no text to give. */
const hasTwin = ({ kind }: Page) =>
	kind !== "component" && kind !== "not-found";
