/**
 * Calls `act` for each click at or inside an element that matches. The listener is delegated, so it covers later pages
 * too.
 */
export function onClick(selector: string, act: (element: HTMLElement, event: MouseEvent) => void): void {
	document.addEventListener("click", (event) => {
		const element = (event.target as Element).closest<HTMLElement>(selector);
		if (element) act(element, event);
	});
}
