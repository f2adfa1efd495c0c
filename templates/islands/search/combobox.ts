/** The attributes of the search field. */
import type { SearchStrings } from "../../strings/browser.ts";
import type { SearchPhase } from "./use-search.ts";

/** The placeholder. Before hydration it must match the server's HTML. */
export function placeholderOf(
	phase: SearchPhase,
	strings: SearchStrings,
): string {
	if (phase === "idle") return strings.search;
	if (phase === "loading") return strings.searchLoading;
	const key = isMac() ? "⌘K" : `${strings.controlKey}+K`;
	return strings.searchShortcut({ key });
}

/**
 * ARIA attributes of the field (https://www.w3.org/WAI/ARIA/apg/patterns/combobox/). `listId` is set while the list is
 * open.
 */
export const comboboxProps = (
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
