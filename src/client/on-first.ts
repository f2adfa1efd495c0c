/**
 * Fetches a part when the first event comes that is for it, at or in an element that matches, and hands it the event.
 * A part that cannot be fetched is asked for again: until then the browser does what it does without a script.
 */
export function onFirst(
	types: readonly string[],
	selector: string,
	fetchPart: (event: Event) => Promise<unknown>,
): void {
	const listen = (event: Event) => {
		if (!(event.target as Element).closest?.(selector)) return;
		ask("removeEventListener");
		fetchPart(event).catch((error) => {
			console.warn(error);
			ask("addEventListener");
		});
	};
	const ask = (how: "addEventListener" | "removeEventListener") => {
		for (const type of types) document[how](type, listen, true);
	};
	ask("addEventListener");
}
