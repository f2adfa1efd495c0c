/** Decides what a key press in the search field does, without doing it. */
import { nextStopIndex } from "../../next-stop-index.ts";

export type KeyIntent =
	/** Leave the key to the browser. */
	| { readonly kind: "type" }
	| { readonly kind: "escape" }
	/** Move to the option at this index; -1 if there are no options yet. */
	| { readonly kind: "move"; readonly to: number }
	/** Follow the active option, here or in a new tab. */
	| { readonly kind: "follow"; readonly opensNewTab: boolean };

const TYPE_INTENT: KeyIntent = { kind: "type" };

/** `at` is the index of the active option among `count`, or -1 if none is active: then Enter submits the form. */
export function keyIntentOf(
	event: Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "shiftKey" | "altKey" | "isComposing">,
	at: number,
	count: number,
): KeyIntent {
	const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
	if (event.isComposing) return TYPE_INTENT;
	if (key === "Escape") return { kind: "escape" };
	if (key === "Enter") {
		const opensNewTab = ctrlKey || metaKey;
		return at < 0 && !opensNewTab ? TYPE_INTENT : { kind: "follow", opensNewTab };
	}
	if (ctrlKey || metaKey || shiftKey || altKey) return TYPE_INTENT;
	const isArrow = key === "ArrowDown" || key === "ArrowUp";
	if (!isArrow && at < 0) return TYPE_INTENT;
	const to = count > 0 ? nextStopIndex(key, at, count) : isArrow ? -1 : undefined;
	return to === undefined ? TYPE_INTENT : { kind: "move", to };
}
