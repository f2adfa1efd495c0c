import { STYLES_SELECTOR, stylesOf } from "./served-page.ts";

/** Gives the page other style sheets. The old ones stay until the new ones are loaded, so that the page never flashes. */
export async function swapStyles(urls: readonly string[]): Promise<void> {
	const current = stylesOf(document);
	if (current.join() === urls.join()) return;
	const old = [...document.querySelectorAll(STYLES_SELECTOR)];
	const place = old[0] ?? null;
	const links = urls.map((url) => {
		const link = document.createElement("link");
		link.rel = "stylesheet";
		link.href = url;
		return link;
	});
	const loading = links.map(
		(link) =>
			new Promise((resolve) => {
				link.onload = resolve;
				link.onerror = resolve;
			}),
	);
	for (const link of links) document.head.insertBefore(link, place);
	await Promise.all(loading);
	for (const link of old) link.remove();
}
