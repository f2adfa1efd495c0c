/** Opens or closes each new `<details>` as the reader left the old one with the same summary. */
export function preserveOpenDetails(old: readonly Node[], fresh: readonly Node[]): void {
	const isOpen = new Map(detailsIn(old).map((details) => [summaryTextOf(details), details.open]));
	for (const details of detailsIn(fresh)) details.open = isOpen.get(summaryTextOf(details)) ?? details.open;
}

/** `instanceof` also works for nodes from `DOMParser`: they share this window's classes. */
const detailsIn = (nodes: readonly Node[]): HTMLDetailsElement[] =>
	nodes
		.filter((node) => node instanceof Element)
		.flatMap((element) => [
			...(element instanceof HTMLDetailsElement ? [element] : []),
			...element.querySelectorAll("details"),
		]);

/** Identifies a `<details>` by the text of its summary. */
const summaryTextOf = (details: HTMLDetailsElement): string =>
	details.querySelector("summary")?.textContent?.trim() ?? "";
