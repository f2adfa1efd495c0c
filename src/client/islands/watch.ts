/** Wakes islands. React comes with the first that wakes, and never before. */
import type { showFailure } from "../errors.ts";
import type { Registry } from "../islands.ts";
import { preload } from "./load.ts";
import { type Context, sleeping, wakeUp } from "./waking.ts";

export { preload } from "./load.ts";

let context: Context | undefined;
let observer: IntersectionObserver | undefined;

/** Has the islands that have come to the page wake when they are to. */
export function watch(registry: Registry, report: typeof showFailure): void {
	if (!context) {
		context = { registry, report };
		listen(context);
	}
	for (const island of document.querySelectorAll<HTMLElement>(
		"[data-island]:not([data-state])",
	))
		if (sleeping(island, registry)) waitFor(island, context);
}

function waitFor(island: HTMLElement, context: Context): void {
	const { when } = island.dataset;
	if (when === "visible") inView(context).observe(island);
	if (when === "idle")
		(window.requestIdleCallback ?? setTimeout)(() => wakeUp(island, context));
	const isAsked =
		when === "query" && new URLSearchParams(location.search).has("q");
	if (isAsked) wakeUp(island, context);
	const { activeElement } = document;
	if (!island.contains(activeElement)) return;
	wakeUp(island, context); // somebody was here before this file was
	tellFocus(island, activeElement, null);
}

function inView(context: Context): IntersectionObserver {
	observer ??= new IntersectionObserver(
		(entries, observer) => {
			for (const { isIntersecting, target } of entries) {
				if (!isIntersecting) continue;
				observer.unobserve(target);
				wakeUp(target as HTMLElement, context);
			}
		},
		{ rootMargin: "300px" },
	);
	return observer;
}

function listen(context: Context): void {
	const { registry } = context;
	for (const type of ["pointerdown", "focusin", "keydown", "click"])
		addEventListener(type, (event) => touch(event, context), true);
	addEventListener("pointerover", ({ target }) => {
		const name = sleeping(target, registry)?.dataset.island;
		if (name) preload([name], registry).catch(() => {}); // whoever touches it will see the failure
	});
}

/** Clicks are held back and done again when somebody is there to answer them; with a modifier they are the browser's. */
function touch(event: Event, context: Context): void {
	const island = sleeping(event.target, context.registry);
	if (!island) return;
	const held = wakeUp(island, context);
	if (event.type === "focusin") {
		const { target, relatedTarget } = event as FocusEvent;
		tellFocus(island, target, relatedTarget);
	}
	const { ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
	if (event.type !== "click" || ctrlKey || metaKey || shiftKey || altKey)
		return;
	event.preventDefault();
	event.stopPropagation();
	held.push(event.target as HTMLElement);
}

/** The focus comes before there is anybody to hear of it, and of where it came from: it is told again. */
function tellFocus(
	island: HTMLElement,
	target: EventTarget | null,
	relatedTarget: EventTarget | null,
): void {
	new MutationObserver((_, observer) => {
		if (island.dataset.state !== "awake") return;
		observer.disconnect();
		if (target === document.activeElement)
			target?.dispatchEvent(
				new FocusEvent("focusin", { bubbles: true, relatedTarget }),
			);
	}).observe(island, { attributeFilter: ["data-state"] });
}
