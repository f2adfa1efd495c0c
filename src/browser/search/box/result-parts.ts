/** The parts of a result, for the palette and for the search page. */
import type { HighlightedSegments, SearchExcerpt, SearchResultPage } from "../../../search/results.ts";
import { createElement } from "../../create-element.ts";
import type { SearchSite } from "../messages.ts";
import { getSearcher } from "../searcher.ts";

export interface ResultParts {
	readonly title: HTMLElement;
	/** The heading of the best section; empty for the beginning of the page. */
	readonly heading: HTMLElement;
	/** Where the page is, and its kind. */
	readonly trail: HTMLElement;
	readonly excerpt: HTMLElement;
}

/** The excerpts of the results shown last, so that they do not disappear while the reader types on. */
const shownExcerpts = new Map<string, SearchExcerpt>();

const MAX_SHOWN_EXCERPTS = 60;

/** The title comes first. Its marks and the excerpt follow when the text of the page is there and the result in view. */
export function createResultParts(page: SearchResultPage, query: string, site: SearchSite): ResultParts {
	const { lang, section, title, trail, kind } = page;
	const language = { lang, dir: lang && "auto" };
	const parts: ResultParts = {
		title: createElement("span", { class: "search-title", ...language }, ...nodesOf(title)),
		heading: createElement("span", { class: "search-heading", ...language }, ...nodesOf(section.heading)),
		trail: createElement(
			"span",
			{ class: "search-trail" },
			createElement("span", {}, trail.join(" › ")),
			...[kind, lang && languageNameOf(lang, site.lang)].flatMap((label) =>
				label ? [createElement("span", { class: "search-kind" }, label)] : [],
			),
		),
		excerpt: createElement("span", { class: "search-excerpt", ...language }),
	};
	const earlier = shownExcerpts.get(section.href);
	if (earlier) parts.excerpt.append(...nodesOf(earlier.text));
	whenInView(parts.excerpt, async () => {
		const excerpt = await getSearcher(site).excerpt(page, query);
		if (excerpt) showExcerpt(parts, excerpt, section.href);
	});
	return parts;
}

function showExcerpt({ title, heading, excerpt: text }: ResultParts, excerpt: SearchExcerpt, href: string): void {
	title.replaceChildren(...nodesOf(excerpt.title));
	heading.replaceChildren(...nodesOf(excerpt.heading));
	text.replaceChildren(...nodesOf(excerpt.text));
	if (shownExcerpts.size > MAX_SHOWN_EXCERPTS) shownExcerpts.clear();
	shownExcerpts.set(href, excerpt);
}

const nodesOf = (segments: HighlightedSegments): (Node | string)[] =>
	segments.map(({ text, isMatch }) => (isMatch ? createElement("mark", {}, text) : text));

const actions = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls `act` once, when the element comes into view or close to it. */
function whenInView(element: Element, act: () => void): void {
	observer ??= new IntersectionObserver(
		(entries, observer) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				observer.unobserve(target);
				actions.get(target)?.();
			}
		},
		{ rootMargin: "200px" },
	);
	actions.set(element, act);
	observer.observe(element);
}

function languageNameOf(language: string, lang: string): string {
	const [name = ""] = language.split("-");
	return new Intl.DisplayNames(lang, { type: "language" }).of(name) ?? name;
}
