/** Pages with all that is made of each alone: rendered, turned into files, and read for the check. */
import { type Checked, checkedOf } from "../check/index.ts";
import { pageFiles } from "../derive/pages.ts";
import type { Chrome } from "../model/chrome.ts";
import type { Page } from "../model/page.ts";
import type { Problem } from "../model/problem.ts";
import type { Bundle, Output, WrittenFile } from "../model/site.ts";
import { createRender } from "../render/index.ts";

/** A page's files, and what the check must know of its markup. */
export interface MadePage extends Checked {
	readonly files: readonly Output[];
	readonly problems: readonly Problem[];
}

/** A page whose files are in memory, or written. */
export interface KeptPage extends MadePage {
	readonly written: readonly WrittenFile[];
}

/** What all pages need. */
export interface Drawing {
	readonly chromes: Readonly<Record<string, Chrome>>;
	readonly bundle: Pick<Bundle, "templates" | "components">;
}

export async function madePages(
	pages: readonly Page[],
	{ chromes, bundle }: Drawing,
): Promise<MadePage[]> {
	const render = createRender(await import(bundle.templates), bundle);
	return pages.map((page) => {
		const chrome = chromes[page.locale] as Chrome;
		const markup = render(page, chrome);
		return {
			files: pageFiles(page, markup, chrome),
			problems: markup.problems ?? [],
			...checkedOf(page, markup),
		};
	});
}
