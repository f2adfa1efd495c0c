/** The door to the islands: a page without one pays for nothing else. */
import type { ComponentType } from "react";
import { showFailure } from "./errors.ts";

/** Loaders of the islands' modules, by name. A component is a module's default export. */
export type Registry = Readonly<
	Record<string, () => Promise<{ readonly default: ComponentType<never> }>>
>;

let registry: Registry = {};

/** Has each island of this page and of later ones wake when its `data-when` says so, or earlier when it is touched. */
export function startIslands(known: Registry): void {
	registry = known;
	look();
	document.addEventListener("ssg:visit", look);
}

/** Has the chunks of these islands at hand when it resolves. */
export async function preload(names: readonly string[]): Promise<void> {
	if (names.length > 0) await (await shore()).preload(names, registry);
}

const shore = () => import("./islands/watch.ts");

function look(): void {
	const island = document.querySelector<HTMLElement>("[data-island]");
	if (island)
		shore().then(
			({ watch }) => watch(registry, showFailure),
			(error) => showFailure("chunk", error, look, island),
		);
}
