import { loadStyle } from "../load-style.ts";
import { STYLES_SELECTOR, stylesOf } from "./served-page.ts";

/** Gives the page other style sheets. The old ones stay until the new ones are loaded, so that the page never flashes. */
export async function swapStyles(urls: readonly string[]): Promise<void> {
	if (stylesOf(document).join() === urls.join()) return;
	const old = [...document.querySelectorAll(STYLES_SELECTOR)];
	await Promise.allSettled(urls.map((url) => loadStyle(url, old[0])));
	for (const link of old) link.remove();
}
