/** Resolves the items of the navbar. Items that name something unknown are reported with their key. */
import type { NavbarEntry, NavbarLinkEntry } from "../model/chrome.ts";
import type {
	NavbarItemConfig,
	NavbarLinkConfig,
	SiteConfig,
	textForLocale,
} from "../model/config.ts";
import type { PageLink } from "../model/page.ts";
import { closestMatch, type Problem } from "../model/problem.ts";
import { hrefOf } from "../model/route.ts";
import type { LocaleNavigation } from "./chrome.ts";
import type { ConfigAddress } from "./config-address.ts";

export interface NavbarContext {
	readonly textOf: (text: Parameters<typeof textForLocale>[0]) => string;
	readonly resolveTarget: (to: string, from: string) => ConfigAddress;
	readonly navigation: LocaleNavigation;
	readonly problems: Problem[];
	readonly config: SiteConfig;
}

/** Resolves the item at `key`; empty if it names something unknown. */
export function toNavbarEntries(
	item: NavbarItemConfig,
	key: string,
	context: NavbarContext,
): NavbarEntry[] {
	switch (item.type) {
		case "link":
			return [toNavbarLinkEntry(item, key, context)];
		case "dropdown":
			return [
				{
					type: "dropdown",
					label: context.textOf(item.label),
					position: item.position,
					items: item.items.map((link, index) =>
						toNavbarLinkEntry(link, `${key}.items[${index}]`, context),
					),
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
			const known = Object.keys(context.navigation.firstLinks);
			const first = context.navigation.firstLinks[item.sidebarId];
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
		default:
			return [{ type: item.type, position: item.position }];
	}
}

function toNavbarLinkEntry(
	item: NavbarLinkConfig,
	key: string,
	context: NavbarContext,
): NavbarLinkEntry {
	const { href, external, route } = context.resolveTarget(item.to, key);
	const base = item.activeBasePath
		? context.resolveTarget(item.activeBasePath, `${key}.activeBasePath`).route
		: route;
	return {
		type: "link",
		label: context.textOf(item.label),
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
	{ textOf, config }: NavbarContext,
	sidebar: string | undefined,
): NavbarLinkEntry => ({
	type: "link",
	label: item.label ? textOf(item.label) : label,
	href: hrefOf(route, config.baseUrl),
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
	{ problems, config }: NavbarContext,
): [] {
	const near = closestMatch(name, known);
	problems.push({
		severity: "error",
		code: `unknown-${what}`,
		message: `${key}: unknown ${what} "${name}"`,
		at: { path: config.configPath, line: 1, column: 1 },
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
	{ problems, config }: NavbarContext,
): [] {
	problems.push({
		severity: "error",
		code: "empty-sidebar",
		message: `${key}: sidebar "${name}" is empty`,
		at: { path: config.configPath, line: 1, column: 1 },
		hint: "add a document to the sidebar, or remove the item",
	});
	return [];
}
