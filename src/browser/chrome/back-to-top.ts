/** The back-to-top button of long documents. */

import { scrollBehaviorFor } from "../visits/scroll.ts";

/** Loads the code on the first scroll event. */
export const startBackToTop = (): void =>
	addEventListener(
		"scroll",
		async () =>
			(await import("./back-to-top.lazy.ts")).showOnScrollUp(scrollBehaviorFor),
		{ once: true, passive: true },
	);
