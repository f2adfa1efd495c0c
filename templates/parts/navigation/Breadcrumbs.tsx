import { hrefOf, type Route } from "../../../src/model/urls/route.ts";
import type { Chrome } from "../../../src/react.ts";
import { type ChromeProps, type LayoutProps, withPageNumber } from "../../props.ts";
import { replaceable } from "../../replaceable.tsx";
import type { LocaleStrings } from "../../strings.ts";

/** The categories that contain a document, if breadcrumbs are enabled. */
export const Breadcrumbs = replaceable(({ page, chrome, strings }: LayoutProps<"doc">) =>
	chrome.breadcrumbs && page.breadcrumbs.length > 0 ? (
		<nav className="breadcrumbs" aria-label={strings.breadcrumbs}>
			<ol>
				<li>
					<a href={hrefOf(chrome.home, chrome.site.baseUrl)}>{strings.home}</a>
				</li>
				{page.breadcrumbs.map(({ label, route }) => (
					<li key={`${route} ${label}`}>
						{route === undefined ? label : <a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>}
					</li>
				))}
				<li aria-current="page">{page.title}</li>
			</ol>
		</nav>
	) : null,
);

export interface TrailStep {
	readonly label: string;
	readonly route: Route;
}

export interface PageTrailProps extends ChromeProps {
	/** From the outermost to the nearest. */
	readonly steps: readonly TrailStep[];
}

/** The way back up from a generated page. */
export const PageTrail = ({ steps, chrome, strings }: PageTrailProps) =>
	steps.length === 0 ? null : (
		<nav className="breadcrumbs" aria-label={strings.breadcrumbs}>
			<ol>
				{steps.map(({ label, route }) => (
					<li key={route}>
						<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
					</li>
				))}
			</ol>
		</nav>
	);

/** The step to the news. */
export const newsStep = ({ news }: Chrome): readonly TrailStep[] =>
	news ? [{ label: news.title, route: news.route }] : [];

/** The step to the documents whose tags are at a route. */
export function docsStep(tagsRoute: Route, chrome: Chrome): readonly TrailStep[] {
	const folder = tagsRoute.replace(/[^/]*$/, "");
	const version = chrome.versions.find(({ home }) => home === folder || `${home}/` === folder);
	return version ? firstPageStep(version, chrome) : [];
}

/** The steps to the current version of each set of documents. */
export const allDocsSteps = (chrome: Chrome): readonly TrailStep[] =>
	chrome.versions.filter(({ isLast }) => isLast).flatMap((version) => firstPageStep(version, chrome));

/** The step to the first page of documents, by the name that the navbar has for it. None if the navbar has no link to it. */
function firstPageStep({ home }: Chrome["versions"][number], { navbar, site }: Chrome): readonly TrailStep[] {
	const href = hrefOf(home, site.baseUrl);
	const item = navbar.items.find((item) => item.type === "link" && item.href === href);
	return item?.type === "link" ? [{ label: item.label, route: home }] : [];
}

/** The tag's name and description, and the way back to all tags. */
export const TagHeader = replaceable(({ page, chrome, strings }: TagPageProps) => (
	<header>
		<PageTrail
			steps={[
				...(page.kind === "post-tag" ? newsStep(chrome) : docsStep(page.tagsRoute, chrome)),
				{ label: strings.allTags, route: page.tagsRoute },
			]}
			chrome={chrome}
			strings={strings}
		/>
		<h1>{nameOfTagPage(page, chrome, strings)}</h1>
		{page.tag.description ? <p className="lead">{page.tag.description}</p> : null}
	</header>
));

type TagPageProps = LayoutProps<"doc-tag" | "post-tag">;

const nameOfTagPage = (page: TagPageProps["page"], _: Chrome, strings: LocaleStrings): string =>
	page.kind === "doc-tag"
		? strings.docsTagged({ n: page.docs.length, tag: page.tag.label })
		: withPageNumber(strings.postsTagged({ n: page.count, tag: page.tag.label }), page.pagination, strings);

export const tagPageTexts = {
	name: nameOfTagPage,
	description: (page: TagPageProps["page"], chrome: Chrome, strings: LocaleStrings) =>
		page.tag.description ?? nameOfTagPage(page, chrome, strings),
};
