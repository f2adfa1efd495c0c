import type { ReactElement } from "react";
import type { Author } from "../../src/model/content/document.ts";
import type { Pagination, PostSummary } from "../../src/model/site/page.ts";
import { escapeHtml } from "../../src/model/text/escape-html.ts";
import { hrefOf } from "../../src/model/urls/route.ts";
import { htmlOf, type Locale } from "../../src/react.ts";
import { languageAttributesOf } from "../language-attributes.ts";
import type { ChromeProps, LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings.ts";
import { Anchor, isExternalHref } from "./Anchor.tsx";
import { TagList } from "./ArticleFooter.tsx";
import { FormattedDate } from "./FormattedDate.tsx";
import { MarkdownContent } from "./MarkdownContent.tsx";
import { Pager } from "./navigation/Pager.tsx";
import { TitleText } from "./PageHeading.tsx";

export interface PostHeaderProps {
	readonly post: { readonly date: string; readonly readingTime?: number; readonly authors: readonly Author[] };
	readonly locale: Locale;
	readonly strings: LocaleStrings;
}

/** The date, reading time and authors of a post. */
export const PostHeader = replaceable(({ post, locale, strings }: PostHeaderProps) => (
	<>
		<p className="post-date">
			<FormattedDate of={post.date} locale={locale} />
			{post.readingTime === undefined ? null : (
				<>
					{" · "}
					<span>{strings.readingTime({ n: post.readingTime })}</span>
				</>
			)}
		</p>
		{post.authors.length === 0 ? null : (
			<ul className="authors" aria-label={strings.authors}>
				{post.authors.map((author, i) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: an author may be listed twice
					<li key={i}>{renderAuthor(author, strings)}</li>
				))}
			</ul>
		)}
	</>
));

/** A picture beside a name is decorative; a picture alone needs alternative text. */
function renderAuthor({ key, name, title, url, email, imageUrl }: Author, strings: LocaleStrings) {
	const href = url ?? (email && `mailto:${email}`);
	const nameAndImage = (
		<>
			{imageUrl ? <img src={imageUrl} alt={name ? "" : (key ?? "")} width="40" height="40" loading="lazy" /> : null}
			{name && !imageUrl ? (
				<span className="author-initials" aria-hidden="true">
					{initialsOf(name)}
				</span>
			) : null}
			{name ? <span className="author-name">{name}</span> : null}
		</>
	);
	return (
		<>
			{href ? (
				<Anchor href={href} external={isExternalHref(href)} strings={strings}>
					{nameAndImage}
				</Anchor>
			) : (
				nameAndImage
			)}
			{title ? <span className="author-title">{title}</span> : null}
		</>
	);
}

/** The first letters of the first and the last word. */
function initialsOf(name: string): string {
	const words = name.trim().split(/\s+/);
	const letters = [words[0], words.length > 1 ? words.at(-1) : ""].map((word) => [...(word ?? "")][0] ?? "");
	return letters.join("").toUpperCase();
}

export interface PostPictureProps extends ChromeProps {
	readonly post: Pick<PostSummary, "title" | "tags" | "image" | "content">;
	/** Whether it is large: of the newest post, at the top of the list, or below the title of the post. */
	readonly isLead: boolean;
	/** Whether it is on the page of the post instead of in a list. @default false */
	readonly isInPost?: boolean;
}

/**
 * The picture of a post: its `image`, unless its preview has a picture, or its text the same one. Decorative, as the title
 * is beside it. With a width and a height, browsers keep its place while it loads; the style sheet sets its shape.
 */
export const PostPicture = replaceable(({ post: { image, content }, isLead, isInPost = false }: PostPictureProps) =>
	image && !htmlOf(content).includes(isInPost ? ` src="${escapeHtml(image)}"` : "<img ") ? (
		<img className="post-picture" src={image} alt="" width="1200" height="630" loading={isLead ? undefined : "lazy"} />
	) : null,
);

export interface PostSummariesProps extends ChromeProps {
	readonly posts: readonly PostSummary[];
	readonly pagination: Pagination;
	/** Whether the newest post is larger than the others. @default false */
	readonly leadsWithNewest?: boolean;
}

