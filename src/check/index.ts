/** Whether every link of the site leads somewhere: those that authors wrote, and those that React pages draw. */

import type { Page } from "../model/page.ts";
import type { Problem } from "../model/problem.ts";
import type { Markup, Site } from "../model/site.ts";
import { linksOfComponent } from "./components.ts";
import { brokenLinks } from "./links.ts";

export function check(
	site: Site,
	markup: ReadonlyMap<Page, Markup>,
): Problem[] {
	return brokenLinks(site, markup, [
		...site.links,
		...site.pages.flatMap((page) =>
			page.kind === "component" ? linksOfComponent(page, site, markup) : [],
		),
	]);
}
