/** The parts of a site that the search tells apart: those of the navbar, and those that the configuration names. */
import {
	type Locale,
	type LocalizedText,
	type NavbarItemConfig,
	type SiteConfig,
	textForLocale,
} from "../../model/config.ts";
import type { SearchKind } from "../../search/indexing/format.ts";

/** In the order of the navbar, then of the configuration. */
export function collectSearchKinds(config: SiteConfig, { name: locale }: Locale): SearchKind[] {
	const labels = new Map<string, LocalizedText>();
	for (const item of config.navbar.items) {
		const [path, label] = kindOfItem(item, config) ?? [];
		if (path && label && !labels.has(path)) labels.set(path, label);
	}
	for (const [path, label] of Object.entries(config.search?.kinds ?? {})) labels.set(pathOf(path), label);
	return Array.from(labels, ([path, label]) => ({ path, label: textForLocale(label, locale, config.defaultLocale) }));
}

/** The part of the site that an item of the navbar leads to. */
function kindOfItem(
	item: NavbarItemConfig,
	{ docs }: SiteConfig,
): [path: string, label: LocalizedText | undefined] | undefined {
	switch (item.type) {
		case "link":
			return /^\/(?!\/)/.test(item.to) ? [pathOf(item.to), item.label] : undefined;
		case "doc":
		case "docSidebar": {
			const { docsPluginId } = item;
			const owner = docsPluginId ? docs.find(({ id }) => id === docsPluginId) : docs[0];
			return owner && [pathOf(owner.routeBasePath), item.label];
		}
		default:
			return undefined;
	}
}

/** Without slashes around it, and without query and fragment. */
const pathOf = (path: string): string => (path.split(/[?#]/)[0] ?? "").split("/").filter(Boolean).join("/");
