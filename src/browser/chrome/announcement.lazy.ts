/** Dismisses the announcement bar. It stays dismissed until the site publishes an announcement with another id. */
import type { BrowserStorage } from "../storage.ts";

const ID_KEY = "docusaurus.announcement.id";
const DISMISSED_KEY = "docusaurus.announcement.dismiss";

let isWatching = false;

/** Dismisses the announcement on a click, in this tab and in all other open ones. */
export function watchAnnouncement({ read, write }: BrowserStorage): void {
	if (isWatching) return;
	isWatching = true;
	const id = document.querySelector<HTMLElement>("[data-announcement]")?.dataset.announcement ?? "";
	const setDismissed = (isDismissed: boolean) =>
		document.documentElement.toggleAttribute("data-announcement-dismissed", isDismissed);
	document.addEventListener("click", ({ target }) => {
		if (!(target as Element).closest(".announcement-close")) return;
		write(ID_KEY, id);
		write(DISMISSED_KEY, "true");
		setDismissed(true);
		document.querySelector<HTMLElement>(".brand")?.focus(); // the focused button has just disappeared
	});
	addEventListener("storage", ({ key }) => {
		if (key === DISMISSED_KEY || key === null) setDismissed(read(ID_KEY) === id && read(DISMISSED_KEY) === "true");
	});
}
