import { type MouseEvent, type ReactNode, useRef } from "react";
import { useAvailableHeight } from "./use-available-height.ts";

/** The panel below the field. Mouse presses inside it do not move focus. */
export function SearchPanel({ children }: { readonly children: ReactNode }) {
	const panel = useRef<HTMLDivElement>(null);
	useAvailableHeight(panel);
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: the handler only keeps focus in the field
		<div className="search-panel" ref={panel} onMouseDown={keepFocus}>
			{children}
		</div>
	);
}

/** A press on the scrollbar targets the panel itself and keeps its default behaviour. */
function keepFocus(event: MouseEvent): void {
	const isOnContent = (event.target as Element).closest("a, button, p");
	if (event.button === 0 && isOnContent) event.preventDefault();
}
