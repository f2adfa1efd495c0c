/** What keys mean in the field of the search box: the decision, without its effect. */
import type { KeyboardEvent } from "react";
import { stopAfter } from "../../../src/client/menu-keys.ts";

export type KeyIntent =
	/** The browser does what it does in any field. */
	| { readonly kind: "write" }
	| { readonly kind: "escape" }
	| { readonly kind: "tab" }
	/** To the option at this place; -1 where there is none yet. */
	| { readonly kind: "walk"; readonly to: number }
	/** What is chosen, here or in another tab. */
	| { readonly kind: "follow"; readonly isElsewhere: boolean };

const write: KeyIntent = { kind: "write" };

/** `at` is the place of the active option among `count`, -1 when there is none: then Enter is the form's. */
export function keyIntentOf(
	event: KeyboardEvent,
	at: number,
	count: number,
): KeyIntent {
	const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
	if (event.nativeEvent.isComposing) return write;
	if (key === "Escape") return { kind: "escape" };
	if (key === "Tab") return { kind: "tab" };
	if (key === "Enter") {
		const isElsewhere = ctrlKey || metaKey;
		return at < 0 && !isElsewhere ? write : { kind: "follow", isElsewhere };
	}
	if (ctrlKey || metaKey || shiftKey || altKey) return write;
	const isArrow = key === "ArrowDown" || key === "ArrowUp";
	if (!isArrow && at < 0) return write;
	const to = count > 0 ? stopAfter(key, at, count) : isArrow ? -1 : undefined;
	return to === undefined ? write : { kind: "walk", to };
}
