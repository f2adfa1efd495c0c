/** The button that copies a page as Markdown, and the question whether the page was helpful. Loaded on the first click. */
import { loadOnFirstEvent } from "../load-on-first-event.ts";

export const startPageActions = (): void =>
	loadOnFirstEvent(["click"], "[data-copy],[data-feedback]", (event) =>
		import("./page-actions.lazy.ts").then(({ handleClicks }) => handleClicks(event)),
	);
