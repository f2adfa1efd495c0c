/** The door to the islands: a page without one pays for nothing else. */
import type { ComponentType } from "react";
import { showFailure } from "./errors.ts";

/** Loaders of the islands' modules, by name. A component is a module's default export. */
export type Registry = Readonly<
	Record<string, () => Promise<{ readonly default: ComponentType<never> }>>
>;

let registry: Registry = {};
/** While the watcher is on its way. */
let coming: Promise<boolean> | undefined;

/** Has each island of this page and of later ones wake when its `data-when` says so, or earlier when it is touched. */
export function startIslands(known: Registry): void {
	registry = known;
	for (const type of TOUCHES) addEventListener(type, head, true);
	look();
	document.addEventListener("ssg:visit", look);
}

const TOUCHES = ["pointerover", "pointerdown", "focusin", "keydown", "click"];

/** Has the chunks of these islands at hand when it resolves. */
export async function preload(names: readonly string[]): Promise<void> {
	if (names.length > 0) await (await shore()).preload(names, registry);
}

const shore = () => import("./islands/watch.ts");

/** Islands that only a reader wakes need nobody to watch them before one comes near. */
function look(): void {
	if (document.querySelector("[data-island]:not([data-when=interaction])"))
		watch();
}

/** Whether somebody watches now. */
function watch(island?: HTMLElement): Promise<boolean> {
	coming ??= shore()
		.then(
			({ watch }) => {
				watch(registry, showFailure);
				return true;
			},
			(error) => {
				const again = async () => {
					if (await watch(island)) touch(island, "pointerdown");
				};
				showFailure("chunk", error, again, island);
				return false;
			},
		)
		.finally(() => {
			coming = undefined;
			for (const type of TOUCHES) removeEventListener(type, head, true);
		});
	return coming;
}

/**
 * A reader comes near an island for the first time. A click is held back until somebody is there who keeps it; what
 * else was missed is told again.
 */
function head(event: Event): void {
	const target = event.target as HTMLElement;
	const island = target.closest?.<HTMLElement>("[data-island]");
	if (!island) return;
	const { type, ctrlKey, metaKey, shiftKey, altKey } = event as MouseEvent;
	const isClick = type === "click";
	if (isClick && (ctrlKey || metaKey || shiftKey || altKey)) return;
	if (isClick) {
		event.preventDefault();
		event.stopPropagation();
	}
	watch(island).then((isWatched) => {
		if (!isWatched) return;
		if (isClick) target.click();
		else if (type === "focusin") {
			const { relatedTarget } = event as FocusEvent;
			const again = new FocusEvent(type, { bubbles: true, relatedTarget });
			target.dispatchEvent(again);
		} else if (type !== "keydown") touch(target, type);
	});
}

const touch = (target: HTMLElement | undefined, type: string) =>
	target?.dispatchEvent(new Event(type, { bubbles: true }));
