/** The items of the navbar, settled; those that name what does not exist are told with their key. */
import type { NavItem, NavLink } from "../model/chrome.ts";
import type {
	NavbarItem,
	NavbarLink,
	SiteConfig,
	textIn,
} from "../model/config.ts";
import type { PageLink } from "../model/page.ts";
import { nearest, type Problem } from "../model/problem.ts";
import { hrefOf } from "../model/route.ts";
import type { Areas } from "./chrome.ts";
import type { Address } from "./config-address.ts";

export interface Context {
	readonly own: (text: Parameters<typeof textIn>[0]) => string;
	readonly target: (to: string, from: string) => Address;
	readonly areas: Areas;
	readonly problems: Problem[];
	readonly config: SiteConfig;
}

/** The item that stands under `key`; none when it names nothing. */
export function navItem(
	item: NavbarItem,
	key: string,
	context: Context,
): NavItem[] {
	switch (item.type) {
		case "link":
			return [navLink(item, key, context)];
		case "dropdown":
			return [
				{
					type: "dropdown",
					label: context.own(item.label),
					position: item.position,
					items: item.items.map((link, index) =>
						navLink(link, `${key}.items[${index}]`, context),
					),
				},
			];
		case "doc": {
			const doc = context.areas.docs.get(item.docId);
			if (context.areas.drafts.includes(item.docId)) return [];
			return doc
				? [linkTo(doc, item, context, doc.sidebar)]
				: unknown(
						`${key}.docId`,
						"document",
						item.docId,
						[...context.areas.docs.keys()],
						context,
					);
		}
		case "docSidebar": {
			const known = Object.keys(context.areas.firstLinks);
			const first = context.areas.firstLinks[item.sidebarId];
			if (first) return [linkTo(first, item, context, item.sidebarId)];
			const isEmpty = Object.keys(context.areas.sidebars).some((name) =>
				name.endsWith(`/${item.sidebarId}`),
			);
			return isEmpty
				? nothingToLinkTo(`${key}.sidebarId`, item.sidebarId, context)
				: unknown(
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

function navLink(item: NavbarLink, key: string, context: Context): NavLink {
	const { href, external, route } = context.target(item.to, key);
	const base = item.activeBasePath
		? context.target(item.activeBasePath, `${key}.activeBasePath`).route
		: route;
	return {
		type: "link",
		label: context.own(item.label),
		href,
		external,
		position: item.position,
		...(item.className && { className: item.className }),
		...(base && { activeBase: base }),
	};
}

const linkTo = (
	{ route, label }: PageLink,
	item: Extract<NavbarItem, { type: "doc" | "docSidebar" }>,
	{ own, config }: Context,
	sidebar: string | undefined,
): NavLink => ({
	type: "link",
	label: item.label ? own(item.label) : label,
	href: hrefOf(route, config.baseUrl),
	external: false,
	position: item.position,
	...(item.className && { className: item.className }),
	...(sidebar ? { activeSidebar: sidebar } : { activeBase: route }),
});

function unknown(
	key: string,
	what: string,
	name: string,
	known: readonly string[],
	{ problems, config }: Context,
): [] {
	const near = nearest(name, known);
	problems.push({
		severity: "error",
		code: `unknown-${what}`,
		message: `${key} names the ${what} “${name}”, which does not exist`,
		at: { path: config.file, line: 1, column: 1 },
		hint: near
			? `Did you mean ${near}?`
			: known.length > 0
				? `Known: ${known.slice(0, 10).join(", ")}.`
				: "The site has none.",
	});
	return [];
}

function nothingToLinkTo(
	key: string,
	name: string,
	{ problems, config }: Context,
): [] {
	problems.push({
		severity: "error",
		code: "empty-sidebar",
		message: `${key} names the sidebar “${name}”, which has nothing to link to`,
		at: { path: config.file, line: 1, column: 1 },
		hint: "Add a document to it, or take the item out.",
	});
	return [];
}
