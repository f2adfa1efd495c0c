/** The version menu of sites with several documentation versions. */
import { readStorage, writeStorage } from "../storage.ts";

/** Loads the behaviour if the page has a version menu. */
export function startVersionDropdown(): void {
	if (document.querySelector("[data-version]"))
		import("./version-dropdown.lazy.ts").then(
			({ rememberVersion }) => rememberVersion({ read: readStorage, write: writeStorage }),
			console.warn,
		);
}
