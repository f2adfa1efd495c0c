/** Pages with all that is made of each alone: rendered, turned into files, and read for the check. */
import { type Checked, checkedOf } from "./check/index.ts";
import { pageFiles } from "./derive/pages.ts";
import type { Chrome } from "./model/chrome.ts";
import type { Page } from "./model/page.ts";
import type { Problem } from "./model/problem.ts";
import type { Markup, Output, Site } from "./model/site.ts";

/** A page's files, and what the check must know of its markup. */
export interface MadePage extends Checked {
	readonly files: readonly Output[];
	readonly problems: readonly Problem[];
}

/** So many pages are in memory with all their files when these are handed on. */
const AT_ONCE = 64;

/** Renders pages. Where `handOn` takes their files, they are not kept. */
export async function makePages(
	pages: readonly Page[],
	render: (some: readonly Page[]) => Promise<readonly Markup[]>,
	site: Site,
	handOn?: (files: readonly Output[]) => Promise<void>,
): Promise<MadePage[]> {
	const made: MadePage[] = [];
	for (let at = 0; at < pages.length; at += AT_ONCE) {
		const some = pages.slice(at, at + AT_ONCE);
		const markups = await render(some);
		const all = some.map((page, i) =>
			madePage(page, markups[i] as Markup, site),
		);
		await handOn?.(all.flatMap(({ files }) => files));
		made.push(...(handOn ? all.map((page) => ({ ...page, files: [] })) : all));
	}
	return made;
}

const madePage = (page: Page, markup: Markup, site: Site): MadePage => ({
	files: pageFiles(page, markup, site.chromes[page.locale] as Chrome),
	problems: markup.problems ?? [],
	...checkedOf(page, markup),
});
