/** Resolves the items of the navbar. Items that name something unknown are reported with their key. */
import type {
	NavbarEntry,
	NavbarHtmlEntry,
	NavbarLinkEntry,
} from "../model/chrome.ts";
import type { NavbarItemConfig, NavbarLinkConfig } from "../model/config.ts";
import type { Html } from "../model/content.ts";
import type { PageLink } from "../model/page.ts";
import { closestMatch } from "../model/problem.ts";
import { hrefOf } from "../model/route.ts";
import type { LocaleNavigation } from "./chrome.ts";
import {
	type ConfigContext,
	localTextOf,
	resolveConfigLink,
} from "./config-address.ts";

export interface NavbarContext extends ConfigContext {
	readonly navigation: LocaleNavigation;
}

/** Resolves the item at `key`; empty if it names something unknown. */
export function toNavbarEntries(
	item: NavbarItemConfig,
	key: string,
	context: NavbarContext,
): NavbarEntry[] {
	switch (item.type) {
		case "dropdown":
			return [
				{
					type: "dropdown",
					label: localTextOf(item.label, context),
					position: item.position,
					items: item.items.flatMap((below, index) =>
						toLinkedEntries(below, `${key}.items[${index}]`, context),
					),
				},
			];
		case "localeDropdown":
		case "docsVersionDropdown":
		case "search":
			return [{ type: item.type, position: item.position }];
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
			const doc = context.navigation.docs.get(item.docId);
			if (context.navigation.drafts.includes(item.docId)) return [];
			return doc
				? [pageLinkEntry(doc, item, context, doc.sidebar)]
				: reportUnknownName(
						`${key}.docId`,
						"document",
						item.docId,
						[...context.navigation.docs.keys()],
						context,
					);
		}
		case "docSidebar": {
			const { firstLinks } = context.navigation;
			const known = Object.keys(firstLinks);
			const first = Object.hasOwn(firstLinks, item.sidebarId)
				? firstLinks[item.sidebarId]
				: undefined;
			if (first) return [pageLinkEntry(first, item, context, item.sidebarId)];
			const isEmpty = Object.keys(context.navigation.sidebars).some((name) =>
				name.endsWith(`/${item.sidebarId}`),
			);
			return isEmpty
				? reportEmptySidebar(`${key}.sidebarId`, item.sidebarId, context)
				: reportUnknownName(
						`${key}.sidebarId`,
						"sidebar",
						item.sidebarId,
						known,
						context,
					);
		}
	}
}

function toNavbarLinkEntry(
	item: NavbarLinkConfig,
	key: string,
	context: NavbarContext,
): NavbarLinkEntry {
	const { href, external, route } = resolveConfigLink(item.to, key, context);
	const base = item.activeBasePath
		? resolveConfigLink(item.activeBasePath, `${key}.activeBasePath`, context)
				.route
		: route;
	return {
		type: "link",
		label: localTextOf(item.label, context),
		href,
		external,
		position: item.position,
		...(item.className && { className: item.className }),
		...(base && { activeBase: base }),
	};
}

const pageLinkEntry = (
	{ route, label }: PageLink,
	item: Extract<NavbarItemConfig, { type: "doc" | "docSidebar" }>,
	context: NavbarContext,
	sidebar: string | undefined,
): NavbarLinkEntry => ({
	type: "link",
	label: item.label ? localTextOf(item.label, context) : label,
	href: hrefOf(route, context.addresses.config.baseUrl),
	external: false,
	position: item.position,
	...(item.className && { className: item.className }),
	...(sidebar ? { activeSidebar: sidebar } : { activeBase: route }),
});

function reportUnknownName(
	key: string,
	what: string,
	name: string,
	known: readonly string[],
	{ problems, addresses }: NavbarContext,
): [] {
	const near = closestMatch(name, known);
	problems.push({
		severity: "error",
		code: `unknown-${what}`,
		message: `${key}: unknown ${what} "${name}"`,
		at: { path: addresses.config.configPath, line: 1, column: 1 },
		hint: near
			? `did you mean "${near}"?`
			: known.length > 0
				? `known names: ${known.slice(0, 10).join(", ")}`
				: `the site has no ${what}`,
	});
	return [];
}

function reportEmptySidebar(
	key: string,
	name: string,
	{ problems, addresses }: NavbarContext,
): [] {
	problems.push({
		severity: "error",
		code: "empty-sidebar",
		message: `${key}: sidebar "${name}" is empty`,
		at: { path: addresses.config.configPath, line: 1, column: 1 },
		hint: "add a document to the sidebar, or remove the item",
	});
	return [];
}
