/** The search as a palette: a field with the results below it, over the page. */
import type { SearchResultPage } from "../../../search/results.ts";
import { createElement } from "../../create-element.ts";
import type { StartPage } from "../messages.ts";
import { announceResult, isModifiedClick, resultsUrlOf } from "./follow-result.ts";
import { keyIntentOf } from "./key-intent.ts";
import { createKindFilter } from "./kind-filter.ts";
import { createNoResultsHint } from "./no-results.ts";
import { createPaletteOptions } from "./palette-options.ts";
import { createQueryRunner, type SearchAnswer } from "./query-runner.ts";
import { rememberPage } from "./recent-pages.ts";
import { rememberQuery } from "./recent-queries.ts";
import { createResultParts } from "./result-parts.ts";
import { type SearchContext, setFailure } from "./search-form.ts";
import { createPopularView, createStartView } from "./start-view.ts";
import { countTextOf, createStatus } from "./status.ts";

const MAX_PALETTE_RESULTS = 8;

export function createPalette(search: SearchContext): () => void {
	const { form, site, texts } = search;
	const input = form.querySelector("input") as HTMLInputElement;
	const options = createPaletteOptions(input);
	const content = createElement("div", { class: "search-content" });
	const panel = createElement("div", { class: "search-panel" }, content, createHints(search));
	const closeButton = createElement(
		"button",
		{ type: "button", class: "icon-button search-close", "aria-label": texts("closeSearch") },
		"×",
	);
	const clearButton = createElement("button", { type: "button", class: "search-clear search-reset" }, texts("clear"));
	const status = createElement("p", { class: "visually-hidden" });
	const setStatus = createStatus(status);
	let kind: string | undefined;
	let shownQuery: string | undefined;

	const isOpen = () => form.matches(":popover-open");
	const queryOf = () => input.value.trim();
	const ask = () => {
		shownQuery = queryOf();
		return run(shownQuery, kind);
	};
	const show = (...children: readonly HTMLElement[]) => {
		setFailure(search);
		content.replaceChildren(...children);
		if (isOpen() && !panel.isConnected) form.append(panel);
	};
	const clear = () => {
		input.value = "";
		kind = undefined;
		ask();
	};
	const close = () => {
		form.hidePopover();
		if (form.contains(document.activeElement)) input.blur();
	};
	const follow = (event: MouseEvent) => {
		rememberQuery(queryOf());
		if (isModifiedClick(event)) return;
		close();
		clear();
	};

	const run = createQueryRunner(search, MAX_PALETTE_RESULTS, {
		showLoading() {
			input.placeholder = texts("searchLoading");
			setStatus(texts("searchLoading"));
			options.hide();
			if (queryOf()) show(createSkeleton());
			else showStart([]);
		},
		showStart(popular) {
			setPlaceholder();
			setStatus("");
			showStart(popular);
		},
		showAnswer(answer, popular) {
			setPlaceholder();
			setStatus(countTextOf(answer, texts));
			showAnswer(answer, popular);
		},
		showFailure(error) {
			setStatus("");
			options.hide();
			shownQuery = undefined;
			panel.remove();
			setFailure(search, isOpen() ? error : undefined);
		},
	});

	function setPlaceholder() {
		const key = isMac() ? "⌘K" : `${texts("controlKey")}+K`;
		const hasRoom = !matchMedia("(max-width: 30rem)").matches; // the same screens as in navbar.css
		input.placeholder = hasRoom ? texts("searchShortcut", { key }) : (input.ariaLabel as string);
	}

	function showAnswer(answer: SearchAnswer, popular: readonly StartPage[]) {
		const { query, result } = answer;
		if (result.pages.length === 0) {
			options.hide(); // there may be none
			const nothing = createElement("strong", {}, createElement("bdi", {}, texts("noResults", { query })));
			const hint = createNoResultsHint(texts, createElement("p", {}, nothing));
			show(hint, ...createPopularView(search, popular, options, follow));
			return;
		}
		const all = options.create(
			{ class: "search-all", href: resultsUrlOf(site, query), "data-all": "" },
			createElement("bdi", {}, texts("allResults", { query })),
		);
		all.onclick = follow;
		const list = options.show(
			texts("searchResults"),
			result.pages.map((page) => createResultOption(page, answer, search, options, follow)),
			all,
		);
		show(
			...createKindFilter(result, texts, (chosen) => {
				kind = chosen;
				ask();
			}),
			list,
		);
	}

	function showStart(popular: readonly StartPage[]) {
		options.hide(); // there may be none
		show(
			...createStartView(search, popular, options, {
				follow,
				ask(query) {
					input.value = query;
					input.focus();
					ask();
				},
			}),
		);
	}

	function onKeyDown(event: KeyboardEvent) {
		const intent = keyIntentOf(event, options.activeIndex(), options.count());
		if (intent.kind === "escape") {
			if (!isOpen() && !input.value) return input.blur();
			event.preventDefault();
			if (isOpen()) form.hidePopover();
			else clear();
			return;
		}
		if (event.target !== input || intent.kind === "type") return;
		event.preventDefault();
		if (intent.kind === "move") {
			if (isOpen()) options.activate(intent.to);
			else form.showPopover();
			return;
		}
		const active = options.active();
		if (!intent.opensNewTab) return active?.click();
		rememberQuery(queryOf());
		const href = active?.href ?? resultsUrlOf(site, queryOf());
		window.open(href, "_blank", "noopener");
	}

	/** Follows the link to all results as a visit. Without the link, the browser submits the form. */
	function onSubmit(event: SubmitEvent) {
		rememberQuery(queryOf());
		const all = panel.querySelector<HTMLElement>("[data-all]");
		if (!all || shownQuery !== queryOf()) return;
		event.preventDefault();
		all.click();
	}

	closeButton.onclick = (event) => {
		event.stopPropagation(); // a click on a part of the form opens it
		close();
		clear();
	};
	clearButton.onclick = (event) => {
		event.stopPropagation(); // a click on a part of the form opens it
		clear();
		input.focus();
	};
	input.after(clearButton, closeButton);
	form.append(status);
	form.addEventListener("keydown", onKeyDown);
	form.addEventListener("submit", onSubmit);
	form.addEventListener("focusout", ({ relatedTarget }) => {
		if (relatedTarget && !form.contains(relatedTarget as Node) && isOpen()) form.hidePopover();
	});
	// A press on the panel leaves the focus in the field. One on the scrollbar targets the list itself.
	panel.addEventListener("mousedown", (event) => {
		const isOnContent = (event.target as Element).closest("a, button, p");
		if (event.button === 0 && isOnContent) event.preventDefault();
	});
	form.addEventListener("toggle", () => {
		if (isOpen()) ask();
	});
	form.addEventListener("beforetoggle", ({ newState }) => {
		if (newState === "open") return;
		setPlaceholder(); // the bar has room for this one, while a file may still be loading
		options.hide();
		setStatus("");
		panel.remove();
		setFailure(search);
	});
	rememberPage(site);
	document.addEventListener("ssg:visit", () => {
		rememberPage(site);
		if (isOpen()) close();
	});
	watchAvailableHeight(form);
	setAttributes(input);
	return () => {
		if (!isOpen()) setPlaceholder();
		else if (shownQuery !== queryOf() || !panel.isConnected) ask();
	};
}

