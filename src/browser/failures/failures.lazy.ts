/** The failure boxes. Loaded with the first failure. */

import { errorMessageOf } from "./error-message.ts";
import { createFailureBox, createTextElement } from "./failure-box.ts";
import { type FailureStrings, loadFailureStrings } from "./failure-strings.ts";

/** `chunk`: the code failed to load. `crash`: it threw while rendering. */
export type FailureKind = "chunk" | "crash";

/** Shows a box in the language of the page. Rejects if its strings cannot be loaded. */
export async function showFailureBox(
	kind: FailureKind,
	error: unknown,
	onRetry: () => void,
	island?: HTMLElement,
): Promise<void> {
	const strings = await loadFailureStrings();
	if (!island) showPageCrashBox(error, onRetry, strings);
	else if (kind === "chunk") showChunkFailure(error, onRetry, strings, island);
	else showIslandCrash(error, onRetry, strings, island);
}

/** Goes before the island, whose static HTML stays in place. */
function showChunkFailure(
	error: unknown,
	onRetry: () => void,
	{ loadFailed, retry }: FailureStrings,
	island: HTMLElement,
): void {
	const box = createFailureBox({
		title: createTextElement("strong", loadFailed),
		message: String(error),
		label: retry,
		onRetry: () => {
			removeBox(box, island);
			onRetry();
		},
	});
	island.before(box);
}

/** Goes inside the island, because React has removed its content. */
function showIslandCrash(
	error: unknown,
	onRetry: () => void,
	{ crashed, cause, tryAgain }: FailureStrings,
	island: HTMLElement,
): void {
	const box = createFailureBox({
		title: createTextElement("strong", crashed),
		message: errorMessageOf(error, cause),
		label: tryAgain,
		onRetry: () => {
			removeBox(box, island);
			onRetry();
		},
	});
	island.replaceChildren(box);
}

/** Replaces the page's content. Focus moves to the heading, as after any visit. */
function showPageCrashBox(
	error: unknown,
	onRetry: () => void,
	{ pageError, crashed, cause, tryAgain }: FailureStrings,
): void {
	const title = createTextElement("h1", crashed);
	title.tabIndex = -1;
	const main = document.querySelector("main") as HTMLElement;
	main.replaceChildren(
		createFailureBox({
			title,
			message: errorMessageOf(error, cause),
			label: tryAgain,
			onRetry,
		}),
	);
	document.title = pageError;
	title.focus();
}

/** Removes the box. If it had focus, focus moves to the island. */
function removeBox(box: HTMLElement, island: HTMLElement): void {
	const hadFocus = box.contains(document.activeElement);
	box.remove();
	if (!hadFocus) return;
	island.tabIndex = -1;
	island.focus({ preventScroll: true });
}
