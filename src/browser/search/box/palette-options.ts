/** The list of the palette, and the option in it that the keyboard is on. Focus stays in the field. */
import { createElement } from "../../create-element.ts";

let lists = 0;

export interface OptionGroup {
	readonly label: string;
	readonly options: readonly HTMLAnchorElement[];
}

export function createPaletteOptions(input: HTMLInputElement) {
	const id = `ssgSearch${++lists}`;
	let options: readonly HTMLAnchorElement[] = [];
	let rows: HTMLElement | undefined;
	let at = -1;

	function activate(index: number) {
		at = index;
		for (const [i, option] of options.entries()) option.setAttribute("aria-selected", String(i === at));
		const active = options[at];
		if (active) input.setAttribute("aria-activedescendant", active.id);
		else input.removeAttribute("aria-activedescendant");
		active?.scrollIntoView({ block: "nearest" });
	}

	function replace(newOptions: readonly HTMLAnchorElement[]) {
		options = newOptions;
		for (const [i, option] of options.entries()) option.id = `${id}-${i}`;
		activate(-1);
		input.setAttribute("aria-expanded", String(options.length > 0));
		if (options.length > 0) input.setAttribute("aria-controls", id);
		else input.removeAttribute("aria-controls");
	}

	/** Makes the list as high as the options that fit, so that none is cut off. */
	function fit() {
		if (!rows) return;
		rows.style.maxBlockSize = "";
		const { height, top } = rows.getBoundingClientRect();
		const ends = [...rows.querySelectorAll("a")].map((row) => row.getBoundingClientRect().bottom - top);
		const end = ends.findLast((end) => end <= height + 1);
		if (end && end !== ends.at(-1)) rows.style.maxBlockSize = `${end}px`;
	}

	function setRows(list: HTMLElement): HTMLElement {
		rows = list;
		observer.disconnect();
		for (const option of options) if (list.contains(option)) observer.observe(option);
		return list;
	}

	addEventListener("resize", fit);
	// Called when rows are shown, and when they grow because their excerpts are there.
	const observer = new ResizeObserver(fit);
	return {
		create: (attributes: Readonly<Record<string, string>>, ...children: readonly (Node | string)[]) =>
			createElement("a", { role: "option", tabindex: "-1", ...attributes }, ...children),
		/** Shows these options, and one below them that is always in view. */
		show(label: string, shown: readonly HTMLAnchorElement[], last: HTMLAnchorElement) {
			replace([...shown, last]);
			setRows(createElement("div", { class: "search-rows", role: "group", tabindex: "-1" }, ...shown));
			return createElement(
				"div",
				{ class: "search-options", role: "listbox", id, "aria-label": label },
				rows as HTMLElement,
				last,
			);
		},
		/** Shows options under headings. */
		showGroups(label: string, groups: readonly OptionGroup[]) {
			replace(groups.flatMap(({ options }) => options));
			const attributes = {
				class: "search-options search-rows",
				role: "listbox",
				id,
				"aria-label": label,
				tabindex: "-1",
			};
			return setRows(createElement("div", attributes, ...groups.map(createGroup)));
		},
		hide() {
			rows = undefined;
			replace([]);
		},
		activate,
		active: () => options[at],
		activeIndex: () => at,
		count: () => options.length,
	};
}

const createGroup = ({ label, options }: OptionGroup): HTMLElement =>
	createElement(
		"div",
		{ role: "group", "aria-label": label },
		createElement("p", { class: "search-group", "aria-hidden": "true" }, label),
		...options,
	);
