/** The failure boxes. Loaded with the first failure. */

import { errorMessageOf } from "./error-message.ts";
import { createFailureBox, createTextElement } from "./failure-box.ts";
import type {
	FailureKind,
	FailureTexts,
	FailureTextsByLanguage,
} from "./failures.ts";

/**
 * Shows a box in the language of the page.
 *
 * @throws If there are no texts.
 */
export function showFailureBox(
	kind: FailureKind,
	error: unknown,
	onRetry: () => void,
	texts: FailureTextsByLanguage = {},
	island?: HTMLElement,
): void {
	const pageTexts = failureTextsFor(texts, document.documentElement.lang);
	if (!island) showPageCrashBox(error, onRetry, pageTexts);
	else if (kind === "chunk")
		showChunkFailure(error, onRetry, pageTexts, island);
	else showIslandCrash(error, onRetry, pageTexts, island);
}

function failureTextsFor(
	texts: FailureTextsByLanguage,
	lang: string,
): FailureTexts {
	const [language = ""] = lang.split("-");
	const pageTexts = texts[language] ?? Object.values(texts)[0];
	if (!pageTexts) throw new Error("no failure texts");
	return pageTexts;
}

/** Goes before the island, whose static HTML stays in place. */
function showChunkFailure(
	error: unknown,
	onRetry: () => void,
	{ loadFailed, retry }: FailureTexts,
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
	{ crashed, cause, tryAgain }: FailureTexts,
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
	{ pageError, crashed, cause, tryAgain }: FailureTexts,
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
