/** Renders pages and writes their files, except pages whose files are still there. */
import type { Cache } from "../../engine/cache/cache.ts";
import type { OutputWriter } from "../../engine/host.ts";
import { batchPages } from "../../engine/threads/batches.ts";
import type { Workers } from "../../engine/threads/workers.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { Page } from "../../model/site/page.ts";
import type { Bundle, ResolvedSite, WrittenFile } from "../../model/site/site.ts";
import type { Templates } from "../../react.ts";
import type { PageFacts } from "../check/index.ts";
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

/** A page, and a key of everything else that it is rendered from. */
interface PageItem {
	readonly page: Page;
	readonly renderKey: string;
}

/** Pages that a preview server renders before it looks again whether somebody waits for another one. */
const PREVIEW_BATCH = 24;

/**
 * The returned function gives the pages in the order of the site's pages. For a preview, the pages that somebody waits
 * for are rendered and shown first: those that changed, where only the navigation of the others did, and those that
 * readers have just requested.
 */
export function createPageWriter(config: SiteConfig, cache: Cache, workers: Workers, name = "pages") {
	const markdown = JSON.stringify(config.markdown);
	const memo = cache.memo<PageItem, WrittenPage>({
		name,
		nameOf: ({ page }) => `${page.locale} ${page.kind} ${page.route}`,
		keyOf: ({ page, renderKey }) => keyOfPage(page, renderKey),
	});
	/** The pages of the run before. */
	let before: ReadonlyMap<Page, WrittenPage> = new Map();
	return async (
		{ pages, chromes }: ResolvedSite,
		{ templates, components, isRepeatable }: Bundle,
		{ sidebarFactsOf }: Templates,
		writer: OutputWriter,
		showPages: (pages: ReadonlyMap<Page, WrittenPage>) => Promise<unknown>,
	): Promise<ReadonlyMap<Page, WrittenPage>> => {
		// Only what rendering needs, because the value is sent to threads.
		const context = { chromes, bundle: { templates, components } };
		const made = new Map<Page, WrittenPage>();
		const renderPages = async (some: readonly Page[]) => {
			const waiting = some.values();
			const batches = batchPages(some);
			for await (const batch of workers.run("pages", batches, context))
				for (const { files, ...page } of batch)
					made.set(waiting.next().value as Page, { ...page, written: await writer.add(files) });
		};
		const isAwaited = (page: Page) => (before.size > 0 && !before.has(page)) || writer.isAwaited?.(page.route) === true;
		const render = async (missing: readonly PageItem[]) => {
			const all = missing.map(({ page }) => page);
			let rest = all;
			while (rest.length > 0) {
				const awaited = writer.preview ? rest.filter(isAwaited) : rest;
				const others = writer.isAwaited ? rest.slice(0, PREVIEW_BATCH) : rest;
				await renderPages(awaited.length > 0 ? awaited : others);
				rest = rest.filter((page) => !made.has(page));
				if (awaited.length > 0 && rest.length > 0)
					await showPages(selectKnown(pages, (page) => made.get(page) ?? before.get(page)));
			}
			return all.map((page) => made.get(page) as WrittenPage);
		};
		const chromeKeyOf = createChromeKeys(chromes, sidebarFactsOf);
		const results = await memo.map(
			pages.map((page) => ({ page, renderKey: chromeKeyOf(page) + markdown })),
			render,
			({ written, problems, sidebarsHash }, from, { page }) =>
				(from === "memory" || isRepeatable) &&
				(sidebarsHash === undefined || sidebarsHash === chromes[page.locale]?.sidebarsHash) &&
				written.every(writer.isCurrent) &&
				!problems.some(({ stack }) => stack),
		);
		writer.retain(results.flatMap(({ written }) => written));
		before = new Map(pages.map((page, i) => [page, results[i] as WrittenPage]));
		return before;
	};
}

/** The pages with a result, in the order of the pages. */
const selectKnown = (
	pages: readonly Page[],
	resultOf: (page: Page) => WrittenPage | undefined,
): ReadonlyMap<Page, WrittenPage> =>
	new Map(
		pages.flatMap((page) => {
			const result = resultOf(page);
			return result ? [[page, result] as const] : [];
		}),
	);

/** Names of the islands on some pages. */
export const islandsOn = (pages: ReadonlyMap<Page, WrittenPage>): ReadonlySet<string> =>
	new Set([...pages.values()].flatMap(({ islands }) => islands));
