/** The kinds of pages of the news. */
import { hrefOf } from "../../src/model/urls/route.ts";
import type { Html } from "../../src/react.ts";
import { FormattedDate } from "../parts/FormattedDate.tsx";
import { newsStep, PageTrail, TagHeader, tagPageTexts } from "../parts/navigation/Breadcrumbs.tsx";
import { Pager, pagerLinkTo } from "../parts/navigation/Pager.tsx";
import { Toc, TocDisclosure } from "../parts/navigation/Toc.tsx";
import { TitleText } from "../parts/PageHeading.tsx";
import { NewsIndex, PostHeader, PostPicture, PostSummaries, RelatedPosts } from "../parts/Post.tsx";
import { type LayoutProps, ownTexts, type PageKinds, type PageText, withPageNumber } from "../props.ts";
import { Article } from "./Article.tsx";
import { MainFrame } from "./MainFrame.tsx";

/** A news post. */
export function PostLayout(props: LayoutProps<"post">) {
	const { page, chrome, strings } = props;
	const header = (
		<>
			<PostHeader post={page} locale={chrome.locale} strings={strings} />
			<PostPicture post={page} isLead isInPost chrome={chrome} strings={strings} />
		</>
	);
	return (
		<MainFrame {...props}>
			<Article {...props} header={header} />
			<RelatedPosts {...props} />
			<Pager
				name={strings.postPager}
				before={pagerLinkTo(page.newer, strings.newerPost)}
				after={pagerLinkTo(page.older, strings.olderPost)}
				baseUrl={chrome.site.baseUrl}
			/>
		</MainFrame>
	);
}

const nameOfPostList: PageText<"post-list"> = ({ pagination }, { news }, strings) =>
	withPageNumber(news?.title ?? "", pagination, strings);

/** One page of the paginated list of news posts. */
export function PostListLayout(props: LayoutProps<"post-list">) {
	const { page, chrome, strings } = props;
	return (
		<MainFrame {...props}>
			<div className="with-toc news-list">
				<div>
					<h1>{nameOfPostList(page, chrome, strings)}</h1>
					<PostSummaries {...props} posts={page.posts} pagination={page.pagination} leadsWithNewest />
				</div>
				<NewsIndex {...props} />
			</div>
		</MainFrame>
	);
}

/** The posts with a tag. */
export function PostTagLayout(props: LayoutProps<"post-tag">) {
	const { page } = props;
	return (
		<MainFrame {...props}>
			<div className="with-toc news-list">
				<div>
					<TagHeader {...props} />
					<PostSummaries {...props} posts={page.posts} pagination={page.pagination} />
				</div>
				<NewsIndex {...props} />
			</div>
		</MainFrame>
	);
}

/** All posts, by year. */
export function ArchiveLayout(props: LayoutProps<"archive">) {
	const { page, chrome, strings } = props;
	const items = page.years.map(({ year }) => ({ id: `${year}`, html: `${year}` as Html, level: 2 }));
	const contents = { items: items.length > 1 ? items : [], language: {}, strings };
	return (
		<MainFrame {...props}>
			<div className="with-toc">
				<div>
					<PageTrail {...props} steps={newsStep(chrome)} />
					<h1>{strings.archive}</h1>
					<TocDisclosure {...contents} />
					<p className="lead">{strings.archiveDescription}</p>
					{page.years.map(({ year, posts }) => (
						<section key={year}>
							<h2 id={`${year}`}>{year}</h2>
							<ul className="archive">
								{posts.map(({ route, label, date }) => (
									<li key={route}>
										<FormattedDate of={date} locale={chrome.locale} as="dayOfYear" />{" "}
										<a href={hrefOf(route, chrome.site.baseUrl)}>
											<TitleText of={label} />
										</a>
									</li>
								))}
							</ul>
						</section>
					))}
				</div>
				<Toc {...contents} />
			</div>
		</MainFrame>
	);
}

export const newsKinds: PageKinds<"post" | "post-list" | "post-tag" | "archive"> = {
	post: { ...ownTexts, Layout: PostLayout },
	"post-list": {
		name: nameOfPostList,
		description: ({ description, pagination }, _, strings) => withPageNumber(description, pagination, strings),
		Layout: PostListLayout,
	},
	"post-tag": { ...tagPageTexts, Layout: PostTagLayout },
	archive: {
		name: (_page, _chrome, strings) => strings.archive,
		description: (_page, _chrome, strings) => strings.archiveDescription,
		Layout: ArchiveLayout,
	},
};
