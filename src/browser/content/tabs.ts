/** Tabs. Pages without tabs do not load their code. */
import { readStorage, writeStorage } from "../storage.ts";

/** Loads the behaviour if the page, or a page visited later, has tabs. */
export function startTabs(): void {
	const loadIfNeeded = () => {
		if (document.querySelector("main [data-tabs]"))
			import("./tabs.lazy.ts").then(
				({ initTabs }) => initTabs({ read: readStorage, write: writeStorage }),
				console.warn,
			);
	};
	loadIfNeeded();
	document.addEventListener("ssg:visit", loadIfNeeded);
}
