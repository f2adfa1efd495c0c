import { hrefOf, type Route } from "../../src/model/route.ts";
import type { Chrome, Page } from "../../src/react.ts";
import type { LocaleStrings } from "../strings/index.ts";

interface TrailStep {
	readonly label: string;
	readonly route: Route;
}

export interface PageTrailProps {
	readonly page: Page;
	readonly chrome: Chrome;
	readonly strings: LocaleStrings;
}

/** The way back up from a generated page: to the news or the documents, and from a tag to all tags. */
export function PageTrail(props: PageTrailProps) {
	const steps = trailOf(props);
	return steps.length === 0 ? null : (
		<nav className="breadcrumbs" aria-label={props.strings.breadcrumbs}>
			<ol>
				{steps.map(({ label, route }) => (
					<li key={route}>
						<a href={hrefOf(route, props.chrome.site.baseUrl)}>{label}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}

function trailOf({
	page,
	chrome,
	strings,
}: PageTrailProps): readonly TrailStep[] {
	const news = chrome.news
		? [{ label: chrome.news.title, route: chrome.news.route }]
		: [];
	switch (page.kind) {
		case "archive":
			return news;
		case "tags":
			return page.area === "news" ? news : docsHomeOf(page.route, chrome);
		case "post-tag":
			return [...news, { label: strings.allTags, route: page.tagsRoute }];
		case "doc-tag":
			return [
				...docsHomeOf(page.tagsRoute, chrome),
				{ label: strings.allTags, route: page.tagsRoute },
			];
		default:
			return [];
	}
}

/** The first page of the documents, by the name that the navbar has for them. Nothing if the navbar has no link to it. */
function docsHomeOf(
	tagsRoute: Route,
	{ versions, navbar, site }: Chrome,
): readonly TrailStep[] {
	const folder = tagsRoute.replace(/[^/]*$/, "");
	const home = versions.find(
		({ home }) => home === folder || `${home}/` === folder,
	)?.home;
	if (home === undefined) return [];
	const href = hrefOf(home, site.baseUrl);
	const item = navbar.items.find(
		(item) => item.type === "link" && item.href === href,
	);
	return item?.type === "link" ? [{ label: item.label, route: home }] : [];
}
