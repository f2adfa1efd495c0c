import type { showFailure } from "../errors.ts";
import type { Registry } from "../islands.ts";
import { load } from "./load.ts";
import { typedIn } from "./typed.ts";

export interface Context {
	readonly registry: Registry;
	readonly report: typeof showFailure;
}

/** What was clicked in islands that are on their way, in its order. */
const clicked = new WeakMap<Element, HTMLElement[]>();

/** The island around something that nobody has touched, or that is on its way; not what is awake or has failed. */
export function sleeping(
	target: EventTarget | null,
	registry: Registry,
): HTMLElement | undefined {
	const island = (target as Element | null)?.closest?.<HTMLElement>(
		"[data-island]:not([data-state])",
	);
	return island && registry[island.dataset.island ?? ""] ? island : undefined;
}

/** Wakes an island once; what is put into the list is clicked when it is awake, or has failed and is left to the browser. */
export function wakeUp(island: HTMLElement, context: Context): HTMLElement[] {
	const known = clicked.get(island);
	if (known) return known;
	const held: HTMLElement[] = [];
	clicked.set(island, held);
	island.ariaBusy = "true";
	comeToLife(island, context).then((state) => {
		clicked.delete(island);
		island.ariaBusy = null;
		island.dataset.state = state;
		for (const target of held) target.click();
	});
	return held;
}

async function comeToLife(
	island: HTMLElement,
	{ registry, report }: Context,
): Promise<"awake" | "failed"> {
	try {
		const { wake, component } = await load(
			island.dataset.island ?? "",
			registry,
		);
		const tellTyped = typedIn(island);
		await wake(island, component, (error, again) =>
			report("crash", error, again, island),
		);
		tellTyped();
		return "awake";
	} catch (error) {
		const again = () => {
			delete island.dataset.state;
			wakeUp(island, { registry, report });
		};
		report("chunk", error, again, island);
		return "failed";
	}
}
