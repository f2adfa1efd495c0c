/** The announcement stays dismissed until another one, with another id, takes its place. */
import { onClick } from "./on-click.ts";
import { read, write } from "./storage.ts";

const ID = "docusaurus.announcement.id";
const DISMISSED = "docusaurus.announcement.dismiss";

/** Makes the button dismiss the announcement, here and in other tabs. */
export function startAnnouncement(): void {
	const bar = document.querySelector<HTMLElement>("[data-announcement]");
	if (!bar) return;
	const id = bar.dataset.announcement ?? "";
	const hide = (isDismissed: boolean) =>
		document.documentElement.toggleAttribute(
			"data-announcement-dismissed",
			isDismissed,
		);
	onClick(".announcement-close", () => {
		write(ID, id);
		write(DISMISSED, "true");
		hide(true);
		document.querySelector<HTMLElement>(".brand")?.focus(); // the button is gone
	});
	addEventListener("storage", ({ key }) => {
		if (key === DISMISSED || key === null)
			hide(read(ID) === id && read(DISMISSED) === "true");
	});
}
