/** Failures that readers see. They are rare, so everything but this entry point is a lazy chunk. */
import { retryableImport } from "../retryable-import.ts";
import type { FailureKind } from "./failures.lazy.ts";

const loadFailureBox = retryableImport(() => import("./failures.lazy.ts"));

/** Shows a failure box with a button that calls `retry`. Without `island`, the box replaces the page's content. */
export async function showFailure(kind: FailureKind, error: unknown, retry: () => void, island?: HTMLElement) {
	console.error(error);
	try {
		const { showFailureBox } = await loadFailureBox();
		await showFailureBox(kind, error, retry, island);
	} catch {
		if (island) showRetryButton(error, retry, island);
		else location.reload();
	}
}

/** Shows the failure of rendering a visited page. If the box itself cannot be shown, the page is reloaded. */
export const showPageCrash = (error: unknown, retry: () => void) => showFailure("crash", error, retry);

/** The fallback if the box or its strings cannot be loaded. The page itself holds its text. */
function showRetryButton(error: unknown, retry: () => void, island: HTMLElement): void {
	const button = document.createElement("button");
	button.className = "failure";
	const { loadFailed = "" } = document.documentElement.dataset;
	button.textContent = `↻ ${loadFailed} ${error}`;
	button.onclick = () => {
		button.remove();
		retry();
	};
	island.before(button);
}
