/** The drawer of narrow screens. It is a popover, so the browser opens and closes it without a script. */
import { loadOnFirstEvent } from "../load-on-first-event.ts";

/** Loads the modal behaviour when the menu button is first focused or clicked. */
export function startDrawer(): void {
	loadOnFirstEvent(["focusin", "click"], ".menu-button", async () => (await import("./drawer.lazy.ts")).watchDrawer());
	if (history.state?.drawer) history.back(); // the page was reloaded with the drawer open
}
