/** Has what stands in the place of folded parts be open or closed as the reader left those of the same name. */
export function keepOpen(old: readonly Node[], fresh: readonly Node[]): void {
	const isOpen = new Map(
		foldedIn(old).map((details) => [nameOf(details), details.open]),
	);
	for (const details of foldedIn(fresh))
		details.open = isOpen.get(nameOf(details)) ?? details.open;
}

/** Nodes of a parsed page belong to another document, but are of the same kinds. */
const foldedIn = (nodes: readonly Node[]): HTMLDetailsElement[] =>
	nodes
		.filter((node) => node instanceof Element)
		.flatMap((element) => [
			...(element instanceof HTMLDetailsElement ? [element] : []),
			...element.querySelectorAll("details"),
		]);

/** A category is called by its link where it has one, anything else by the words that unfold it. */
const nameOf = (details: HTMLDetailsElement): string =>
	details.querySelector("summary")?.textContent?.trim() ?? "";
