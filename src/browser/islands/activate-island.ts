import { captureInput } from "./capture-input.ts";
import { type IslandContext, type IslandRegistry, loadIsland } from "./load-island.ts";

/** The targets of clicks in islands that are still loading, in order. */
const heldClicks = new WeakMap<Element, HTMLElement[]>();

/** The closest island that is idle or loading; not one that is hydrated or has failed. */
export function inactiveIslandOf(target: EventTarget | null, registry: IslandRegistry): HTMLElement | undefined {
	const island = (target as Element | null)?.closest?.<HTMLElement>("[data-island]:not([data-state])");
	return island && registry[island.dataset.island ?? ""] ? island : undefined;
}

/**
 * Loads and hydrates an island once. The elements pushed to the returned list are clicked when the island is ready, or
 * when it has failed and the browser's default behaviour applies.
 */
export function activateIsland(island: HTMLElement, context: IslandContext): HTMLElement[] {
	const known = heldClicks.get(island);
	if (known) return known;
	const targets: HTMLElement[] = [];
	heldClicks.set(island, targets);
	island.ariaBusy = "true";
	loadAndHydrate(island, context).then((state) => {
		heldClicks.delete(island);
		island.ariaBusy = null;
		island.dataset.state = state;
		for (const target of targets) target.click();
	});
	return targets;
}

async function loadAndHydrate(island: HTMLElement, context: IslandContext): Promise<"awake" | "failed"> {
	try {
		const { hydrateIsland, component } = await loadIsland(island.dataset.island ?? "", context);
		const replayTypedInput = captureInput(island);
		await hydrateIsland(island, component, (error, retry) => context.reportFailure("crash", error, retry, island));
		replayTypedInput();
		return "awake";
	} catch (error) {
		const retry = () => {
			delete island.dataset.state;
			activateIsland(island, context);
		};
		context.reportFailure("chunk", error, retry, island);
		return "failed";
	}
}
