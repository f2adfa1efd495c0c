/** How the field of the search box presents itself. */
import type { SearchWords } from "../../strings/search.ts";
import type { Phase } from "./answer.ts";

/** What stands in the empty field. Before it is awake it is what the server wrote. */
export function placeholderOf(phase: Phase, words: SearchWords): string {
	if (phase === "asleep") return words.search;
	if (phase === "loading") return words.loading;
	return words.searchBy(isMac() ? "⌘K" : `${words.control}+K`);
}

/** What assistive technology is told of a field with a list below it; `listId` when the list is there. */
export const comboboxOf = (
	listId: string | undefined,
	active: string | undefined,
) => ({
	role: "combobox",
	"aria-autocomplete": "list" as const,
	"aria-expanded": listId !== undefined,
	"aria-controls": listId,
	"aria-activedescendant": listId && active,
	"aria-keyshortcuts": isMac() ? "Meta+K" : "Control+K",
	autoCapitalize: "off",
	enterKeyHint: "search" as const,
	spellCheck: false,
});

const isMac = (): boolean => /Mac|iP(?:hone|ad|od)/.test(navigator.platform);
