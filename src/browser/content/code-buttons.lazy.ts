/** Adds a copy button and a line-wrap button to each code block, from the page's `<template id="ssgCodeButtons">`. */
import { copyText } from "./copy-text.ts";

const COPIED_MESSAGE_MS = 1000;

/**
 * Adds the buttons when a block first becomes visible. The wrap button is shown only if lines overflow, which is
 * checked each time, and when the block gets another size.
 */
const visibleBlocks = new IntersectionObserver((entries) => {
	for (const { isIntersecting, target } of entries) if (isIntersecting) showButtons(target as HTMLElement);
});

const resizedBlocks = new ResizeObserver((entries) => {
	for (const { target } of entries) showButtons(target as HTMLElement);
});

/** Observes all code blocks of the page. */
export function observeCodeBlocks(): void {
	for (const block of document.querySelectorAll("main .code-block")) visibleBlocks.observe(block);
}

function showButtons(block: HTMLElement): void {
	const pre = block.querySelector("pre");
	if (!pre) return;
	if (!block.querySelector(".code-buttons")) addCodeButtons(block);
	const wrap = block.querySelector<HTMLElement>(".code-wrap");
	if (isWrapped(block)) return;
	block.classList.remove("is-long-above");
	if (wrap) wrap.hidden = pre.scrollWidth <= pre.clientWidth;
	block.classList.toggle("is-long-above", reachesButtons(block, pre));
}

/** Whether the buttons would cover the end of the first line. */
function reachesButtons(block: HTMLElement, pre: HTMLElement): boolean {
	const buttons = block.querySelector(".code-buttons");
	const line = document.createRange();
	line.selectNodeContents(block.querySelector(".line") ?? pre);
	return buttons !== null && line.getBoundingClientRect().right + pre.scrollLeft > buttons.getBoundingClientRect().left;
}

const isWrapped = (block: HTMLElement) => block.classList.contains("is-wrapped");

function addCodeButtons(block: HTMLElement): void {
	const template = document.querySelector<HTMLTemplateElement>("#ssgCodeButtons");
	if (!template) return;
	block.append(template.content.cloneNode(true));
	resizedBlocks.observe(block);
	const copyButton = block.querySelector<HTMLElement>(".code-copy");
	const wrapButton = block.querySelector<HTMLElement>(".code-wrap");
	copyButton?.addEventListener("click", () => onCopy(block, copyButton));
	wrapButton?.addEventListener("click", () => {
		const isOn = block.classList.toggle("is-wrapped");
		wrapButton.setAttribute("aria-pressed", String(isOn));
	});
}

/** Shows the result of copying for a moment, and announces it to screen readers. */
async function onCopy(block: HTMLElement, button: HTMLElement): Promise<void> {
	const isCopied = await copyText(codeTextOf(block));
	const state = isCopied ? "done" : "failed";
	const status = block.querySelector("[role=status]");
	if (!status) return;
	status.textContent = button.dataset[state] ?? "";
	block.dataset.copied = state;
	setTimeout(() => {
		status.textContent = "";
		delete block.dataset.copied;
	}, COPIED_MESSAGE_MS);
}

/** The code as the author wrote it, without notes on types. Line numbers and highlights are CSS, not text. */
function codeTextOf(block: HTMLElement): string {
	const code = block.querySelector("code")?.cloneNode(true) as HTMLElement | undefined;
	for (const note of code?.querySelectorAll(".type-note") ?? []) note.remove();
	return (code?.textContent ?? "").replace(/\n$/, "");
}
