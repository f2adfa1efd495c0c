/** The site of `test/sites/islands`, built once for a suite. */
import type { Page } from "playwright-core";
import { buildAndServe, done, type Options, onOpenPageOf, onPageOf, type Said, type ServedSite } from "./site.ts";
import { ready } from "./waiting.ts";

let served: Promise<ServedSite> | undefined;

type Use<T> = (page: Page, said: Said) => Promise<T>;

/** Opens a page that is ready. Those that are opened again with the same options share a context. */
export async function onIslands<T>(address: string, use: Use<T>, options: Options = {}): Promise<T> {
	served ??= buildAndServe("test/sites/islands");
	return onOpenPageOf(await served, address, options, afterReady(use));
}

/** The same in a context of its own, which the test may change. */
export async function onOwnIslands<T>(address: string, use: Use<T>): Promise<T> {
	served ??= buildAndServe("test/sites/islands");
	return onPageOf(await served, address, afterReady(use));
}

const afterReady =
	<T>(use: Use<T>): Use<T> =>
	async (page, said) => {
		await ready(page);
		return use(page, said);
	};

/** For the end of a suite. */
export async function islandsDone(): Promise<void> {
	served = undefined;
	await done();
}
