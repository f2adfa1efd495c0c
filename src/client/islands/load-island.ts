import { retryableImport } from "../retryable-import.ts";
import type { IslandRegistry } from "./islands.ts";

const loadHydration = retryableImport(() => import("./hydrate-island.tsx"));

type IslandLoader = IslandRegistry[string];

const loaders = new Map<IslandLoader, IslandLoader>();

/** Loads React, an island's module and what the module needs. */
export async function loadIsland(name: string, registry: IslandRegistry) {
	const [{ hydrateIsland }, module] = await Promise.all([
		loadHydration(),
		loadModule(registry[name] as IslandLoader),
	]);
	await module.prepare?.();
	return { hydrateIsland, component: module.default };
}

function loadModule(load: IslandLoader): ReturnType<IslandLoader> {
	const retryable = loaders.get(load) ?? retryableImport(load);
	loaders.set(load, retryable);
	return retryable();
}

/** Loads the chunks of these islands. Unknown names are skipped. */
export async function preloadIslandChunks(
	names: readonly string[],
	registry: IslandRegistry,
): Promise<void> {
	const known = names.filter((name) => registry[name]);
	await Promise.all(known.map((name) => loadIsland(name, registry)));
}