/** Post excerpts, with links to newer and older posts. */
export const PostSummaries = replaceable(
	({ posts, pagination: { page, newer, older }, leadsWithNewest = false, chrome, strings }: PostSummariesProps) => (
		<>
			{posts.map((post, index) => (
				<PostSummaryItem
					key={post.route}
					post={post}
					isFirst={index === 0}
					isLead={leadsWithNewest && page === 1 && index === 0}
					chrome={chrome}
					strings={strings}
				/>
			))}
			<Pager
				name={strings.listPager}
				before={newer && { route: newer, step: strings.newerPosts }}
				after={older && { route: older, step: strings.olderPosts }}
				baseUrl={chrome.site.baseUrl}
			/>
		</>
	),
);

interface PostSummaryItemProps extends ChromeProps {
	readonly post: PostSummary;
	readonly isFirst: boolean;
	readonly isLead: boolean;
}

function PostSummaryItem({ post, chrome, strings, isFirst, isLead }: PostSummaryItemProps) {
	const { baseUrl } = chrome.site;
	const language = languageAttributesOf(post.contentLocale, chrome);
	const href = hrefOf(post.route, baseUrl);
	return (
		<article className={isLead ? "post-summary post-lead" : "post-summary"}>
			<PostPicture post={post} isLead={isLead} chrome={chrome} strings={strings} />
			<header>
				<h2 {...language}>
					<a href={href}>
						<TitleText of={post.title} />
					</a>
				</h2>
				<PostHeader post={post} locale={chrome.locale} strings={strings} />
			</header>
			<MarkdownContent of={post.content} language={language} isFirst={isFirst} />
			{post.tags.length > 0 || post.truncated ? (
				<footer className="article-footer">
					<TagList tags={post.tags} baseUrl={baseUrl} strings={strings} />
					{post.truncated ? (
						<a href={href}>
							{strings.readMore}
							<span className="visually-hidden">{strings.readMoreAbout({ title: post.title })}</span>
						</a>
					) : null}
				</footer>
			) : null}
		</article>
	);
}

/** Beside a list of posts: the most used tags, the years if there are several, and the feeds. */
export function NewsIndex({ page: { route, topTags }, chrome, strings }: LayoutProps<"post-list" | "post-tag">) {
	const { news, site } = chrome;
	if (!news) return null;
	const years = [...new Set(news.posts.map(({ date }) => date.slice(0, 4)))];
	const archive = hrefOf(news.archive, site.baseUrl);
	return (
		<aside className="news-index">
			<NewsIndexList name={strings.tags}>
				{topTags.map((tag) => (
					<a
						key={tag.route}
						rel="tag"
						href={hrefOf(tag.route, site.baseUrl)}
						aria-current={tag.route === route ? "page" : undefined}
					>
						{`${tag.label} `}
						<span className="count">{`(${tag.count})`}</span>
					</a>
				))}
			</NewsIndexList>
			<NewsIndexList name={strings.archive}>
				{years.length > 1
					? years.map((year) => (
							<a key={year} href={`${archive}#${year}`}>
								{year}
							</a>
						))
					: []}
			</NewsIndexList>
			<NewsIndexList name={strings.subscribe}>
				{news.feeds.map(({ type, href }) => (
					<a key={type} href={href}>
						{FEED_NAMES[type]}
					</a>
				))}
			</NewsIndexList>
		</aside>
	);
}

/** Nothing without links. */
const NewsIndexList = ({ name, children }: { readonly name: string; readonly children: readonly ReactElement[] }) =>
	children.length === 0 ? null : (
		<nav aria-label={name}>
			<p className="toc-title">{name}</p>
			<ul>
				{children.map((link) => (
					<li key={link.key}>{link}</li>
				))}
			</ul>
		</nav>
	);

const FEED_NAMES = { rss: "RSS", atom: "Atom", json: "JSON Feed" };

/** Other posts with the same tags. */
export const RelatedPosts = replaceable(({ page: { related }, chrome, strings }: LayoutProps<"post">) =>
	related ? (
		<nav className="related" aria-label={strings.relatedPosts}>
			<h2>{strings.relatedPosts}</h2>
			<ul className="cards">
				{related.map(({ route, label, date }) => (
					<li className="card" key={route}>
						<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
						<p>
							<FormattedDate of={date} locale={chrome.locale} />
						</p>
					</li>
				))}
			</ul>
		</nav>
	) : null,
);
