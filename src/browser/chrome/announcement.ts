/** Dismisses the announcement bar. It stays dismissed until the site publishes an announcement with another id. */
import { onClick } from "../on-click.ts";
import { readStorage, writeStorage } from "../storage.ts";

const ID_KEY = "docusaurus.announcement.id";
const DISMISSED_KEY = "docusaurus.announcement.dismiss";

/** Dismisses the announcement on a click, in this tab and in all other open ones. */
export function startAnnouncement(): void {
	const bar = document.querySelector<HTMLElement>("[data-announcement]");
	if (!bar) return;
	const id = bar.dataset.announcement ?? "";
	const setDismissed = (isDismissed: boolean) =>
		document.documentElement.toggleAttribute("data-announcement-dismissed", isDismissed);
	onClick(".announcement-close", () => {
		writeStorage(ID_KEY, id);
		writeStorage(DISMISSED_KEY, "true");
		setDismissed(true);
		document.querySelector<HTMLElement>(".brand")?.focus(); // the focused button has just disappeared
	});
	addEventListener("storage", ({ key }) => {
		if (key === DISMISSED_KEY || key === null)
			setDismissed(readStorage(ID_KEY) === id && readStorage(DISMISSED_KEY) === "true");
	});
}
