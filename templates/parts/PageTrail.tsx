import { hrefOf, type Route } from "../../src/model/urls/route.ts";
import type { Chrome } from "../../src/react.ts";
import type { LocaleStrings } from "../strings/index.ts";

export interface TrailStep {
	readonly label: string;
	readonly route: Route;
}

export interface PageTrailProps {
	/** From the outermost to the nearest. */
	readonly steps: readonly TrailStep[];
	readonly chrome: Chrome;
	readonly strings: LocaleStrings;
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

/**
 * The step to the first page of the documents whose tags are at a route, by the name that the navbar has for them. None if
 * the navbar has no link to it.
 */
export function docsStep(tagsRoute: Route, { versions, navbar, site }: Chrome): readonly TrailStep[] {
	const folder = tagsRoute.replace(/[^/]*$/, "");
	const home = versions.find(({ home }) => home === folder || `${home}/` === folder)?.home;
	if (home === undefined) return [];
	const href = hrefOf(home, site.baseUrl);
	const item = navbar.items.find((item) => item.type === "link" && item.href === href);
	return item?.type === "link" ? [{ label: item.label, route: home }] : [];
}
