/** Renders pages and writes their files, except pages whose files are still there. */
import type { Cache } from "../cache/cache.ts";
import type { PageFacts } from "../check/index.ts";
import type { OutputWriter } from "../host.ts";
import type { SiteConfig } from "../model/config.ts";
import type { Page } from "../model/page.ts";
import type { Problem } from "../model/problem.ts";
import type { Bundle, ResolvedSite, WrittenFile } from "../model/site.ts";
import type { Templates } from "../react.ts";
import { batchPages } from "../work/batches.ts";
import type { Workers } from "../work/workers.ts";
import { createChromeKeys, keyOfPage } from "./keys.ts";

/** A page whose files are written, and what the link check needs to know about its markup. */
export interface WrittenPage extends PageFacts {
	readonly written: readonly WrittenFile[];
	/** Names of the islands on the page. */
	readonly islands: readonly string[];
	readonly problems: readonly Problem[];
	/** `Chrome.sidebarsHash` if the page depends on all sidebars. */
	readonly sidebarsHash?: string;
}

/** A page, and a key of what it shows of its locale's chrome. */
interface PageItem {
	readonly page: Page;
	readonly chrome: string;
}

/**
 * The returned function gives the pages in the order of the site's pages. If a change affects the navigation of other
 * pages, the changed pages are rendered first: authors wait for these.
 */
export function createPageWriter(
	config: SiteConfig,
	cache: Cache,
	workers: Workers,
) {
	const markdown = JSON.stringify(config.markdown);
	const memo = cache.memo<PageItem, WrittenPage>({
		name: "pages",
		nameOf: ({ page }) => `${page.locale} ${page.kind} ${page.route}`,
		keyOf: ({ page, chrome }) => keyOfPage(page, chrome + markdown),
	});
	/** The pages of the run before. */
	let before: ReadonlyMap<Page, WrittenPage> = new Map();
	return async (
		{ pages, chromes }: ResolvedSite,
		{ templates, components, isRepeatable }: Bundle,
		{ sidebarFactsOf }: Templates,
		writer: OutputWriter,
		showChanged: (pages: readonly WrittenPage[]) => Promise<unknown>,
	): Promise<readonly WrittenPage[]> => {
		// Only what rendering needs, because the value is sent to threads.
		const context = { chromes, bundle: { templates, components } };
		const made = new Map<Page, WrittenPage>();
		const renderPages = async (some: readonly Page[]) => {
			if (some.length === 0) return;
			const waiting = some.values();
			const batches = batchPages(some);
			for await (const batch of workers.run("pages", batches, context))
				for (const { files, ...page } of batch)
					made.set(waiting.next().value as Page, {
						...page,
						written: await writer.add(files),
					});
		};
		const render = async (missing: readonly PageItem[]) => {
			const all = missing.map(({ page }) => page);
			const known = all.filter((page) => before.has(page));
			await renderPages(all.filter((page) => !before.has(page)));
			if (made.size > 0 && known.length > 0)
				await showChanged(
					pages.flatMap((page) => made.get(page) ?? before.get(page) ?? []),
				);
			await renderPages(known);
			return all.map((page) => made.get(page) as WrittenPage);
		};
		const chromeKeyOf = createChromeKeys(chromes, sidebarFactsOf);
		const results = await memo.map(
			pages.map((page) => ({ page, chrome: chromeKeyOf(page) })),
			render,
			({ written, problems, sidebarsHash }, from, { page }) =>
				(from === "memory" || isRepeatable) &&
				(sidebarsHash === undefined ||
					sidebarsHash === chromes[page.locale]?.sidebarsHash) &&
				written.every(writer.isCurrent) &&
				!problems.some(({ stack }) => stack),
		);
		writer.retain(results.flatMap(({ written }) => written));
		before = new Map(pages.map((page, i) => [page, results[i] as WrittenPage]));
		return results;
	};
}
