import type { IslandRegistry } from "./islands.ts";

let retryCount = 0;

/** Loads React, an island's module and what the module needs. */
export async function loadIsland(name: string, registry: IslandRegistry) {
	const [{ hydrateIsland }, module] = await Promise.all([
		retryImport(() => import("./hydrate-island.tsx")),
		retryImport(registry[name] as IslandRegistry[string]),
	]);
	await module.prepare?.();
	return { hydrateIsland, component: module.default };
}

/** Loads the chunks of these islands. Unknown names are skipped. */
export async function preloadIslandChunks(
	names: readonly string[],
	registry: IslandRegistry,
): Promise<void> {
	const known = names.filter((name) => registry[name]);
	await Promise.all(known.map((name) => loadIsland(name, registry)));
}

/**
 * Browsers may cache a failed module import for the lifetime of the page, so the retry uses another URL.
 * https://github.com/whatwg/html/issues/6768
 */
const retryImport = <T>(module: () => Promise<T>): Promise<T> =>
	module().catch((error) => {
		const [address] = /\bhttps?:\S+\.js/.exec(String(error)) ?? [];
		if (!address) throw error;
		return import(`${address}?${++retryCount}`).catch(() => {
			throw error;
		});
	});
