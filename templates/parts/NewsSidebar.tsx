import type { PostLink } from "../../src/model/page.ts";
import { hrefOf, type Route } from "../../src/model/route.ts";
import type { Chrome, Html } from "../../src/react.ts";
import { once } from "../once.ts";
import { rendered } from "../rendered.ts";
import { stringsOf } from "../strings/index.ts";
import { Raw } from "./Raw.tsx";

export interface NewsSidebarProps {
	readonly chrome: Chrome;
	/** The page that shows it, where there is one. */
	readonly route?: Route;
}

/** All posts by year. As in `Sidebar`, what pages share is rendered once: here, all but the post that is shown. */
export const NewsSidebar = ({ chrome, route }: NewsSidebarProps) => (
	<nav
		className="sidebar news-sidebar"
		aria-label={chrome.news?.sidebarTitle}
		data-sidebar="news"
	>
		<p className="sidebar-title">{chrome.news?.sidebarTitle}</p>
		<Raw html={yearsOf(chrome, route)} />
		{chrome.news ? (
			<p>
				<a href={hrefOf(chrome.news.archive, chrome.site.baseUrl)}>
					{stringsOf(chrome.locale).archive}
				</a>
			</p>
		) : null}
	</nav>
);

function yearsOf(chrome: Chrome, route?: Route): Html {
	const { pieces, places } = restingOf(chrome);
	const place = route === undefined ? undefined : places.get(route);
	if (place === undefined) return pieces.join("") as Html;
	const current = itemOf(place.post, chrome, true);
	return pieces.with(place.index, current).join("") as Html;
}

/** The markup in pieces, one for each post and one for what stands between two years; and where each post is. */
const restingOf = once((chrome: Chrome) => {
	const pieces: string[] = [];
	const places = new Map<Route, { index: number; post: PostLink }>();
	let year = "";
	for (const post of chrome.news?.posts ?? []) {
		const own = post.date.slice(0, 4);
		if (own !== year) {
			const end = year === "" ? "" : "</ul>";
			pieces.push(`${end}<p class="sidebar-year">${own}</p><ul>`);
			year = own;
		}
		places.set(post.route, { index: pieces.length, post });
		pieces.push(itemOf(post, chrome, false));
	}
	if (year !== "") pieces.push("</ul>");
	return { pieces, places };
});

function itemOf(post: PostLink, chrome: Chrome, current: boolean): Html {
	const { route, label, readingTime } = post;
	return rendered(
		<li>
			<a
				href={hrefOf(route, chrome.site.baseUrl)}
				aria-current={current ? "page" : undefined}
			>
				{`${label} `}
				{readingTime === undefined ? null : (
					<small>{stringsOf(chrome.locale).readingTime(readingTime)}</small>
				)}
			</a>
		</li>,
	);
}
