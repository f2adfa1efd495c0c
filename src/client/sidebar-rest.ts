/** What a large sidebar leaves out of the page: the content of closed categories, from the sidebar's own file. */
import { nodesOf } from "./markup.ts";

const fetched = new Map<string, Promise<DocumentFragment>>();

/** Puts its list into a category that has none yet; the number in `data-rest` is its place among all categories. */
export async function fill(category: HTMLElement): Promise<void> {
	const sidebar = category.closest<HTMLElement>("[data-source]");
	const { rest } = category.dataset;
	if (!sidebar || !rest) return;
	const whole = await wholeOf(sidebar);
	const list = categoriesIn(whole)[Number(rest)]?.querySelector("ul");
	if (!list || !category.dataset.rest) return;
	delete category.dataset.rest;
	category.append(list.cloneNode(true));
}

/** Fills the category that holds the link which `isWanted`. */
export async function fillTo(
	sidebar: HTMLElement,
	isWanted: (link: HTMLAnchorElement) => boolean,
): Promise<void> {
	const whole = await wholeOf(sidebar);
	const link = [...whole.querySelectorAll("a")].find(isWanted);
	if (!link) return;
	for (const [number, category] of categoriesIn(whole).entries()) {
		if (!category.contains(link)) continue;
		const closed = sidebar.querySelector<HTMLElement>(
			`[data-rest="${number}"]`,
		);
		if (closed) return fill(closed); // the outermost: its list holds all below it
	}
}

const categoriesIn = (whole: DocumentFragment) => [
	...whole.querySelectorAll("li.category"),
];

/** The whole sidebar, fetched once; a failure is forgotten, so that the next try asks again. */
function wholeOf({ dataset: { source = "" } }: HTMLElement) {
	const known = fetched.get(source);
	if (known) return known;
	const coming = fetch(source)
		.then((answer) => answer.json())
		// Links in a template lead nowhere: only those of the page know where they stand.
		.then(({ html }) => document.importNode(nodesOf(html), true));
	coming.catch(() => fetched.delete(source));
	fetched.set(source, coming);
	return coming;
}
