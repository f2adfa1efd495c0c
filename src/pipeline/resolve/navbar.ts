/** Resolves the items of the navbar. Items that name something unknown are reported with their key. */

import type { NavbarItemConfig, NavbarLinkConfig } from "../../model/config.ts";
import type { Html } from "../../model/content/content.ts";
import { startOfFile } from "../../model/problems/problem.ts";
import type { NavbarEntry, NavbarHtmlEntry, NavbarLinkEntry } from "../../model/site/chrome.ts";
import { nameInDocs } from "../../model/site/docs-names.ts";
import type { PageLink } from "../../model/site/page-parts.ts";
import { hrefOf } from "../../model/urls/route.ts";
import { type ConfigContext, localTextOf, resolveConfigLink } from "./config-address.ts";
import type { DocsNavigation, LocaleNavigation } from "./navigation.ts";
import { unknownNameProblem } from "./unknown-name.ts";

export interface NavbarContext extends ConfigContext {
	readonly navigation: LocaleNavigation;
}

/** Resolves the item at `key`; empty if it names something unknown. */
export function toNavbarEntries(item: NavbarItemConfig, key: string, context: NavbarContext): NavbarEntry[] {
	switch (item.type) {
		case "dropdown":
			return [
				{
					type: "dropdown",
					label: localTextOf(item.label, context),
					position: item.position,
					items: item.items.flatMap((below, index) => toLinkedEntries(below, `${key}.items[${index}]`, context)),
				},
			];
		case "localeDropdown":
		case "search":
			return [{ type: item.type, position: item.position }];
		case "docsVersionDropdown": {
			const docs = findDocs(item, key, context);
			return docs ? [{ type: item.type, position: item.position, docsId: docs.id }] : [];
		}
		default:
			return toLinkedEntries(item, key, context);
	}
}

type LinkedItemConfig = Exclude<
	NavbarItemConfig,
	{ type: "dropdown" | "localeDropdown" | "docsVersionDropdown" | "search" }
>;

/** Resolves an item that may also be in a menu. */
function toLinkedEntries(
	item: LinkedItemConfig,
	key: string,
	context: NavbarContext,
): (NavbarLinkEntry | NavbarHtmlEntry)[] {
	switch (item.type) {
		case "link":
			return [toNavbarLinkEntry(item, key, context)];
		case "html":
			return [
				{
					type: "html",
					html: context.navigation.configMarkup[`${key}.value`] ?? ("" as Html),
					position: item.position,
					...(item.className && { className: item.className }),
				},
			];
		case "doc": {
			const found = findDocs(item, key, context);
			if (!found || found.drafts.includes(item.docId)) return [];
			const doc = found.docs.get(item.docId);
			return doc
				? [pageLinkEntry(doc, item, key, context, sidebarIn(found, doc.sidebar))]
				: reportUnknownName(`${key}.docId`, "doc", item.docId, found.docs.keys(), context);
		}
		case "docSidebar": {
			const found = findDocs(item, key, context);
			if (!found) return [];
			const { firstLinks, sidebars } = found;
			const first = Object.hasOwn(firstLinks, item.sidebarId) ? firstLinks[item.sidebarId] : undefined;
			const sidebar = sidebarIn(found, item.sidebarId);
			if (first) return [pageLinkEntry(first, item, key, context, sidebar)];
			return sidebars.includes(item.sidebarId)
				? reportEmptySidebar(`${key}.sidebarId`, item.sidebarId, context)
				: reportUnknownName(`${key}.sidebarId`, "sidebar", item.sidebarId, Object.keys(firstLinks), context);
		}
	}
}

/** The end of the names of a sidebar in all versions. */
const sidebarIn = ({ id }: DocsNavigation, name: string | undefined): string | undefined =>
	name === undefined ? undefined : nameInDocs(id, name);

const NO_DOCS: DocsNavigation = { id: "", docs: new Map(), drafts: [], sidebars: [], firstLinks: {} };

/** The documents that an item names, otherwise the first ones. */
function findDocs({ docsPluginId }: { readonly docsPluginId?: string }, key: string, context: NavbarContext) {
	const { docs } = context.navigation;
	if (docsPluginId === undefined) return docs[0] ?? NO_DOCS;
	const found = docs.find(({ id }) => id === docsPluginId);
	if (!found)
		reportUnknownName(
			`${key}.docsPluginId`,
			"docs-id",
			docsPluginId,
			docs.map(({ id }) => id),
			context,
		);
	return found;
}

function toNavbarLinkEntry(item: NavbarLinkConfig, key: string, context: NavbarContext): NavbarLinkEntry {
	const { href, external, route } = resolveConfigLink(item.to, `${key}.to`, context);
	const base = item.activeBasePath
		? resolveConfigLink(item.activeBasePath, `${key}.activeBasePath`, context).route
		: route;
	return {
		type: "link",
		label: localTextOf(item.label, context),
		href,
		external,
		...extrasOf(item, key, context),
		...(base && { activeBase: base }),
	};
}

/** What any link may have. */
const extrasOf = (
	{ position, className, description }: Omit<NavbarLinkConfig, "type" | "label" | "to">,
	key: string,
	context: NavbarContext,
) => ({
	position,
	...iconAt(key, context),
	...(className && { className }),
	...(description && { description: localTextOf(description, context) }),
});

/** The icon is an inline component, and as such in a paragraph. */
function iconAt(key: string, { navigation }: NavbarContext): Pick<NavbarLinkEntry, "icon"> {
	const icon = navigation.configMarkup[`${key}.icon`]?.replace(/^<p>|<\/p>\s*$/g, "") as Html | undefined;
	return icon ? { icon } : {};
}

const pageLinkEntry = (
	{ route, label }: PageLink,
	item: Extract<NavbarItemConfig, { type: "doc" | "docSidebar" }>,
	key: string,
	context: NavbarContext,
	sidebar: string | undefined,
): NavbarLinkEntry => ({
	type: "link",
	label: item.label ? localTextOf(item.label, context) : label,
	href: hrefOf(route, context.addresses.config.baseUrl),
	external: false,
	...extrasOf(item, key, context),
	...(sidebar ? { activeSidebar: sidebar } : { activeBase: route }),
});

function reportUnknownName(
	key: string,
	what: "doc" | "sidebar" | "docs-id",
	name: string,
	known: Iterable<string>,
	{ problems, addresses }: NavbarContext,
): [] {
	const at = startOfFile(addresses.config.configPath);
	problems.push(unknownNameProblem(what, name, key, { at, configKey: key }, known));
	return [];
}

function reportEmptySidebar(key: string, name: string, { problems, addresses }: NavbarContext): [] {
	problems.push({
		severity: "error",
		code: "empty-sidebar",
		message: `${key}: sidebar "${name}" is empty`,
		at: startOfFile(addresses.config.configPath),
		configKey: key,
		hint: "add a document to the sidebar, or remove the item",
	});
	return [];
}
