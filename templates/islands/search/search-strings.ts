/** The search's strings in the browser. On the server, templates pass them in. */
import { loadStrings } from "../../../src/client/strings.ts";
import type { SearchStrings } from "../../strings/browser.ts";
import { bindStrings } from "../../strings/format.ts";

let searchStrings: SearchStrings | undefined;

export async function loadSearchStrings(): Promise<void> {
	searchStrings ??= bindStrings(
		await loadStrings(),
		document.documentElement.lang,
	);
}

/** @throws If they have not been loaded. */
export function getSearchStrings(): SearchStrings {
	if (!searchStrings) throw new Error("the search has no strings");
	return searchStrings;
}
