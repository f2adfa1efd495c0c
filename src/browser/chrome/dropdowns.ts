/** Navbar dropdowns. They are `<details>` elements, so they open and close without a script. */
import { loadOnFirstEvent } from "../load-on-first-event.ts";

/** Closes an open dropdown on Escape, and loads the rest of the behaviour when a dropdown is first used. */
export function startDropdowns(): void {
	document.addEventListener("keydown", ({ key }) => {
		const menu = document.querySelector<HTMLDetailsElement>(".navbar .dropdown[open]");
		if (key !== "Escape" || !menu) return;
		if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
		menu.open = false;
	});
	loadOnFirstEvent(["focusin", "toggle"], ".navbar .dropdown", async () =>
		(await import("./dropdowns.lazy.ts")).watchDropdowns(),
	);
}
