/** The version menu, where a site has several versions of its documents. */
import { read, write } from "./storage.ts";

/** Fetches what keeps the menu in step, where there is one. */
export function startVersions(): void {
	if (document.querySelector("[data-version]"))
		import("./version-menu.ts").then(
			({ keepVersions }) => keepVersions({ read, write }),
			console.warn,
		);
}
