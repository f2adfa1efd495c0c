/** What a browser fetches of a site to show one page, with what it fetches ahead for the next ones. */
import { setTimeout } from "node:timers/promises";
import { onPageOf } from "../test/browser/site.ts";
import { routeOf } from "./corpus.ts";
import { serveStatic } from "./static-server.ts";

export interface TransferSum {
	readonly requests: number;
	/** Bodies, with gzip where it helps. */
	readonly bytes: number;
}

export interface Transfer {
	/** Until the page's `load` event. */
	readonly loaded: TransferSum;
	/** All of it, with what is prefetched. */
	readonly whole: TransferSum;
}

const VIEWPORT = { width: 1280, height: 900 };
/** Prefetching waits until the browser is idle, and until visible links have been seen for a moment. */
const QUIET_MS = 1500;
const LONGEST_MS = 15_000;

/**
 * Opens a page in Chromium with an empty cache and touches nothing. The server counts, since a browser reports neither
 * what its workers fetch nor speculative loads. `page` is its source without locale, `help/apps/search.md`.
 */
export async function measureTransfer(output: string, page: string): Promise<Transfer> {
	const server = await serveStatic(output);
	const { sent } = server;
	try {
		const address = `/${routeOf(page)}`;
		return await onPageOf(server, address, { viewport: VIEWPORT }, async () => {
			const loaded = sumOf(sent);
			await untilQuiet(sent);
			return { loaded, whole: sumOf(sent) };
		});
	} finally {
		await server.close();
	}
}

async function untilQuiet(sent: readonly number[]): Promise<void> {
	const end = performance.now() + LONGEST_MS;
	for (let count = -1; count < sent.length && performance.now() < end; ) {
		count = sent.length;
		await setTimeout(QUIET_MS);
	}
}

const sumOf = (sent: readonly number[]): TransferSum => ({
	requests: sent.length,
	bytes: sent.reduce((sum, bytes) => sum + bytes, 0),
});
