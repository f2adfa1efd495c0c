/** The help as a tree of its folders, for tools that want their sidebar written out. */
import { type Corpus, pagesOf, prefixOf, routeOf, type Source } from "../corpus.ts";

export interface Item {
	readonly text: string;
	readonly link?: string;
	readonly collapsed?: boolean;
	readonly items?: readonly Item[];
}

interface Entry {
	readonly path: string;
	readonly item: Item;
}

export function sidebarOf(corpus: Corpus, locale: string): readonly Item[] {
	const base = `${prefixOf(corpus, locale)}/help/`;
	const toEntry = ({ path, title }: Source): Entry => ({ path, item: { text: title, link: base + routeOf(path) } });
	return itemsOf(pagesOf(corpus, locale, "help").map(toEntry));
}

function itemsOf(entries: readonly Entry[]): readonly Item[] {
	const groups = new Map<string, Entry[]>();
	for (const { path, item } of entries) {
		const [folder = "", ...rest] = path.split("/");
		if (rest.length > 0) groups.set(folder, [...(groups.get(folder) ?? []), { path: rest.join("/"), item }]);
	}
	return [
		...entries.filter(({ path }) => !path.includes("/")).map(({ item }) => item),
		...[...groups].map(([text, inside]) => ({ text, collapsed: true, items: itemsOf(inside) })),
	];
}
