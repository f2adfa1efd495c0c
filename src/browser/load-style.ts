/** Adds a style sheet to the page, before the given element. Rejects if it cannot be loaded. */
export const loadStyle = (url: string, before: Element | null = null): Promise<unknown> =>
	new Promise((resolve, reject) => {
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = url;
		link.onload = resolve;
		link.onerror = () => {
			link.remove();
			reject(new Error(`cannot load ${url}`));
		};
		document.head.insertBefore(link, before);
	});
