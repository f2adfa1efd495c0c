/** The site of `test/sites/islands`, built once for a suite. */
import type { Page, Request } from "playwright-core";
import { buildAndServe, done, type Opening, onPageOf, type Said, type ServedSite } from "./site.ts";

let served: Promise<ServedSite> | undefined;

export async function onIslands<T>(
	address: string,
	use: (page: Page, said: Said, asked: readonly string[]) => Promise<T>,
	{ prepare, ...opening }: Opening = {},
): Promise<T> {
	served ??= buildAndServe("test/sites/islands");
	const asked: string[] = [];
	return onPageOf(
		await served,
		address,
		async (page, said) => {
			await page.waitForSelector("html[data-has-hydrated=true]");
			return use(page, said, asked);
		},
		{
			...opening,
			prepare: async (context) => {
				context.on("request", (request: Request) => {
					asked.push(new URL(request.url()).pathname);
				});
				await prepare?.(context);
			},
		},
	);
}

/** For the end of a suite. */
export async function islandsDone(): Promise<void> {
	await (await served)?.close();
	served = undefined;
	await done();
}
