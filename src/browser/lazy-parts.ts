/** Parts that are loaded when a page has them, or when a reader first uses them. */
import { loadOnFirstEvent } from "./load-on-first-event.ts";
import { browserStorage } from "./storage.ts";

export function startLazyParts(): void {
	loadOnPagesWith("[data-announcement]", async () =>
		(await import("./chrome/announcement.lazy.ts")).watchAnnouncement(browserStorage),
	);
	loadOnPagesWith("main .code-block", async () => (await import("./content/code-buttons.lazy.ts")).observeCodeBlocks());
	loadOnPagesWith("main [data-tabs]", async () => (await import("./content/tabs.lazy.ts")).initTabs(browserStorage));
	loadOnPagesWith("[data-version]", async () =>
		(await import("./chrome/version-dropdown.lazy.ts")).showVersion(browserStorage),
	);

	document.addEventListener("keydown", closeMenuOnEscape);
	loadOnFirstEvent(["focusin", "toggle"], ".navbar .dropdown", async () =>
		(await import("./chrome/dropdowns.lazy.ts")).watchDropdowns(),
	);
	loadOnFirstEvent(["click"], "[data-copy],[data-feedback]", async (event) =>
		(await import("./content/page-actions.lazy.ts")).handleClicks(event),
	);
	loadOnFirstEvent(["focusin", "click"], ".menu-button", async () =>
		(await import("./chrome/drawer.lazy.ts")).watchDrawer(),
	);
	loadOnFirstEvent(["pointerover", "focusin"], "[data-source] summary", async ({ target }) =>
		(await import("./chrome/sidebar.lazy.ts")).fetchSidebarOf(target as Element),
	);
	if (history.state?.drawer) history.back(); // the page was reloaded with the drawer open

	const watchToc = async () => {
		const { hash } = location;
		(await import("./content/toc.lazy.ts")).watchToc(hash);
	};
	loadOnFirstEvent(["toggle", "pointerover", "focusin"], ".toc,.toc-disclosure", watchToc);
	const onFirstScroll = async () => {
		watchToc();
		await import("./chrome/back-to-top-styles.ts");
		(await import("./chrome/back-to-top.lazy.ts")).showOnScrollUp();
	};
	addEventListener("scroll", onFirstScroll, { once: true, passive: true });
}

/** Closes a dropdown of the navbar, or the contents of narrow screens: both are `<details>`, and open without a script. */
function closeMenuOnEscape({ key }: KeyboardEvent): void {
	const menu = document.querySelector<HTMLDetailsElement>(":is(.navbar .dropdown, .toc-disclosure)[open]");
	if (key !== "Escape" || !menu) return;
	if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
	menu.open = false;
}

/** Loads a part if the page, or a page visited later, has a matching element. */
function loadOnPagesWith(selector: string, load: () => Promise<unknown>): void {
	const loadIfNeeded = () => {
		if (document.querySelector(selector)) load().catch(console.warn);
	};
	loadIfNeeded();
	document.addEventListener("ssg:visit", loadIfNeeded);
}
