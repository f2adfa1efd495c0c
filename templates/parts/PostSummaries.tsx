import type { Pagination, PostSummary } from "../../src/model/page.ts";
import { hrefOf } from "../../src/model/route.ts";
import type { Chrome } from "../../src/react.ts";
import { languageOf } from "../language.ts";
import type { Strings } from "../strings/index.ts";
import { Pager } from "./Pager.tsx";
import { PostHeader } from "./PostHeader.tsx";
import { Tags } from "./Tags.tsx";
import { Text } from "./Text.tsx";

export interface PostSummariesProps {
	readonly posts: readonly PostSummary[];
	readonly pagination: Pagination;
	readonly chrome: Chrome;
	readonly strings: Strings;
}

/** Posts with their beginnings, and the way to newer and older ones. */
export const PostSummaries = ({
	posts,
	pagination: { newer, older },
	chrome,
	strings,
}: PostSummariesProps) => (
	<>
		{posts.map((post) => (
			<Summary key={post.route} post={post} chrome={chrome} strings={strings} />
		))}
		<Pager
			name={strings.listPager}
			before={newer && { route: newer, step: strings.newerPosts }}
			after={older && { route: older, step: strings.olderPosts }}
			baseUrl={chrome.site.baseUrl}
		/>
	</>
);

interface SummaryProps {
	readonly post: PostSummary;
	readonly chrome: Chrome;
	readonly strings: Strings;
}

function Summary({ post, chrome, strings }: SummaryProps) {
	const { baseUrl } = chrome.site;
	const language = languageOf(post.contentLocale, chrome);
	const href = hrefOf(post.route, baseUrl);
	return (
		<article className="post-summary">
			<header>
				<h2 {...language}>
					<a href={href}>{post.title}</a>
				</h2>
				<PostHeader post={post} locale={chrome.locale} strings={strings} />
			</header>
			<Text of={post.content} language={language} />
			{post.tags.length > 0 || post.truncated ? (
				<footer className="article-footer">
					<Tags tags={post.tags} baseUrl={baseUrl} strings={strings} />
					{post.truncated ? (
						<a href={href} aria-label={strings.readMoreAbout(post.title)}>
							{strings.readMore}
						</a>
					) : null}
				</footer>
			) : null}
		</article>
	);
}
