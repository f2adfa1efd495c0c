/** Tab sets show one panel at a time. Sets of the same group change together, and the choice is remembered. */
import type { BrowserStorage } from "../storage.ts";

const TAB_SELECTOR = ".tab-list > button";
const storageKeyOf = (group: string) => `docusaurus.tab.${group}`;
const childElementsOf = (set: Element, selector: string) => [
	...set.querySelectorAll<HTMLElement>(`:scope > ${selector}`),
];
const tabPanelsOf = (set: Element) => childElementsOf(set, ".tab");
const tabButtonsOf = (set: Element) => childElementsOf(set, ".tab-list > button");

let tabStorage: BrowserStorage | undefined;

/**
 * Initialises the tab sets of the page. Each shows the panel that contains the URL's target, otherwise the one that
 * the URL's query names, the remembered one, in the group "os" that of the reader's system, the default one, or the first.
 */
export function initTabs(browserStorage: BrowserStorage): void {
	const isFirst = !tabStorage;
	tabStorage = browserStorage;
	for (const set of document.querySelectorAll<HTMLElement>("[data-tabs]")) {
		const { group, query } = set.dataset;
		const tabs = tabPanelsOf(set).map(({ dataset }) => dataset.tab ?? "");
		const wantedTabs = [
			query && new URLSearchParams(location.search).get(query),
			group && browserStorage.read(storageKeyOf(group)),
			group === "os" && tabs.find((tab) => tab.startsWith(document.documentElement.dataset.os ?? " ")),
			set.dataset.default,
		];
		const wanted = wantedTabs.find((tab) => tab && tabs.includes(tab));
		showPanel(set, Math.max(tabs.indexOf(wanted || ""), 0));
		set.dataset.ready = "";
	}
	revealHashTarget();
	if (!isFirst) return;
	document.addEventListener("click", ({ target }) => {
		const button = (target as Element).closest<HTMLElement>(TAB_SELECTOR);
		if (button) selectTab(button);
	});
	document.addEventListener("keydown", onTabKey);
	// Find-in-page or a link target matched inside a hidden panel.
	document.addEventListener("beforematch", ({ target }) => revealPanels(target as Element));
	addEventListener("hashchange", revealHashTarget);
}

function showPanel(set: Element, index: number): void {
	for (const [at, panel] of tabPanelsOf(set).entries())
		if (at === index) panel.removeAttribute("hidden");
		else panel.setAttribute("hidden", "until-found");
	for (const [at, button] of tabButtonsOf(set).entries()) {
		button.setAttribute("aria-selected", String(at === index));
		button.tabIndex = at === index ? 0 : -1;
	}
}

/** Shows a tab's panel in every set of the group, and keeps the tab at the same position on screen. */
function selectTab(button: HTMLElement): void {
	const set = button.closest<HTMLElement>("[data-tabs]");
	if (!set) return;
	const previousTop = button.getBoundingClientRect().top;
	const index = tabButtonsOf(set).indexOf(button);
	const { group, query } = set.dataset;
	const tab = tabPanelsOf(set)[index]?.dataset.tab;
	showPanel(set, index);
	if (query && tab) writeQuery(query, tab);
	if (group && tab) {
		tabStorage?.write(storageKeyOf(group), tab);
		for (const other of document.querySelectorAll<HTMLElement>("[data-tabs]")) {
			const at = tabPanelsOf(other).findIndex(({ dataset }) => dataset.tab === tab);
			if (other !== set && other.dataset.group === group && at >= 0) showPanel(other, at);
		}
	}
	scrollBy({ top: button.getBoundingClientRect().top - previousTop, behavior: "instant" });
}

/** Changes the address without a visit, as if the reader had come from a link to this tab. */
function writeQuery(name: string, tab: string): void {
	const url = new URL(location.href);
	url.searchParams.set(name, tab);
	history.replaceState(history.state, "", url);
}

function onTabKey(event: KeyboardEvent): void {
	const button = (event.target as Element).closest<HTMLElement>(TAB_SELECTOR);
	const set = button?.closest("[data-tabs]");
	if (!button || !set) return;
	const buttons = tabButtonsOf(set);
	const isRightToLeft = getComputedStyle(set).direction === "rtl";
	const next = nextTabIndex(event.key, buttons.indexOf(button), buttons.length, isRightToLeft);
	if (next === undefined) return;
	event.preventDefault();
	const nextButton = buttons[next] as HTMLElement;
	selectTab(nextButton);
	nextButton.focus();
}

/**
 * The index of the tab that a key moves to from the tab at `from`. Returns `undefined` for keys that do not navigate.
 */
export function nextTabIndex(key: string, from: number, count: number, isRightToLeft: boolean): number | undefined {
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

/** Shows the panels that contain an element. Returns `false` if none was hidden. */
function revealPanels(element: Element): boolean {
	let wasHidden = false;
	for (let panel = element.closest(".tab"); panel; panel = panel.parentElement?.closest(".tab") ?? null) {
		const set = panel.closest("[data-tabs]");
		wasHidden ||= panel.hasAttribute("hidden");
		if (set) showPanel(set, tabPanelsOf(set).indexOf(panel as HTMLElement));
	}
	return wasHidden;
}

function revealHashTarget(): void {
	const id = decodeURIComponent(location.hash.slice(1));
	const target = id && document.getElementById(id);
	if (target && revealPanels(target)) target.scrollIntoView();
}
