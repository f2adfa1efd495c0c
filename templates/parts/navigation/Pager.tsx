import type { PageLink } from "../../../src/model/site/page-parts.ts";
import { hrefOf } from "../../../src/model/urls/route.ts";
import type { LayoutProps } from "../../props.ts";
import { replaceable } from "../../replaceable.tsx";

export interface PagerProps {
	readonly name: string;
	readonly before: PagerLink | undefined;
	readonly after: PagerLink | undefined;
	readonly baseUrl: string;
}
interface PagerLink {
	readonly route: PageLink["route"];
	/** The kind of step, such as "Next". */
	readonly step: string;
	/** The title of the target page. */
	readonly label?: string;
}

/** Links to the previous and next pages. Nothing if there is neither. */
export const Pager = replaceable(({ name, before, after, baseUrl }: PagerProps) =>
	before || after ? (
		<nav className="pager" aria-label={name}>
			{before ? renderPagerLink(before, "prev", baseUrl) : null}
			{after ? renderPagerLink(after, "next", baseUrl) : null}
		</nav>
	) : null,
);

const renderPagerLink = ({ route, step, label }: PagerLink, rel: "prev" | "next", baseUrl: string) => (
	<a className={`pager-${rel}`} rel={rel} href={hrefOf(route, baseUrl)}>
		<span className="pager-step">{step}</span>
		{label === undefined ? null : <span className="pager-label">{label}</span>}
	</a>
);

/** The pager link to a page, or `undefined` if there is no page. */
export const pagerLinkTo = (link: PageLink | undefined, step: string): PagerLink | undefined =>
	link && { ...link, step };

/** Links to the previous and next documents, in sidebar order. */
export const DocsPager = replaceable(({ page, chrome, strings }: LayoutProps<"doc" | "category">) => (
	<Pager
		name={strings.docsPager}
		before={pagerLinkTo(page.previous, strings.previous)}
		after={pagerLinkTo(page.next, strings.next)}
		baseUrl={chrome.site.baseUrl}
	/>
));
