/** The fields that hide changes of the page below. What is chosen is in the URL. */
import { hasHidden, readChangelog, showMatches } from "./changelog.ts";
import { type ChangeFilter, EMPTY_FILTER, filterInUrl, isEmpty, setFilterInUrl } from "./filter.ts";

interface AttachedFilter {
	readonly form: HTMLFormElement;
	readonly pathname: string;
	readonly showUrl: () => void;
	readonly showAll: () => void;
}

let last: AttachedFilter | undefined;

/** The filter of the page on screen, if it has one. */
const attached = () => (last?.form.isConnected && last.pathname === location.pathname ? last : undefined);

// A step through the history
addEventListener("popstate", () => attached()?.showUrl());
// A link to a change that is hidden shows everything, before the browser scrolls to it.
document.addEventListener(
	"click",
	({ target }) => {
		const link = (target as Element).closest?.("a");
		if (link?.hash && link.pathname === location.pathname && hasHidden(decodeURIComponent(link.hash.slice(1))))
			attached()?.showAll();
	},
	true,
);

/** Shows what the URL says, or else what a reader has chosen while this file was loading. */
export function attachFilter(form: HTMLFormElement): void {
	const changelog = readChangelog(form);
	const versions = changelog.flatMap(({ releases }) => releases.map(({ version }) => version));
	const status = form.querySelector("[role=status]") as HTMLElement;
	const resetButton = form.querySelector("button") as HTMLButtonElement;
	const { count = "", countOne = "", none = "" } = form.dataset;
	const hint = status.textContent;
	const number = new Intl.NumberFormat(form.lang);

	const show = (filter: ChangeFilter) => {
		const shown = showMatches(changelog, filter);
		const text = shown === 0 ? none : (shown === 1 ? countOne : count).replace("{shown}", number.format(shown));
		status.textContent = isEmpty(filter) ? hint : text;
		resetButton.hidden = isEmpty(filter);
	};
	const showChosen = () => {
		const filter = filterOf(form);
		show(filter);
		setFilterInUrl(filter);
	};
	const showUrl = () => {
		const filter = filterInUrl(versions);
		for (const [name, value] of Object.entries(filter))
			(form.elements.namedItem(name) as HTMLInputElement).value = value;
		show(filter);
	};

	form.addEventListener("input", showChosen);
	form.addEventListener("submit", (event) => event.preventDefault());
	const showAll = () => {
		setFilterInUrl(EMPTY_FILTER);
		showUrl();
	};
	form.addEventListener("reset", (event) => {
		event.preventDefault();
		showAll();
		form.querySelector("select")?.focus();
	});
	last = { form, pathname: location.pathname, showUrl, showAll };
	if (!isEmpty(filterInUrl(versions))) showUrl();
	else if (!isEmpty(filterOf(form))) showChosen();
}

/** The fields are called as the keys of a filter. */
const filterOf = (form: HTMLFormElement): ChangeFilter => ({
	...EMPTY_FILTER,
	...Object.fromEntries(new FormData(form)),
});
