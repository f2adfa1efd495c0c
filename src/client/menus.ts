/** The dropdowns of the bar. They open and close without a script. */
import { onFirst } from "./on-first.ts";

/** Closes a menu on Escape; fetches what else keyboard and pointer expect with the first menu that is used. */
export function startMenus(): void {
	document.addEventListener("keydown", ({ key }) => {
		const menu = document.querySelector<HTMLDetailsElement>(
			".navbar .dropdown[open]",
		);
		if (key !== "Escape" || !menu) return;
		if (menu.contains(document.activeElement))
			menu.querySelector("summary")?.focus();
		menu.open = false;
	});
	onFirst(["focusin", "toggle"], ".navbar .dropdown", async () =>
		(await import("./menu-keys.ts")).watchMenus(),
	);
}
