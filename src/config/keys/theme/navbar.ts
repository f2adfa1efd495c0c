/** `navbar`: the bar at the top of every page. */
import * as v from "valibot";
import type { DeepReadonly } from "../../deep-readonly.ts";
import type { ParsedKeys } from "../../values.ts";
import {
	classNames,
	definedFields,
	type LocalizedText,
	linkTarget,
	localizedText,
	oneTarget,
	requiredText,
} from "../../values.ts";
import type { siteKeys } from "../site.ts";
import { type LogoConfig, type LogoOptions, logoOptions, resolveLogo } from "./logo.ts";

export interface NavbarKeys {
	/** The bar at the top of every page. @default {} */
	readonly navbar?: NavbarOptions;
}

export interface NavbarOptions {
	/**
	 * The text beside the logo.
	 * @default none
	 * @example "Handbook"
	 */
	readonly title?: LocalizedText;
	/**
	 * The logo, which links to the home page.
	 * @default none
	 * @example { src: "/logo.svg", srcDark: "/logo-dark.svg", alt: "Example", width: 32, height: 32 }
	 */
	readonly logo?: LogoOptions;
	/**
	 * Links, menus and controls.
	 * @default []
	 * @example [
	 * 	{ type: "docSidebar", sidebarId: "defaultSidebar", label: "Guides" },
	 * 	{ to: "/news", label: { en: "News", fr: "Actualités" } },
	 * 	{ label: "More", items: [{ href: "https://forum.example.org", label: "Forum" }] },
	 * 	{ type: "localeDropdown", position: "right" },
	 * ]
	 */
	readonly items?: readonly NavbarItemOptions[];
}

export type NavbarItemOptions =
	| NavbarLinkOptions
	| NavbarDocOptions
	| NavbarSidebarOptions
	| NavbarHtmlOptions
	| NavbarDropdownOptions
	| NavbarVersionsOptions
	| NavbarControlOptions;

/** An item of a menu. */
export type NavbarDropdownItemOptions = NavbarLinkOptions | NavbarDocOptions | NavbarSidebarOptions | NavbarHtmlOptions;

/** A link with either `to` or `href`. @example { to: "/news", label: "News" } */
export interface NavbarLinkOptions {
	/** The kind of item. @default "link" */
	readonly type?: "link";
	/** The text of the link. */
	readonly label: LocalizedText;
	/** A path of this site, without locale prefix: `/news`. @default none */
	readonly to?: string;
	/** Any URL. @default none */
	readonly href?: string;
	/** Pages below this path mark the item as current. @default the value of `to` */
	readonly activeBasePath?: string;
	/** Added to the classes of the item: `button button--primary`. @default none */
	readonly className?: string;
	/** The side of the navbar. @default "left" */
	readonly position?: "left" | "right";
}

/** A link to a document. @example { type: "doc", docId: "guides/install", label: "Install" } */
export interface NavbarDocOptions {
	/** The kind of item. */
	readonly type: "doc";
	/** The id of the document: its path below the docs folder, without extension. */
	readonly docId: string;
	/** The `id` of the documents, if there are several sets. @default the first one */
	readonly docsPluginId?: string;
	/** The text of the link. @default the title of the document */
	readonly label?: LocalizedText;
	/** Added to the classes of the item. @default none */
	readonly className?: string;
	/** The side of the navbar. @default "left" */
	readonly position?: "left" | "right";
}

/**
 * A link to the first document of a sidebar.
 * @example { type: "docSidebar", sidebarId: "defaultSidebar", label: "Guides" }
 */
export interface NavbarSidebarOptions {
	/** The kind of item. */
	readonly type: "docSidebar";
	/** A key of `docs.sidebars`. */
	readonly sidebarId: string;
	/** The `id` of the documents, if there are several sets. @default the first one */
	readonly docsPluginId?: string;
	/** The text of the link. @default the title of the document */
	readonly label?: LocalizedText;
	/** Added to the classes of the item. @default none */
	readonly className?: string;
	/** The side of the navbar. @default "left" */
	readonly position?: "left" | "right";
}

/** A piece of HTML. @example { type: "html", value: "<kbd>beta</kbd>" } */
export interface NavbarHtmlOptions {
	/** The kind of item. */
	readonly type: "html";
	/** The HTML, of which the same is kept as in Markdown: see `markdown.html`. */
	readonly value: LocalizedText;
	/** Added to the classes of the item. @default none */
	readonly className?: string;
	/** The side of the navbar. @default "left" */
	readonly position?: "left" | "right";
}

/** A menu of links. @example { label: "Community", items: [{ href: "https://forum.example.org", label: "Forum" }] } */
export interface NavbarDropdownOptions {
	/** The kind of item. @default "dropdown", because it has `items` */
	readonly type?: "dropdown";
	/** The text of the button that opens the menu. */
	readonly label: LocalizedText;
	/** The items of the menu, which cannot be menus. */
	readonly items: readonly NavbarDropdownItemOptions[];
	/** The side of the navbar. @default "left" */
	readonly position?: "left" | "right";
}

