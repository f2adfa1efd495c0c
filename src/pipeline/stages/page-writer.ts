/** Renders pages and writes their files, except pages whose files are still there. */
import type { Cache } from "../../engine/cache/cache.ts";
import type { OutputWriter } from "../../engine/host.ts";
import { batchPages } from "../../engine/threads/batches.ts";
import type { Workers } from "../../engine/threads/workers.ts";
import { definedFields } from "../../model/collections.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { Problem } from "../../model/problems/problem.ts";
import type { Page } from "../../model/site/page.ts";
import type { Bundle, ResolvedSite, WrittenFile } from "../../model/site/site.ts";
import type { Templates } from "../../react.ts";
import type { PageFacts } from "../check/index.ts";
import { type BuildPreview, OutdatedBuild } from "../emit/writer.ts";
import { createChromeKeys, keyOfPage } from "./keys.ts";

/** A page whose files are written, and what the link check needs to know about its markup. */
export interface WrittenPage extends PageFacts {
	readonly written: readonly WrittenFile[];
	/** Names of the islands on the page. */
	readonly islands: readonly string[];
	readonly problems: readonly Problem[];
	/** `Chrome.sidebarsHash` if the page depends on all sidebars. */
	readonly sidebarsHash?: string;
	/** Equal for equal pages; absent if results are not kept. */
	readonly key?: string;
}

/** A page, and a key of everything else that it is rendered from. */
interface PageItem {
	readonly page: Page;
	readonly renderKey: string;
}

/** Pages that are rendered for a preview before it looks again whether the build is outdated. */
const PREVIEW_BATCH = 24;

/**
 * The returned function gives the pages in the order of the site's pages. A preview renders what readers see itself; all
 * pages are rendered to check them, and to tell readers what has changed: first those that they look at.
 */
export function createPageWriter(config: SiteConfig, cache: Cache, workers: Workers, name = "pages") {
	const markdown = JSON.stringify(config.markdown) + (config.budgets ? "weighed" : "");
	const memo = cache.memo<PageItem, WrittenPage>({
		name,
		nameOf: ({ page }) => `${page.locale} ${page.kind} ${page.route}`,
		keyOf: ({ page, renderKey }) => keyOfPage(page, renderKey),
		warmStart: true,
	});
	/** What an outdated build has rendered. */
	let unfinished: ReadonlyMap<Page, { readonly renderKey: string; readonly result: WrittenPage }> = new Map();
	return async (
		{ pages, chromes }: ResolvedSite,
		{ templates, components, isRepeatable }: Bundle,
		{ sidebarFactsOf }: Templates,
		writer: OutputWriter,
	): Promise<ReadonlyMap<Page, WrittenPage>> => {
		// Only what rendering needs, because the value is sent to threads.
		// In a preview, texts change without a check of the site.
		const hasBudgets = config.budgets !== undefined && !writer.preview;
		const context = { chromes, bundle: { templates, components }, ...(hasBudgets && { hasBudgets }) };
		const made = new Map<Page, WrittenPage>();
		const renderPages = async (some: readonly Page[]) => {
			const waiting = some.values();
			const batches = batchPages(some);
			for await (const batch of workers.run("pages", batches, context))
				for (const { files, ...page } of batch)
					made.set(waiting.next().value as Page, { ...page, written: await writer.add(files) });
		};
		const renderForPreview = async (missing: readonly PageItem[], preview: BuildPreview) => {
			for (const { page, renderKey } of missing) {
				const known = unfinished.get(page);
				if (known?.renderKey === renderKey) made.set(page, known.result);
			}
			const rest = missing.map(({ page }) => page).filter((page) => !made.has(page));
			const awaited = rest.filter(({ route }) => preview.isAwaited(route));
			await renderPages(awaited);
			if (awaited.length > 0) await preview.announce();
			const others = rest.filter((page) => !made.has(page));
			for (let i = 0; i < others.length; i += PREVIEW_BATCH) {
				if (preview.isOutdated()) {
					unfinished = new Map(
						missing.flatMap(({ page, renderKey }) => {
							const result = made.get(page);
							return result ? [[page, { renderKey, result }]] : [];
						}),
					);
					throw new OutdatedBuild();
				}
				await renderPages(others.slice(i, i + PREVIEW_BATCH));
			}
			unfinished = new Map();
		};
		const render = async (missing: readonly PageItem[]) => {
			if (writer.preview) await renderForPreview(missing, writer.preview);
			else await renderPages(missing.map(({ page }) => page));
			return missing.map(({ page }) => made.get(page) as WrittenPage);
		};
		const chromeKeyOf = createChromeKeys(chromes, sidebarFactsOf);
		const results = await memo.map(
			pages.map((page) => ({ page, renderKey: chromeKeyOf(page) + markdown })),
			render,
			({ written, problems, sidebarsHash }, from, { page }) =>
				(from === "memory" || isRepeatable) &&
				(sidebarsHash === undefined || sidebarsHash === chromes[page.locale]?.sidebarsHash) &&
				(writer.preview !== undefined || written.every(writer.isCurrent)) &&
				!problems.some(({ stack }) => stack),
		);
		writer.retain(results.flatMap(({ written }) => written));
		return new Map(
			pages.map((page, i) => [page, { ...(results[i] as WrittenPage), ...definedFields({ key: memo.keys[i] }) }]),
		);
	};
}

/** Names of the islands on some pages. */
export const islandsOn = (pages: ReadonlyMap<Page, WrittenPage>): ReadonlySet<string> =>
	new Set([...pages.values()].flatMap(({ islands }) => islands));
