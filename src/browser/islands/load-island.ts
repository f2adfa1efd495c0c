import type { IslandContext, IslandLoader } from "./islands.ts";

/** Loads React and an island's module. */
export async function loadIsland(
	name: string,
	{ registry, loadHydration }: IslandContext,
) {
	const [{ hydrateIsland }, module] = await Promise.all([
		loadHydration(),
		(registry[name] as IslandLoader)(),
	]);
	await module.prepare?.();
	return { hydrateIsland, component: module.default };
}

/** Loads the chunks of these islands. Unknown names are skipped. */
export async function preloadIslandChunks(
	names: readonly string[],
	context: IslandContext,
): Promise<void> {
	const known = names.filter((name) => context.registry[name]);
	await Promise.all(known.map((name) => loadIsland(name, context)));
}
