import { type MouseEvent, type ReactNode, useRef } from "react";
import { useRoom } from "./room.ts";

/** What opens below the field. Pressing the mouse in it leaves the focus in the field. */
export function Panel({ children }: { readonly children: ReactNode }) {
	const panel = useRef<HTMLDivElement>(null);
	useRoom(panel);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: nothing happens, that is what it is for
		<div className="search-panel" ref={panel} onMouseDown={keepFocus}>
			{children}
		</div>
	);
}

/** Bars to scroll with belong to the element itself, and keep what the browser does. */
function keepFocus(event: MouseEvent): void {
	const isOnContent = (event.target as Element).closest("a, button, p");
	if (event.button === 0 && isOnContent) event.preventDefault();
}
