import type { Pagination, PostSummary } from "../../src/model/site/page.ts";
import { hrefOf } from "../../src/model/urls/route.ts";
import type { Chrome } from "../../src/react.ts";
import { languageAttributesOf } from "../language-attributes.ts";
import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings/index.ts";
import { MarkdownContent } from "./MarkdownContent.tsx";
import { Pager } from "./Pager.tsx";
import { PostHeader } from "./PostHeader.tsx";
import { TagList } from "./TagList.tsx";

export interface PostSummariesProps {
	readonly posts: readonly PostSummary[];
	readonly pagination: Pagination;
	readonly chrome: Chrome;
	readonly strings: LocaleStrings;
}

const DefaultPostSummaries = ({ posts, pagination: { newer, older }, chrome, strings }: PostSummariesProps) => (
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
);

/** Post excerpts, with links to newer and older posts. */
export const PostSummaries = replaceable(DefaultPostSummaries);

interface PostSummaryItemProps {
	readonly post: PostSummary;
	readonly chrome: Chrome;
	readonly strings: LocaleStrings;
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
