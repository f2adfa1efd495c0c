/**
 * Loads a part on the first of the given events at or inside a matching element, and passes it the event. If loading
 * fails, it is tried again on the next event; until then the browser's default behaviour applies.
 */
export function loadOnFirstEvent(
	types: readonly string[],
	selector: string,
	fetchPart: (event: Event) => Promise<unknown>,
): void {
	const listen = (event: Event) => {
		if (!(event.target as Element).closest?.(selector)) return;
		toggleListeners("removeEventListener");
		fetchPart(event).catch((error) => {
			console.warn(error);
			toggleListeners("addEventListener");
		});
	};
	const toggleListeners = (how: "addEventListener" | "removeEventListener") => {
		for (const type of types) document[how](type, listen, true);
	};
	toggleListeners("addEventListener");
}
