/** Whether every link of the site leads somewhere: those that authors wrote, and those that React pages draw. */

import type { Page } from "../model/page.ts";
import type { Problem } from "../model/problem.ts";
import type { Markup, Site } from "../model/site.ts";
import { linksOfComponent } from "./components.ts";
import { brokenLinks } from "./links.ts";
import { hrefsIn, idsIn } from "./markup.ts";

/** What is read from a page's markup, since its markup is not kept. */
export interface Checked {
	/** The ids of a page that has no text of its own. */
	readonly ids?: readonly string[];
	/** Of a React page, the links that it draws. */
	readonly hrefs?: readonly string[];
}

export const checkedOf = (page: Page, { main }: Markup): Checked => ({
	...(!("content" in page) && { ids: idsIn(main) }),
	...(page.kind === "component" && { hrefs: hrefsIn(main) }),
});

export function check(
	site: Site,
	made: ReadonlyMap<Page, Checked | undefined>,
): Problem[] {
	return brokenLinks(site, (page) => made.get(page)?.ids, [
		...site.links,
		...site.pages.flatMap((page) =>
			page.kind === "component"
				? linksOfComponent(page, site, made.get(page)?.hrefs ?? [])
				: [],
		),
	]);
}
