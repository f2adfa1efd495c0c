/** The eager part of islands. Pages without islands load nothing else. */
import { showFailure } from "../failures/failures.ts";
import { retryableImport } from "../retryable-import.ts";
import type { IslandContext, IslandRegistry } from "./load-island.ts";

const context: IslandContext = {
	registry: {},
	loadHydration: retryableImport(() => import("./hydrate-island.tsx")),
	reportFailure: showFailure,
};

/** Pending import of the lazy part. */
let watcherLoading: Promise<boolean> | undefined;

/**
 * Activates each island of this page and of later ones when its `data-when` condition is met, or earlier when it is
 * touched.
 */
export function startIslands(registry: IslandRegistry): void {
	addIslands(registry);
	for (const type of TOUCH_EVENTS) addEventListener(type, onFirstTouch, true);
	watchIfNeeded();
	document.addEventListener("ssg:visit", watchIfNeeded);
}

/** Adds the islands of a site, after `startIslands` and before any of them can be activated. */
export function addIslands(islands: IslandRegistry): void {
	for (const [name, load] of Object.entries(islands)) context.registry[name] = retryableImport(load);
}

const TOUCH_EVENTS = ["pointerover", "pointerdown", "focusin", "keydown", "click"];

/** Loads the chunks of these islands. */
export async function preloadIslands(names: readonly string[]): Promise<void> {
	if (names.length > 0) await (await loadIslandWatcher()).preloadIslandChunks(names, context);
}

const loadIslandWatcher = retryableImport(() => import("./islands.lazy.ts"));

/** Islands with `data-when="interaction"` need the lazy part only when they are touched. */
function watchIfNeeded(): void {
	if (document.querySelector("[data-island]:not([data-when=interaction])")) ensureWatcher();
}

/** Loads the lazy part. Resolves to `false` if that fails. */
function ensureWatcher(island?: HTMLElement): Promise<boolean> {
	watcherLoading ??= loadIslandWatcher()
		.then(
			({ watchIslands }) => {
				watchIslands(context);
				return true;
			},
			(error) => {
				const retry = async () => {
					if (await ensureWatcher(island)) dispatchTouch(island, "pointerdown");
				};
				showFailure("chunk", error, retry, island);
				return false;
			},
		)
		.finally(() => {
			watcherLoading = undefined;
			for (const type of TOUCH_EVENTS) removeEventListener(type, onFirstTouch, true);
		});
	return watcherLoading;
}

/**
 * Handles the first interaction with any island. The click is held back, and all events except key presses are
 * dispatched again once the lazy part listens.
 */
function onFirstTouch(event: Event): void {
	const target = event.target as HTMLElement;
	const island = target.closest?.<HTMLElement>("[data-island]");
	if (!island) return;
	const { type, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
	const isClick = type === "click";
	if (isClick) {
		if (ctrlKey || metaKey || shiftKey || altKey) return;
		event.preventDefault();
		event.stopPropagation();
	}
	ensureWatcher(island).then((isWatched) => {
		if (!isWatched) return;
		if (isClick) target.click();
		else if (type === "focusin") target.dispatchEvent(new FocusEvent(type, event));
		else if (type !== "keydown") dispatchTouch(target, type);
	});
}

const dispatchTouch = (target: HTMLElement | undefined, type: string) =>
	target?.dispatchEvent(new Event(type, { bubbles: true }));
