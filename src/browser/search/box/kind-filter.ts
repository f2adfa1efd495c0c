import type { SearchResult } from "../../../search/results.ts";
import { createElement } from "../../create-element.ts";
import type { SearchTexts } from "./search-texts.ts";

/** Buttons that show the results of one kind only. Nothing if all results are of the same kind. */
export function createKindFilter(
	{ kinds, kind: chosen, total }: SearchResult,
	texts: SearchTexts,
	choose: (kind: string | undefined) => void,
): HTMLElement[] {
	if (kinds.length < 2) return [];
	const { lang } = document.documentElement;
	const all = { path: undefined, label: texts("allKinds"), count: total };
	const buttons = [all, ...kinds].map(({ path, label, count }) => {
		const button = createElement(
			"button",
			{ type: "button", "aria-pressed": String(path === chosen) },
			label,
			" ",
			createElement("small", {}, count.toLocaleString(lang)),
		);
		button.onclick = () => choose(path);
		return button;
	});
	return [
		createElement("div", { class: "search-kinds", role: "group", "aria-label": texts("filterResults") }, ...buttons),
	];
}
