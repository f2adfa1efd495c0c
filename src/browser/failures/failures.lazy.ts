/** The failure boxes. Loaded with the first failure. */
import { loadString } from "../strings.ts";

/** `chunk`: the code failed to load. `crash`: it threw while rendering. */
export type FailureKind = "chunk" | "crash";

/** Shows a box in the language of the page. Rejects if its strings cannot be loaded. */
export async function showFailureBox(kind: FailureKind, error: unknown, onRetry: () => void, island?: HTMLElement) {
	const { pageError, crashed, cause, tryAgain, loadFailed, retry } = await loadFailureStrings();
	const isChunk = island && kind === "chunk";
	// Screen readers announce the box when it is inserted.
	const box = document.createElement("div");
	box.className = "failure";
	box.role = "alert";
	const title = createTextElement(island ? "strong" : "h1", isChunk ? loadFailed : crashed);
	const message = createTextElement("pre", isChunk ? String(error) : errorMessageOf(error, cause));
	const button = createTextElement("button", isChunk ? retry : tryAgain);
	button.className = "button";
	button.onclick = () => {
		if (island) removeBox(box, island);
		onRetry();
	};
	box.append(title, message, button);
	if (isChunk) return island.before(box); // the static HTML of the island stays in place
	(island ?? (document.querySelector("main") as HTMLElement)).replaceChildren(box); // React has removed the content
	if (island) return;
	document.title = pageError;
	title.tabIndex = -1;
	title.focus(); // as after any visit
}

/** Removes the box. If it had focus, focus moves to the island. */
function removeBox(box: HTMLElement, island: HTMLElement): void {
	const hadFocus = box.contains(document.activeElement);
	box.remove();
	if (!hadFocus) return;
	island.tabIndex = -1;
	island.focus({ preventScroll: true });
}

function createTextElement(name: string, text: string): HTMLElement {
	const element = document.createElement(name);
	element.textContent = text;
	return element;
}

const STRING_KEYS = ["pageError", "crashed", "tryAgain", "cause", "loadFailed", "retry"] as const;

/** Rejects if the theme lacks one of the strings. */
async function loadFailureStrings() {
	const entries = await Promise.all(STRING_KEYS.map(async (key) => [key, await loadString(key)]));
	return Object.fromEntries(entries) as Readonly<Record<(typeof STRING_KEYS)[number], string>>;
}

/** Joins the messages of an error and its causes, outermost first, separated by `causeLabel`. */
export function errorMessageOf(error: unknown, causeLabel: string): string {
	const messages: string[] = [];
	const seen = new Set<unknown>();
	for (let at = error; at !== undefined && !seen.has(at); at = causeOf(at)) {
		seen.add(at);
		messages.push(at instanceof Error ? at.message || at.name : String(at));
	}
	return messages.join(`\n\n${causeLabel}\n`);
}

const causeOf = (error: unknown): unknown => (error instanceof Error ? (error.cause ?? undefined) : undefined);
