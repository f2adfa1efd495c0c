/** Tabs: pages without them do not pay for them. */
import { read, write } from "./storage.ts";

/** Fetches what makes tabs work, once there are some. */
export function startTabs(): void {
	const look = () => {
		if (document.querySelector("main [data-tabs]"))
			import("./tab-panels.ts").then(
				({ wakeTabs }) => wakeTabs({ read, write }),
				console.warn,
			);
	};
	look();
	document.addEventListener("ssg:visit", look);
}
