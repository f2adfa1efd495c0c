/** Fills the search forms. Plain DOM, so that the first results need little script. */
import { createPalette } from "./box/palette.ts";
import { createResultsPage } from "./box/results-page.ts";
import { loadSearchTexts } from "./box/search-texts.ts";
import type { SearchSite } from "./messages.ts";
import { getSearcher } from "./searcher.ts";

/** Shows the state of a form's search. */
type Refresh = () => void;

const attached = new WeakMap<HTMLFormElement, Promise<Refresh>>();

/** Shows the results for what a form holds, now and whenever that changes. Rejects if a file cannot be loaded. */
export async function attachSearch(form: HTMLFormElement): Promise<void> {
	const attaching = attached.get(form) ?? createSearch(form);
	attached.set(form, attaching);
	attaching.catch(() => attached.delete(form));
	const refresh = await attaching;
	refresh();
}

async function createSearch(form: HTMLFormElement): Promise<Refresh> {
	const site: SearchSite = { home: new URL(".", form.action).pathname, lang: document.documentElement.lang };
	getSearcher(site)
		.ready()
		.catch(() => {}); // reported by the first query
	const [texts] = await Promise.all([loadSearchTexts(), loadStyles()]);
	return (form.popover ? createPalette : createResultsPage)({ form, site, texts });
}

/** The search works without its style sheet. */
const loadStyles = () => import("./box/load-styles.ts").catch(() => {});
