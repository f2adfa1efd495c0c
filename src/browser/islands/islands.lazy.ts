/**
 * Activates islands: when visible, when the browser is idle, or when the reader touches one. React is loaded with the
 * first.
 */
import { activateIsland, inactiveIslandOf } from "./activate-island.ts";
import { type IslandContext, preloadIslandChunks } from "./load-island.ts";

export { preloadIslandChunks } from "./load-island.ts";

let isListening = false;
let visibilityObserver: IntersectionObserver | undefined;

/** Schedules the islands that are new on the page. */
export function watchIslands(context: IslandContext): void {
	if (!isListening) listenForTouches(context);
	isListening = true;
	for (const island of document.querySelectorAll<HTMLElement>("[data-island]:not([data-state])"))
		if (inactiveIslandOf(island, context.registry)) scheduleIsland(island, context);
}

function scheduleIsland(island: HTMLElement, context: IslandContext): void {
	const { when } = island.dataset;
	if (when === "visible") getVisibilityObserver(context).observe(island);
	if (when === "idle") scheduleWhenIdle(island, context);
	if (when === "query" && location.search) activateIsland(island, context);
	const { activeElement } = document;
	if (!island.contains(activeElement)) return;
	activateIsland(island, context); // the reader focused it while this file was loading
	replayFocus(island, activeElement, null);
}

/** Without a limit, Chromium may never call back on a page that has come to rest. Safari has no idle callbacks. */
function scheduleWhenIdle(island: HTMLElement, context: IslandContext): void {
	if ("requestIdleCallback" in window) requestIdleCallback(() => activateIsland(island, context), { timeout: 1000 });
	else setTimeout(() => activateIsland(island, context));
}

function getVisibilityObserver(context: IslandContext): IntersectionObserver {
	visibilityObserver ??= new IntersectionObserver(
		(entries, observer) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				observer.unobserve(target);
				activateIsland(target as HTMLElement, context);
			}
		},
		{ rootMargin: "300px" },
	);
	return visibilityObserver;
}

function listenForTouches(context: IslandContext): void {
	const { registry } = context;
	for (const type of ["pointerdown", "focusin", "keydown", "click"])
		addEventListener(type, (event) => onIslandTouch(event, context), true);
	addEventListener("pointerover", ({ target }) => {
		const name = inactiveIslandOf(target, registry)?.dataset.island;
		// The failure is reported when the island is activated.
		if (name) preloadIslandChunks([name], context).catch(() => {});
	});
}

/**
 * Holds back clicks and repeats them after hydration. Clicks with a modifier key keep the browser's default behaviour.
 */
function onIslandTouch(event: Event, context: IslandContext): void {
	const island = inactiveIslandOf(event.target, context.registry);
	if (!island) return;
	const heldTargets = activateIsland(island, context);
	if (event.type === "focusin") {
		const { target, relatedTarget } = event as FocusEvent;
		replayFocus(island, target, relatedTarget);
	}
	const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
	if (event.type !== "click" || ctrlKey || metaKey || shiftKey || altKey) return;
	event.preventDefault();
	event.stopPropagation();
	heldTargets.push(event.target as HTMLElement);
}

/** Focus arrives before the component listens, so `focusin` is dispatched again after hydration. */
function replayFocus(island: HTMLElement, target: EventTarget | null, relatedTarget: EventTarget | null): void {
	new MutationObserver((_, observer) => {
		if (island.dataset.state !== "awake") return;
		observer.disconnect();
		if (target === document.activeElement)
			target?.dispatchEvent(new FocusEvent("focusin", { bubbles: true, relatedTarget }));
	}).observe(island, { attributeFilter: ["data-state"] });
}
