/** The boxes that tell of a failure. Loaded with the first one. */
import type {
	Failure,
	FailureTexts,
	FailureTextsByLanguage,
} from "../errors.ts";
import { boxOf, textIn } from "./box.ts";
import { messageOf } from "./causes.ts";

/** Shows the box, in the language of the page. Throws when there are no texts. */
export function show(
	failure: Failure,
	error: unknown,
	again: () => void,
	texts: FailureTextsByLanguage = {},
	island?: HTMLElement,
): void {
	const words = wordsOf(texts, document.documentElement.lang);
	if (!island) showPageCrash(error, again, words);
	else if (failure === "chunk") showChunkFailure(error, again, words, island);
	else showCrash(error, again, words, island);
}

function wordsOf(texts: FailureTextsByLanguage, lang: string): FailureTexts {
	const [language = ""] = lang.split("-");
	const words = texts[language] ?? Object.values(texts)[0];
	if (!words) throw new Error("no texts for failures");
	return words;
}

/** Before the island, which stays as it is. */
function showChunkFailure(
	error: unknown,
	again: () => void,
	{ loadFailed, retry }: FailureTexts,
	island: HTMLElement,
): void {
	const box = boxOf({
		title: textIn("strong", loadFailed),
		message: String(error),
		label: retry,
		act: () => {
			leave(box, island);
			again();
		},
	});
	island.before(box);
}

/** In the island, where nothing is left. */
function showCrash(
	error: unknown,
	again: () => void,
	{ crashed, cause, tryAgain }: FailureTexts,
	island: HTMLElement,
): void {
	const box = boxOf({
		title: textIn("strong", crashed),
		message: messageOf(error, cause),
		label: tryAgain,
		act: () => {
			leave(box, island);
			again();
		},
	});
	island.replaceChildren(box);
}

/** In place of the page. Its heading has the focus, as that of any page has after a visit. */
function showPageCrash(
	error: unknown,
	again: () => void,
	{ pageError, crashed, cause, tryAgain }: FailureTexts,
): void {
	const title = textIn("h1", crashed);
	title.tabIndex = -1;
	const main = document.querySelector("main") as HTMLElement;
	main.replaceChildren(
		boxOf({
			title,
			message: messageOf(error, cause),
			label: tryAgain,
			act: again,
		}),
	);
	document.title = pageError;
	title.focus();
}

/** Takes the box away; a reader who was in it is where it was. */
function leave(box: HTMLElement, island: HTMLElement): void {
	const hadFocus = box.contains(document.activeElement);
	box.remove();
	if (!hadFocus) return;
	island.tabIndex = -1;
	island.focus({ preventScroll: true });
}
