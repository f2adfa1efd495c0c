import type { ComponentType } from "react";
import type { showFailure } from "../failures/failures.ts";

/** An island's module. */
export interface IslandModule {
	/** The component. */
	readonly default: ComponentType<never>;
	/** Loads what the first render needs besides the code. */
	readonly prepare?: () => Promise<void>;
}

export type IslandLoader = () => Promise<IslandModule>;

/** Module loaders by island name. */
export type IslandRegistry = Readonly<Record<string, IslandLoader>>;

/** What activates islands. The eager part hands it on, because a module that both import would be one more request. */
export interface IslandContext {
	readonly registry: Record<string, IslandLoader>;
	readonly loadHydration: () => Promise<typeof import("./hydrate-island.tsx")>;
	readonly reportFailure: typeof showFailure;
}

/** Loads React and an island's module. */
export async function loadIsland(name: string, { registry, loadHydration }: IslandContext) {
	const [{ hydrateIsland }, module] = await Promise.all([loadHydration(), (registry[name] as IslandLoader)()]);
	await module.prepare?.();
	return { hydrateIsland, component: module.default };
}

/** Loads the chunks of these islands. Unknown names are skipped. */
export async function preloadIslandChunks(names: readonly string[], context: IslandContext): Promise<void> {
	const known = names.filter((name) => context.registry[name]);
	await Promise.all(known.map((name) => loadIsland(name, context)));
}
