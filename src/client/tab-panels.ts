/** Tabs: one panel of a set is shown, and sets of one group change together and are remembered. */
import type { Storage } from "./storage.ts";

const TAB = ".tab-list > button";
const keyOf = (group: string) => `docusaurus.tab.${group}`;
const children = (set: Element, selector: string) => [
	...set.querySelectorAll<HTMLElement>(`:scope > ${selector}`),
];
const panelsOf = (set: Element) => children(set, ".tab");
const buttonsOf = (set: Element) => children(set, ".tab-list > button");

let storage: Storage | undefined;

/** Makes the sets of the page work: each shows the panel that the address or the reader's last choice asks for. */
export function wakeTabs(given: Storage): void {
	const isFirst = !storage;
	storage = given;
	for (const set of document.querySelectorAll<HTMLElement>("[data-tabs]")) {
		const { group } = set.dataset;
		const wanted = group && given.read(keyOf(group));
		const index = panelsOf(set).findIndex(
			({ dataset }) => dataset.tab === wanted,
		);
		show(set, Math.max(index, 0));
		set.dataset.ready = "";
	}
	revealTarget();
	if (!isFirst) return;
	document.addEventListener("click", ({ target }) => {
		const button = (target as Element).closest<HTMLElement>(TAB);
		if (button) choose(button);
	});
	document.addEventListener("keydown", onKey);
	// The browser found words, or the target of a link, in a hidden panel.
	document.addEventListener("beforematch", ({ target }) =>
		reveal(target as Element),
	);
	addEventListener("hashchange", revealTarget);
}

function show(set: Element, index: number): void {
	for (const [at, panel] of panelsOf(set).entries())
		if (at === index) panel.removeAttribute("hidden");
		else panel.setAttribute("hidden", "until-found");
	for (const [at, button] of buttonsOf(set).entries()) {
		button.setAttribute("aria-selected", String(at === index));
		button.tabIndex = at === index ? 0 : -1;
	}
}

/** Shows a tab's panel, in all sets of the group; the tab itself stays where it is on the screen. */
function choose(button: HTMLElement): void {
	const set = button.closest<HTMLElement>("[data-tabs]");
	if (!set) return;
	const before = button.getBoundingClientRect().top;
	const index = buttonsOf(set).indexOf(button);
	const { group } = set.dataset;
	const tab = panelsOf(set)[index]?.dataset.tab;
	show(set, index);
	if (group && tab) {
		storage?.write(keyOf(group), tab);
		for (const other of document.querySelectorAll<HTMLElement>("[data-tabs]")) {
			const at = panelsOf(other).findIndex(
				({ dataset }) => dataset.tab === tab,
			);
			if (other !== set && other.dataset.group === group && at >= 0)
				show(other, at);
		}
	}
	scrollBy({
		top: button.getBoundingClientRect().top - before,
		behavior: "instant",
	});
}

function onKey(event: KeyboardEvent): void {
	const button = (event.target as Element).closest<HTMLElement>(TAB);
	const set = button?.closest("[data-tabs]");
	if (!button || !set) return;
	const buttons = buttonsOf(set);
	const isRightToLeft = getComputedStyle(set).direction === "rtl";
	const next = tabAfter(
		event.key,
		buttons.indexOf(button),
		buttons.length,
		isRightToLeft,
	);
	if (next === undefined) return;
	event.preventDefault();
	const wanted = buttons[next] as HTMLElement;
	choose(wanted);
	wanted.focus();
}

/** Which of `count` tabs a key leads to from the one at `from`; nothing for other keys. */
export function tabAfter(
	key: string,
	from: number,
	count: number,
	isRightToLeft: boolean,
): number | undefined {
	const step = isRightToLeft ? -1 : 1;
	switch (key) {
		case "ArrowRight":
			return (from + step + count) % count;
		case "ArrowLeft":
			return (from - step + count) % count;
		case "Home":
			return 0;
		case "End":
			return count - 1;
		default:
			return undefined;
	}
}

/** Shows the panels around an element; false where all of them were shown. */
function reveal(element: Element): boolean {
	let isNews = false;
	for (
		let panel = element.closest(".tab");
		panel;
		panel = panel.parentElement?.closest(".tab") ?? null
	) {
		const set = panel.closest("[data-tabs]");
		isNews ||= panel.hasAttribute("hidden");
		if (set) show(set, panelsOf(set).indexOf(panel as HTMLElement));
	}
	return isNews;
}

function revealTarget(): void {
	const id = decodeURIComponent(location.hash.slice(1));
	const target = id && document.getElementById(id);
	if (target && reveal(target)) target.scrollIntoView();
}
