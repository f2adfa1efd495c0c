/** The drawer of narrow screens. The browser opens and closes it without a script. */
import { onFirst } from "./on-first.ts";

/** Fetches what makes an open drawer a dialog, with the first use of its button. */
export function startDrawer(): void {
	onFirst(["focusin", "click"], ".menu-button", async () =>
		(await import("./drawer-open.ts")).watchDrawer(),
	);
	if (history.state?.drawer) history.back(); // loaded anew while it was open
}
