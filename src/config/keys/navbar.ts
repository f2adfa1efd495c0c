/** The bar at the top of every page. */
import * as v from "valibot";
import {
	classNames,
	type Input,
	isObject,
	linkTarget,
	localizedText,
	oneTarget,
	type Parsed,
	requiredText,
} from "../values.ts";
import { logoOptions } from "./logo.ts";

/** Keys of all items. */
const itemBase = {
	/** The side of the navbar. */
	position: v.exactOptional(v.picklist(["left", "right"]), "left"),
};

/** Keys of items that lead somewhere. */
const linkedItemBase = {
	/** Added to the classes of the item: `button button--primary`. @default none */
	className: v.exactOptional(classNames),
	...itemBase,
};

/** Keys of links. */
const linkBase = {
	/** A line below the text, in a menu. With one, a menu has two columns on wide screens. @default none */
	description: v.exactOptional(localizedText),
	/** The name of an icon before the text: of [Bootstrap Icons](https://icons.getbootstrap.com), or a file in `_icons`. @default none */
	icon: v.exactOptional(requiredText),
	...linkedItemBase,
};

const docsPluginId = {
	/** The `id` of the documents, if there are several sets. @default the first one */
	docsPluginId: v.exactOptional(requiredText),
};

/** A link with either `to` or `href`. @example { to: "/news", label: "News" } */
const navbarLink = v.pipe(
	v.strictObject({
		/** The kind of item. */
		type: v.exactOptional(v.literal("link"), "link"),
		/** The text of the link. */
		label: localizedText,
		/** A path of this site, without locale prefix: `/news`. @default none */
		to: v.exactOptional(linkTarget),
		/** Any URL. @default none */
		href: v.exactOptional(linkTarget),
		/** Pages below this path mark the item as current. @default the value of `to` */
		activeBasePath: v.exactOptional(v.string()),
		...linkBase,
	}),
	oneTarget(),
	v.transform(({ href = "", ...link }) => ({ ...link, to: link.to ?? href })),
);

/** A link to a document. @example { type: "doc", docId: "guides/install", label: "Install" } */
const navbarDoc = v.strictObject({
	/** The kind of item. */
	type: v.literal("doc"),
	/** The id of the document: its path below the docs folder, without extension. */
	docId: requiredText,
	/** The text of the link. @default the title of the document */
	label: v.exactOptional(localizedText),
	...docsPluginId,
	...linkBase,
});

/**
 * A link to the first document of a sidebar.
 * @example { type: "docSidebar", sidebarId: "defaultSidebar", label: "Guides" }
 */
const navbarSidebar = v.strictObject({
	/** The kind of item. */
	type: v.literal("docSidebar"),
	/** A key of `docs.sidebars`. */
	sidebarId: requiredText,
	/** The text of the link. @default the title of the document */
	label: v.exactOptional(localizedText),
	...docsPluginId,
	...linkBase,
});

/** A piece of HTML. @example { type: "html", value: "<kbd>beta</kbd>" } */
const navbarHtml = v.strictObject({
	/** The kind of item. */
	type: v.literal("html"),
	/** The HTML, of which the same is kept as in Markdown: see `markdown.html`. */
	value: localizedText,
	...linkedItemBase,
});

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
	if (!isObject(item)) return "link";
	if ("type" in item) return item.type;
	return "items" in item ? "dropdown" : "link";
}

const linkedItems = { link: navbarLink, doc: navbarDoc, docSidebar: navbarSidebar, html: navbarHtml };

const menuItem = itemOf(linkedItems);

/** A menu of links. @example { label: "Community", items: [{ href: "https://forum.example.org", label: "Forum" }] } */
const navbarDropdown = v.strictObject({
	/** The kind of item. @default "dropdown", because it has `items` */
	type: v.exactOptional(v.literal("dropdown"), "dropdown"),
	/** The text of the button that opens the menu. */
	label: localizedText,
	/** The items of the menu, which cannot be menus. */
	items: v.array(menuItem),
	...itemBase,
});

/** The menu of versions of the documents. @example { type: "docsVersionDropdown", position: "right" } */
const navbarVersions = v.strictObject({
	/** The kind of item. */
	type: v.literal("docsVersionDropdown"),
	...docsPluginId,
	...itemBase,
});

/**
 * The language menu or the search box. Without a `search` item, the search box is on the right.
 * @example { type: "localeDropdown", position: "right" }
 */
const navbarControl = v.strictObject({
	/** The kind of item. */
	type: v.picklist(["localeDropdown", "search"]),
	...itemBase,
});

const navbarItem = itemOf({
	...linkedItems,
	dropdown: navbarDropdown,
	localeDropdown: navbarControl,
	docsVersionDropdown: navbarVersions,
	search: navbarControl,
});

const navbarOptions = v.strictObject({
	/**
	 * The text beside the logo.
	 * @default the title of the site, or none if there is a logo
	 * @example "Handbook"
	 */
	title: v.exactOptional(localizedText),
	/**
	 * The logo, which links to the home page.
	 * @default none
	 * @example { src: "/logo.svg", srcDark: "/logo-dark.svg", alt: "Example", width: 32, height: 32 }
	 */
	logo: v.exactOptional(logoOptions),
	/**
	 * Links, menus and controls.
	 * @example [
	 * 	{ type: "docSidebar", sidebarId: "defaultSidebar", label: "Guides" },
	 * 	{ to: "/news", label: { en: "News", fr: "Actualités" } },
	 * 	{ label: "More", items: [{ href: "https://forum.example.org", label: "Forum" }] },
	 * 	{ type: "localeDropdown", position: "right" },
	 * ]
	 */
	items: v.exactOptional(v.array(navbarItem), []),
});

export const navbarKeys = {
	/** The bar at the top of every page. */
	navbar: v.exactOptional(navbarOptions, {}),
};

export type NavbarOptions = Input<typeof navbarOptions>;
export type NavbarItemOptions = Input<typeof navbarItem>;
export type NavbarDropdownItemOptions = Input<typeof menuItem>;
export type NavbarLinkOptions = Input<typeof navbarLink>;

export type NavbarItemConfig = Parsed<typeof navbarItem>;
export type NavbarLinkConfig = Parsed<typeof navbarLink>;
