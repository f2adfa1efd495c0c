/** The kinds of pages that belong to neither the documentation nor the news. */
import { hrefOf } from "../../src/model/urls/route.ts";
import { languageAttributesOf } from "../language-attributes.ts";
import { AlphabeticalIndex } from "../parts/AlphabeticalIndex.tsx";
import { allDocsSteps, docsStep, newsStep, PageTrail } from "../parts/navigation/Breadcrumbs.tsx";
import { SearchField, SearchForm } from "../parts/Search.tsx";
import { type LayoutProps, ownTexts, type PageKinds, type PageText } from "../props.ts";
import { Article, HomeFrame } from "./Article.tsx";
import { MainFrame } from "./MainFrame.tsx";

/** A standalone page written in Markdown. */
export const TextLayout = (props: LayoutProps<"text">) =>
	props.page.layout === "home" ? (
		<HomeFrame {...props} />
	) : (
		<MainFrame {...props} className={props.page.wrapperClassName}>
			<Article {...props} />
		</MainFrame>
	);

/** A page written in React, which renders its own content. */
export function ComponentLayout({ component: Shown, ...props }: LayoutProps<"component">) {
	const { page, chrome } = props;
	if (!Shown) throw new Error(`no component for ${page.source}`);
	return (
		<MainFrame {...props}>
			<div {...languageAttributesOf(page.contentLocale, chrome)}>
				<Shown page={page} chrome={chrome} />
			</div>
		</MainFrame>
	);
}

const nameOfTags: PageText<"tags"> = ({ area }, { news }, strings) =>
	area === "news" && news ? strings.tagsIn({ section: news.title }) : strings.tags;

/** All tags, with the number of pages that use each. */
export function TagsLayout(props: LayoutProps<"tags">) {
	const { page, chrome, strings } = props;
	return (
		<MainFrame {...props}>
			<PageTrail {...props} steps={page.area === "news" ? newsStep(chrome) : docsStep(page.route, chrome)} />
			<h1>{nameOfTags(page, chrome, strings)}</h1>
			<ul className="all-tags">
				{page.tags.map(({ route, label, description, count }) => (
					<li key={route}>
						<a className="tag" rel="tag" href={hrefOf(route, chrome.site.baseUrl)} title={description}>
							{`${label} `}
							<span className="count">{count}</span>
						</a>
					</li>
				))}
			</ul>
		</MainFrame>
	);
}

/** The search results, which a script shows, and the way to the index from A to Z, which needs none. */
export const SearchLayout = (props: LayoutProps<"search">) => {
	const { page, chrome, strings } = props;
	return (
		<MainFrame {...props}>
			<h1>{strings.search}</h1>
			<search className="search search-field">
				<SearchForm chrome={chrome} isPalette={false} />
			</search>
			<p className="without-script">{strings.searchNeedsScript}</p>
			<p className="search-index">
				<a href={hrefOf(page.indexRoute, chrome.site.baseUrl)}>{strings.searchIndex}</a>
			</p>
		</MainFrame>
	);
};

/** All pages and headings from A to Z. */
export const PageIndexLayout = (props: LayoutProps<"page-index">) => (
	<MainFrame {...props}>
		<h1>{props.strings.searchIndex}</h1>
		<AlphabeticalIndex {...props} />
	</MainFrame>
);

/** The page that hosts return with status 404. Its script completes it: see `src/browser/visits/not-found.lazy.ts`. */
export function NotFoundLayout(props: LayoutProps<"not-found">) {
	const { chrome, strings } = props;
	const { baseUrl } = chrome.site;
	const home = hrefOf(chrome.home, baseUrl);
	return (
		<MainFrame {...props}>
			<div data-not-found={chrome.locale.name}>
				<h1>{strings.notFound}</h1>
				<p className="lead">{strings.notFoundText}</p>
				{chrome.search ? (
					<>
						<SearchField chrome={chrome} />
						<section hidden data-documents={chrome.search.documents} data-home={home}>
							<h2>{strings.similarPages}</h2>
							<ul />
						</section>
					</>
				) : null}
				<p className="not-found-links">
					<a className="button" href={home}>
						{strings.toHome}
					</a>
					{[...allDocsSteps(chrome), ...newsStep(chrome)].map(({ label, route }) => (
						<a key={route} href={hrefOf(route, baseUrl)}>
							{label}
						</a>
					))}
				</p>
				<p>{strings.notFoundReport}</p>
			</div>
		</MainFrame>
	);
}

const nameOfPageIndex: PageText<"page-index"> = (_page, _chrome, strings) => strings.searchIndex;

export const siteKinds: PageKinds<"text" | "component" | "tags" | "search" | "page-index" | "not-found"> = {
	text: { ...ownTexts, Layout: TextLayout },
	component: { ...ownTexts, Layout: ComponentLayout },
	tags: { name: nameOfTags, description: nameOfTags, Layout: TagsLayout },
	search: { ...ownTexts, name: (_page, _chrome, strings) => strings.search, Layout: SearchLayout },
	"page-index": { name: nameOfPageIndex, description: nameOfPageIndex, Layout: PageIndexLayout },
	"not-found": { ...ownTexts, name: (_page, _chrome, strings) => strings.notFound, Layout: NotFoundLayout },
};
