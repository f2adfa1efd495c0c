import type { PageLink } from "../../src/model/page.ts";
import { hrefOf } from "../../src/model/route.ts";

export interface PagerProps {
	readonly name: string;
	readonly before: PagerLink | undefined;
	readonly after: PagerLink | undefined;
	readonly baseUrl: string;
}
interface PagerLink {
	readonly route: PageLink["route"];
	/** What kind of step it is. */
	readonly step: string;
	/** Where it leads, by name. */
	readonly label?: string;
}

/** One step back, one step on; nothing at all where there is neither. */
export const Pager = ({ name, before, after, baseUrl }: PagerProps) =>
	before || after ? (
		<nav className="pager" aria-label={name}>
			{before ? linkOf(before, "prev", baseUrl) : null}
			{after ? linkOf(after, "next", baseUrl) : null}
		</nav>
	) : null;

const linkOf = (
	{ route, step, label }: PagerLink,
	rel: "prev" | "next",
	baseUrl: string,
) => (
	<a className={`pager-${rel}`} rel={rel} href={hrefOf(route, baseUrl)}>
		<span className="pager-step">{step}</span>
		{label === undefined ? null : <span className="pager-label">{label}</span>}
	</a>
);

/** The link of a step to a page, or nothing when there is no page. */
export const stepTo = (
	link: PageLink | undefined,
	step: string,
): PagerLink | undefined => link && { ...link, step };