/** The menu of versions of the documents. @example { type: "docsVersionDropdown", position: "right" } */
export interface NavbarVersionsOptions {
	/** The kind of item. */
	readonly type: "docsVersionDropdown";
	/** The `id` of the documents, if there are several sets. @default the first one */
	readonly docsPluginId?: string;
	/** The side of the navbar. @default "left" */
	readonly position?: "left" | "right";
}

/**
 * The language menu or the search box. Without a `search` item, the search box is on the right.
 * @example { type: "localeDropdown", position: "right" }
 */
export interface NavbarControlOptions {
	/** The kind of item. */
	readonly type: "localeDropdown" | "search";
	/** The side of the navbar. @default "left" */
	readonly position?: "left" | "right";
}

const position = v.exactOptional(v.picklist(["left", "right"]), "left");

const navbarLink = v.pipe(
	v.strictObject({
		type: v.exactOptional(v.literal("link"), "link"),
		label: localizedText,
		to: v.exactOptional(linkTarget),
		href: v.exactOptional(linkTarget),
		activeBasePath: v.exactOptional(v.string()),
		className: v.exactOptional(classNames),
		position,
	}),
	oneTarget(),
);

const control = <Type extends string>(type: Type) => v.strictObject({ type: v.literal(type), position });

const linkedItems = {
	link: navbarLink,
	doc: v.strictObject({
		type: v.literal("doc"),
		docId: requiredText,
		docsPluginId: v.exactOptional(requiredText),
		label: v.exactOptional(localizedText),
		className: v.exactOptional(classNames),
		position,
	}),
	docSidebar: v.strictObject({
		type: v.literal("docSidebar"),
		sidebarId: requiredText,
		docsPluginId: v.exactOptional(requiredText),
		label: v.exactOptional(localizedText),
		className: v.exactOptional(classNames),
		position,
	}),
	html: v.strictObject({
		type: v.literal("html"),
		value: localizedText,
		className: v.exactOptional(classNames),
		position,
	}),
};

/** Selects the schema by the type of the item, so that messages are about that type only. */
const itemOf = <Schemas extends Readonly<Record<string, v.GenericSchema>>>(schemas: Schemas) =>
	v.lazy((item) => {
		const type = typeOfItem(item);
		if (typeof type === "string" && Object.hasOwn(schemas, type)) return schemas[type] as Schemas[keyof Schemas];
		const rejected =
			type === "dropdown"
				? v.custom(() => false, "a menu cannot be inside a menu")
				: v.object({ type: v.picklist(Object.keys(schemas)) });
		return rejected as unknown as Schemas[keyof Schemas];
	});

/** An item without a type is a link, or a menu if it has items. */
function typeOfItem(item: unknown): unknown {
	if (typeof item !== "object" || item === null) return "link";
	if ("type" in item) return item.type;
	return "items" in item ? "dropdown" : "link";
}

const navbarItem = itemOf({
	...linkedItems,
	dropdown: v.strictObject({
		type: v.exactOptional(v.literal("dropdown"), "dropdown"),
		label: localizedText,
		items: v.array(itemOf(linkedItems)),
		position,
	}),
	localeDropdown: control("localeDropdown"),
	docsVersionDropdown: v.strictObject({
		type: v.literal("docsVersionDropdown"),
		docsPluginId: v.exactOptional(requiredText),
		position,
	}),
	search: control("search"),
});

const navbarOptions = v.strictObject({
	title: v.exactOptional(localizedText),
	logo: v.exactOptional(logoOptions),
	items: v.exactOptional(v.array(navbarItem), []),
});

export const navbarKeys = { navbar: v.exactOptional(navbarOptions, {}) };

type ParsedNavbar = v.InferOutput<typeof navbarOptions>;

const resolveNavbarLink = ({ href, ...link }: v.InferOutput<typeof navbarLink>) => ({
	...link,
	/** A path of the site without locale prefix, or a URL. */
	to: link.to ?? href ?? "",
});

type ParsedItem = ParsedNavbar["items"][number];
type ParsedDropdownItem = Extract<ParsedItem, { type: "dropdown" }>["items"][number];

const resolveDropdownItem = (item: ParsedDropdownItem) => (item.type === "link" ? resolveNavbarLink(item) : item);

const resolveNavbarItem = (item: ParsedItem) => {
	if (item.type === "link") return resolveNavbarLink(item);
	if (item.type !== "dropdown") return item;
	return { ...item, items: item.items.map(resolveDropdownItem) };
};

export type NavbarLinkConfig = DeepReadonly<ReturnType<typeof resolveNavbarLink>>;
export type NavbarItemConfig = DeepReadonly<ReturnType<typeof resolveNavbarItem>>;

export interface NavbarConfig {
	readonly title?: LocalizedText;
	readonly logo?: LogoConfig;
	readonly items: readonly NavbarItemConfig[];
}

export const resolveNavbar = ({
	navbar,
	title,
}: ParsedKeys<typeof navbarKeys & typeof siteKeys>): {
	readonly navbar: NavbarConfig;
} => ({
	navbar: {
		...definedFields({ title: navbar.title }),
		...(navbar.logo && { logo: resolveLogo(navbar.logo, title) }),
		items: navbar.items.map(resolveNavbarItem),
	},
});