const isMac = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);

/** https://www.w3.org/WAI/ARIA/apg/patterns/combobox/ */
function setAttributes(input: HTMLInputElement): void {
	input.role = "combobox";
	input.ariaAutoComplete = "list";
	input.setAttribute("aria-expanded", "false");
	input.setAttribute("aria-keyshortcuts", isMac() ? "Meta+K" : "Control+K");
	input.autocapitalize = "off";
	input.enterKeyHint = "search";
	input.spellcheck = false;
}

/** Placeholders of results, in place of an empty wait. */
const createSkeleton = (): HTMLElement => createElement("div", { class: "search-skeleton" });

const createHints = ({ texts }: SearchContext): HTMLElement =>
	createElement(
		"p",
		{ class: "search-hints", "aria-hidden": "true" },
		...[
			["↑↓", "hintMove"],
			["↵", "hintOpen"],
			[isMac() ? "⌘↵" : `${texts("controlKey")} ↵`, "hintNewTab"],
			["Esc", "hintClose"],
		].map(([keys = "", text = ""]) => createElement("span", {}, createElement("kbd", {}, keys), texts(text))),
	);

/** Sets `--room`: the height that no on-screen keyboard covers. */
function watchAvailableHeight(form: HTMLFormElement): void {
	const { visualViewport } = window;
	const measure = () => form.style.setProperty("--room", `${visualViewport?.height}px`);
	if (!visualViewport) return;
	measure();
	visualViewport.addEventListener("resize", measure);
}

/** A result in the palette. It leads to the best section of the page. */
function createResultOption(
	page: SearchResultPage,
	answer: SearchAnswer,
	{ site }: SearchContext,
	options: ReturnType<typeof createPaletteOptions>,
	follow: (event: MouseEvent) => void,
): HTMLAnchorElement {
	const { title, heading, trail, excerpt } = createResultParts(page, answer.query, site);
	const option = options.create({ class: "search-result", href: page.section.href }, title, heading, trail, excerpt);
	option.onclick = (event) => {
		announceResult(event, option, answer);
		follow(event);
	};
	return option;
}
