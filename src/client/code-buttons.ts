/** Two buttons for each code block: one copies it, one wraps its lines. Their words stand in a template of the page. */

const COPIED_FOR = 1000; // milliseconds, spec 9

/** A block gets its buttons when it is first seen; whether its lines are too long is asked each time. */
const seen = new IntersectionObserver((entries) => {
	for (const { isIntersecting, target } of entries)
		if (isIntersecting) show(target as HTMLElement);
});

/** Watches over the code blocks of the page. */
export function addButtons(): void {
	for (const block of document.querySelectorAll("main .code-block"))
		seen.observe(block);
}

function show(block: HTMLElement): void {
	const pre = block.querySelector("pre");
	if (!pre) return;
	if (!block.querySelector(".code-buttons")) add(block);
	const wrap = block.querySelector<HTMLElement>(".code-wrap");
	if (wrap && !isWrapped(block))
		wrap.hidden = pre.scrollWidth <= pre.clientWidth;
}

const isWrapped = (block: HTMLElement) =>
	block.classList.contains("is-wrapped");

function add(block: HTMLElement): void {
	const template = document.querySelector<HTMLTemplateElement>("#code-buttons");
	if (!template) return;
	block.append(template.content.cloneNode(true));
	const copyButton = block.querySelector<HTMLElement>(".code-copy");
	const wrapButton = block.querySelector<HTMLElement>(".code-wrap");
	copyButton?.addEventListener("click", () => onCopy(block, copyButton));
	wrapButton?.addEventListener("click", () => {
		const isOn = block.classList.toggle("is-wrapped");
		wrapButton.setAttribute("aria-pressed", String(isOn));
	});
}

/** Says for a second, to the eye and to the ear, whether the code was copied. */
async function onCopy(block: HTMLElement, button: HTMLElement): Promise<void> {
	const isCopied = await copy(textOf(block));
	const state = isCopied ? "done" : "failed";
	const status = block.querySelector("[role=status]");
	if (!status) return;
	status.textContent = button.dataset[state] ?? "";
	block.dataset.copied = state;
	setTimeout(() => {
		status.textContent = "";
		delete block.dataset.copied;
	}, COPIED_FOR);
}

/** The code as it is written: numbers and marks of lines are drawn, and no part of it. */
const textOf = (block: HTMLElement): string =>
	(block.querySelector("code")?.textContent ?? "").replace(/\n$/, "");

async function copy(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return copyBySelection(text);
	}
}

/** For pages that are not served securely, and where the clipboard is refused. */
function copyBySelection(text: string): boolean {
	const focused = document.activeElement as HTMLElement | null;
	const field = document.createElement("textarea");
	field.value = text;
	field.className = "visually-hidden";
	document.body.append(field);
	field.select();
	const isCopied = document.execCommand("copy");
	field.remove();
	focused?.focus();
	return isCopied;
}
