/** What the reader sees when something goes wrong. It is rare: all of it but the door is a chunk of its own. */

/** A theme's words for failures. */
export interface FailureTexts {
	/** The browser's title of a page that crashed. */
	readonly pageError: string;
	readonly crashed: string;
	readonly tryAgain: string;
	/** Before the message of an error's cause. */
	readonly cause: string;
	readonly loadFailed: string;
	readonly retry: string;
}

/** By language; the first stands in for those that are not there. */
export type FailureTextsByLanguage = Readonly<Record<string, FailureTexts>>;

export type LoadFailureTexts = () => Promise<{
	readonly failureTexts: FailureTextsByLanguage;
}>;

/** Its code did not come, or it threw. */
export type Failure = "chunk" | "crash";

let loadTexts: LoadFailureTexts | undefined;

export function startErrors(texts?: LoadFailureTexts): void {
	loadTexts = texts;
}

/** Shows a box in the place of what failed, an island or the page, with a button that does `again`. */
export async function showFailure(
	failure: Failure,
	error: unknown,
	again: () => void,
	island?: HTMLElement,
): Promise<void> {
	console.error(error);
	try {
		const [{ show }, texts] = await Promise.all([
			import("./failures/boxes.ts"),
			loadTexts?.(),
		]);
		show(failure, error, again, texts?.failureTexts, island);
	} catch {
		if (island) showButton(error, again, island);
		else location.reload();
	}
}

/** Showing a visited page threw: the reader can try again. Where even the box fails, the page is loaded anew. */
export const showPageCrash = (error: unknown, again: () => void) =>
	showFailure("crash", error, again);

/** Where nothing comes any more, not even words. */
function showButton(
	error: unknown,
	again: () => void,
	island: HTMLElement,
): void {
	const button = document.createElement("button");
	button.className = "failure";
	button.textContent = `↻ ${error}`;
	button.onclick = () => {
		button.remove();
		again();
	};
	island.before(button);
}
