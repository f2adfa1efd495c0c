import { copyText } from "./copy-text.ts";

/** Handles the click that loaded this module, and all later ones. */
export function handleClicks(first: Event): void {
	document.addEventListener("click", onClick);
	onClick(first);
}

function onClick({ target }: Event): void {
	const button = (target as Element).closest?.("button");
	if (!button) return;
	const question = button.closest<HTMLElement>("[data-feedback]");
	if (question) sendAnswer(question, button);
	else if (button.dataset.copy !== undefined) copyPage(button);
}

async function copyPage(button: HTMLButtonElement): Promise<void> {
	const text = fetchText(button.dataset.copy ?? "");
	const isCopied = await (navigator.clipboard && "ClipboardItem" in window
		? copyLater(text)
		: text.then(copyText)
	).catch(() => false);
	showOutcome(button, button.parentElement, isCopied);
}

async function fetchText(url: string): Promise<string> {
	const response = await fetch(url);
	if (!response.ok) throw new Error(`${response.status} ${url}`);
	return response.text();
}

/** Safari allows it only while it handles the click, but takes a text that arrives later. */
async function copyLater(text: Promise<string>): Promise<boolean> {
	const type = "text/plain";
	const blob = text.then((plain) => new Blob([plain], { type }));
	try {
		await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
		return true;
	} catch {
		return copyText(await text);
	}
}

/** A reader may answer once, and again if that has failed. */
async function sendAnswer(question: HTMLElement, button: HTMLButtonElement): Promise<void> {
	const { feedback = "", answered } = question.dataset;
	if (answered !== undefined) return;
	question.dataset.answered = "";
	button.setAttribute("aria-pressed", "true");
	const body = new URLSearchParams({ page: location.pathname, helpful: button.value });
	const isSent = await fetch(feedback, { method: "POST", body, credentials: "omit", keepalive: true }).then(
		({ ok }) => ok,
		() => false,
	);
	if (!isSent) {
		delete question.dataset.answered;
		button.setAttribute("aria-pressed", "false");
	}
	showOutcome(question, question, isSent);
}

/** Says it to all readers; `texts` has the sentences, `place` the element for them. */
function showOutcome(texts: HTMLElement, place: Element | null, isDone: boolean): void {
	const status = place?.querySelector("[role=status]");
	if (status) status.textContent = texts.dataset[isDone ? "done" : "failed"] ?? "";
}
