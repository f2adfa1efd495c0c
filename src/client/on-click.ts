/** Calls `act` for each click on, or in, an element that matches, now and after every visit. */
export function onClick(
	selector: string,
	act: (element: HTMLElement, event: MouseEvent) => void,
): void {
	document.addEventListener("click", (event) => {
		const element = (event.target as Element).closest<HTMLElement>(selector);
		if (element) act(element, event);
	});
}
