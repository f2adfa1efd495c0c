import type { Author } from "../../src/model/content/document.ts";
import type { Pagination, PostSummary } from "../../src/model/site/page.ts";
import { hrefOf } from "../../src/model/urls/route.ts";
import type { Locale } from "../../src/react.ts";
import { languageAttributesOf } from "../language-attributes.ts";
import type { ChromeProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings.ts";
import { Anchor, isExternalHref } from "./Anchor.tsx";
import { TagList } from "./ArticleFooter.tsx";
import { FormattedDate } from "./FormattedDate.tsx";
import { MarkdownContent } from "./MarkdownContent.tsx";
import { Pager } from "./navigation/Pager.tsx";

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

export interface PostSummariesProps extends ChromeProps {
	readonly posts: readonly PostSummary[];
	readonly pagination: Pagination;
}

/** Post excerpts, with links to newer and older posts. */
export const PostSummaries = replaceable(
	({ posts, pagination: { newer, older }, chrome, strings }: PostSummariesProps) => (
		<>
			{posts.map((post, index) => (
				<PostSummaryItem key={post.route} post={post} isFirst={index === 0} chrome={chrome} strings={strings} />
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
}

function PostSummaryItem({ post, chrome, strings, isFirst }: PostSummaryItemProps) {
	const { baseUrl } = chrome.site;
	const language = languageAttributesOf(post.contentLocale, chrome);
	const href = hrefOf(post.route, baseUrl);
	return (
		<article className="post-summary">
			<header>
				<h2 {...language}>
					<a href={href}>{post.title}</a>
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
