import type { PostLink } from "../../../src/model/site/page.ts";
import { hrefOf, type Route } from "../../../src/model/urls/route.ts";
import type { Chrome, Html } from "../../../src/react.ts";
import { memoizeWeak } from "../../memoize.ts";
import { renderStatic } from "../../render-static.ts";
import { replaceable } from "../../replaceable.tsx";
import { stringsOf } from "../../strings.ts";
import { RawHtml } from "../RawHtml.tsx";

export interface NewsSidebarProps {
	readonly chrome: Chrome;
	/** The page that shows the sidebar, if any. */
	readonly route?: Route;
}

/** The newest posts by year, and a link to all of them. As in `DocsSidebar`, whatever pages share is rendered once: all entries but the current one. */
export const NewsSidebar = replaceable(function NewsSidebar({ chrome, route }: NewsSidebarProps) {
	const strings = stringsOf(chrome.locale);
	const title = chrome.news?.sidebar.title ?? strings.recentPosts;
	return (
		<nav className="sidebar news-sidebar" aria-label={title} data-sidebar="news">
			<p className="sidebar-title">{title}</p>
			<RawHtml html={renderYears(chrome, route)} />
			{chrome.news ? (
				<p>
					<a href={hrefOf(chrome.news.archive, chrome.site.baseUrl)}>{strings.archive}</a>
				</p>
			) : null}
		</nav>
	);
});

function renderYears(chrome: Chrome, route?: Route): Html {
	const { pieces, places } = inactivePostsOf(chrome);
	const place = route === undefined ? undefined : places.get(route);
	if (place === undefined) return pieces.join("") as Html;
	const current = renderPostItem(place.post, chrome, true);
	return pieces.with(place.index, current).join("") as Html;
}

/** The HTML in pieces, one per post and one between two years, with the index of each post's piece. */
const inactivePostsOf = memoizeWeak((chrome: Chrome) => {
	const pieces: string[] = [];
	const places = new Map<Route, { index: number; post: PostLink }>();
	let year = "";
	for (const post of chrome.news?.sidebar.posts ?? []) {
		const own = post.date.slice(0, 4);
		if (own !== year) {
			const end = year === "" ? "" : "</ul>";
			pieces.push(`${end}<p class="sidebar-year">${own}</p><ul>`);
			year = own;
		}
		places.set(post.route, { index: pieces.length, post });
		pieces.push(renderPostItem(post, chrome, false));
	}
	if (year !== "") pieces.push("</ul>");
	return { pieces, places };
});

function renderPostItem(post: PostLink, chrome: Chrome, current: boolean): Html {
	const { route, label, readingTime } = post;
	return renderStatic(
		<li>
			<a href={hrefOf(route, chrome.site.baseUrl)} aria-current={current ? "page" : undefined}>
				{`${label} `}
				{readingTime === undefined ? null : <small>{stringsOf(chrome.locale).readingTime({ n: readingTime })}</small>}
			</a>
		</li>,
	);
}
