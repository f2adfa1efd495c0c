/**
 * Tells which pages depend on all sidebars. Most of a large site's pages show a part of one, and are not rendered again
 * when another part changes.
 */
import type { Chrome } from "./chrome.ts";

type Sidebars = Chrome["sidebars"];

/** Registered, so that copies of this module agree. */
const SIDEBARS = Symbol.for("ssg.sidebars");

/** Returns a copy of a chrome that calls `onRead` whenever its sidebars are read. */
export function withTrackedSidebars({ sidebars, ...chrome }: Chrome, onRead: () => void): Chrome {
	const tracked = {
		...chrome,
		get sidebars() {
			onRead();
			return sidebars;
		},
	};
	return Object.defineProperty(tracked, SIDEBARS, { value: sidebars });
}

/** Reads the sidebars without making the page depend on all of them; for what `Templates.sidebarFactsOf` covers. */
export const untrackedSidebarsOf = (chrome: Chrome): Sidebars =>
	(chrome as { readonly [SIDEBARS]?: Sidebars })[SIDEBARS] ?? chrome.sidebars;
