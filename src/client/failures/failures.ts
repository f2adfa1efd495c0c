/** Failures that readers see. They are rare, so everything but this entry point is a lazy chunk. */
import { retryableImport } from "../retryable-import.ts";

/** A theme's texts for failures. */
export interface FailureTexts {
	/** The document title when a page crashes. */
	readonly pageError: string;
	readonly crashed: string;
	readonly tryAgain: string;
	/** Label above the message of an error's cause. */
	readonly cause: string;
	readonly loadFailed: string;
	readonly retry: string;
}

/** Texts by language subtag, such as `fr`. The first entry is the fallback. */
export type FailureTextsByLanguage = Readonly<Record<string, FailureTexts>>;

export type LoadFailureTexts = () => Promise<{
	readonly failureTexts: FailureTextsByLanguage;
}>;

/** `chunk`: the code failed to load. `crash`: it threw while rendering. */
export type FailureKind = "chunk" | "crash";

const loadFailureBox = retryableImport(() => import("./failures.lazy.ts"));

let loadTexts: LoadFailureTexts | undefined;

export function startFailures(texts?: LoadFailureTexts): void {
	loadTexts = texts;
}

/** Shows a failure box with a button that calls `retry`. Without `island`, the box replaces the page's content. */
export async function showFailure(
	kind: FailureKind,
	error: unknown,
	retry: () => void,
	island?: HTMLElement,
): Promise<void> {
	console.error(error);
	try {
		const [{ showFailureBox }, texts] = await Promise.all([
			loadFailureBox(),
			loadTexts?.(),
		]);
		showFailureBox(kind, error, retry, texts?.failureTexts, island);
	} catch {
		if (island) showRetryButton(error, retry, island);
		else location.reload();
	}
}

/** Shows the failure of rendering a visited page. If the box itself cannot be shown, the page is reloaded. */
export const showPageCrash = (error: unknown, retry: () => void) =>
	showFailure("crash", error, retry);

/** The fallback if not even the texts can be loaded. */
function showRetryButton(
	error: unknown,
	retry: () => void,
	island: HTMLElement,
): void {
	const button = document.createElement("button");
	button.className = "failure";
	button.textContent = `↻ ${error}`;
	button.onclick = () => {
		button.remove();
		retry();
	};
	island.before(button);
}
