/**
 * Activates islands: when visible, when the browser is idle, or when the reader touches one. React is loaded with the
 * first.
 */
import { type IslandContext, type IslandRegistry, loadIsland, preloadIslandChunks } from "./load-island.ts";

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

/** The targets of clicks in islands that are still loading, in order. */
const heldClicks = new WeakMap<Element, HTMLElement[]>();

/** The closest island that is idle or loading; not one that is hydrated or has failed. */
function inactiveIslandOf(target: EventTarget | null, registry: IslandRegistry): HTMLElement | undefined {
	const island = (target as Element | null)?.closest?.<HTMLElement>("[data-island]:not([data-state])");
	return island && registry[island.dataset.island ?? ""] ? island : undefined;
}

/**
 * Loads and hydrates an island once. The elements pushed to the returned list are clicked when the island is ready, or
 * when it has failed and the browser's default behaviour applies.
 */
function activateIsland(island: HTMLElement, context: IslandContext): HTMLElement[] {
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

// Keeps what is typed into an island's fields before it is hydrated.

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Records what is typed until the returned function sends the changed values to the hydrated component as events. */
function captureInput(island: HTMLElement): () => void {
	const fields = [...island.querySelectorAll<FormField>("input, textarea, select")];
	const initialValues = new Map(fields.map((field) => [field, initialValueOf(field)]));
	const values = new Map(fields.map((field) => [field, field.value]));
	const record = ({ target }: Event) => values.set(target as FormField, (target as FormField).value);
	island.addEventListener("input", record, true);
	return () => {
		island.removeEventListener("input", record, true);
		for (const [field, value] of values) if (value !== initialValues.get(field)) replayInput(field, value);
	};
}

const initialValueOf = (field: FormField): string =>
	field instanceof HTMLSelectElement
		? ([...field.options].find((option) => option.defaultSelected)?.value ?? field.options[0]?.value ?? "")
		: field.defaultValue;

/**
 * React's value tracker ignores an event whose value equals the one it saw at hydration. Resetting the field through
 * React's setter first, then setting it through the prototype's, makes the value count as a change.
 * https://github.com/facebook/react/issues/10135
 */
function replayInput(field: FormField, value: string): void {
	const isSelect = field instanceof HTMLSelectElement;
	const caret = isSelect ? null : field.selectionStart;
	if (!isSelect) field.value = field.defaultValue;
	Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
	if (caret !== null) (field as HTMLInputElement).setSelectionRange(caret, caret);
	field.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
}
