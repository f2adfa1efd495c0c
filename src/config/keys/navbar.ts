/** `navbar`: the bar at the top of every page. */
import * as v from "valibot";
import type { DeepReadonly } from "../deep-readonly.ts";
import type { ParsedConfig } from "../schema.ts";
import {
	definedFields,
	imageUrl,
	type LocalizedText,
	linkTarget,
	localizedText,
	nonNegativeInteger,
	oneTarget,
	requiredText,
} from "../values.ts";

export interface NavbarKeys {
	/** The bar at the top of every page. */
	readonly navbar?: NavbarOptions;
}

export interface NavbarOptions {
	/** The text beside the logo. @default none */
	readonly title?: LocalizedText;
	/** The logo, which links to the home page. @default none */
	readonly logo?: LogoOptions;
	/** Links, menus and controls. @default [] */
	readonly items?: readonly NavbarItemOptions[];
}

export interface LogoOptions {
	/** The text for readers who do not see the logo. @default the title of the site */
	readonly alt?: LocalizedText;
	/** The image: a path in `public/`. */
	readonly src: string;
	/** The image in dark mode. @default the value of `src` */
	readonly srcDark?: string;
	/** Where the logo links to. @default "/" */
	readonly href?: string;
	/** In CSS pixels. */
	readonly width?: number;
	/** In CSS pixels. */
	readonly height?: number;
}

export type NavbarItemOptions =
	| NavbarLinkOptions
	| NavbarDocOptions
	| NavbarSidebarOptions
	| NavbarDropdownOptions
	| NavbarControlOptions;

/** A link with either `to` or `href`. */
export interface NavbarLinkOptions {
	/** The kind of item. @default "link" */
	readonly type?: "link";
	readonly label: LocalizedText;
	/** A path of this site, without locale prefix: `/news`. */
	readonly to?: string;
	/** Any URL. */
	readonly href?: string;
	/** Pages below this path mark the item as current. @default the value of `to` */
	readonly activeBasePath?: string;
	/** Added to the classes of the item: `button button--primary`. */
	readonly className?: string;
	/** @default "left" */
	readonly position?: "left" | "right";
}

/** A link to a document. */
export interface NavbarDocOptions {
	/** The kind of item. */
	readonly type: "doc";
	/** The id of the document: its path below the docs folder, without extension. */
	readonly docId: string;
	/** @default the title of the document */
	readonly label?: LocalizedText;
	/** Added to the classes of the item. */
	readonly className?: string;
	/** @default "left" */
	readonly position?: "left" | "right";
}

/** A link to the first document of a sidebar. */
export interface NavbarSidebarOptions {
	/** The kind of item. */
	readonly type: "docSidebar";
	/** A key of `docs.sidebars`. */
	readonly sidebarId: string;
	/** @default the title of the document */
	readonly label?: LocalizedText;
	/** Added to the classes of the item. */
	readonly className?: string;
	/** @default "left" */
	readonly position?: "left" | "right";
}

/** A menu of links. */
export interface NavbarDropdownOptions {
	/** The kind of item. */
	readonly type: "dropdown";
	readonly label: LocalizedText;
	readonly items: readonly NavbarLinkOptions[];
	/** @default "left" */
	readonly position?: "left" | "right";
}

/** The language menu, the version menu or the search box. */
export interface NavbarControlOptions {
	/** The kind of item. */
	readonly type: "localeDropdown" | "docsVersionDropdown" | "search";
	/** @default "left" */
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
		className: v.exactOptional(v.string()),
		position,
	}),
	oneTarget(),
);

const control = <Type extends string>(type: Type) =>
	v.strictObject({ type: v.literal(type), position });

const navbarItems = {
	link: navbarLink,
	doc: v.strictObject({
		type: v.literal("doc"),
		docId: requiredText,
		label: v.exactOptional(localizedText),
		className: v.exactOptional(v.string()),
		position,
	}),
	docSidebar: v.strictObject({
		type: v.literal("docSidebar"),
		sidebarId: requiredText,
		label: v.exactOptional(localizedText),
		className: v.exactOptional(v.string()),
		position,
	}),
	dropdown: v.strictObject({
		type: v.literal("dropdown"),
		label: localizedText,
		items: v.array(navbarLink),
		position,
	}),
	localeDropdown: control("localeDropdown"),
	docsVersionDropdown: control("docsVersionDropdown"),
	search: control("search"),
};

type NavbarItemType = keyof typeof navbarItems;
type NavbarItemSchema = (typeof navbarItems)[NavbarItemType];

const itemTypes = Object.keys(navbarItems) as NavbarItemType[];

const isItemType = (type: unknown): type is NavbarItemType =>
	typeof type === "string" && Object.hasOwn(navbarItems, type);

/** Selects the schema by the type of the item, so that messages are about that type only. */
const navbarItem = v.lazy((item) => {
	const type = (item as { type?: unknown } | null)?.type ?? "link";
	return isItemType(type) ? navbarItems[type] : unknownItem;
});

/** Accepts no item: it reports the type. */
const unknownItem = v.object({
	type: v.picklist(itemTypes),
}) as unknown as NavbarItemSchema;

const navbarOptions = v.strictObject({
	title: v.exactOptional(localizedText),
	logo: v.exactOptional(
		v.strictObject({
			alt: v.exactOptional(localizedText),
			src: imageUrl,
			srcDark: v.exactOptional(imageUrl),
			href: v.exactOptional(linkTarget, "/"),
			width: v.exactOptional(nonNegativeInteger),
			height: v.exactOptional(nonNegativeInteger),
		}),
	),
	items: v.exactOptional(v.array(navbarItem), []),
});

export const navbarKeys = { navbar: v.exactOptional(navbarOptions, {}) };

type ParsedNavbar = v.InferOutput<typeof navbarOptions>;

const resolveNavbarLink = ({
	href,
	...link
}: v.InferOutput<typeof navbarLink>) => ({
	...link,
	/** A path of the site without locale prefix, or a URL. */
	to: link.to ?? href ?? "",
});

const resolveNavbarItem = (item: ParsedNavbar["items"][number]) => {
	if (item.type === "link") return resolveNavbarLink(item);
	if (item.type !== "dropdown") return item;
	return { ...item, items: item.items.map(resolveNavbarLink) };
};

const resolveLogo = (
	logo: NonNullable<ParsedNavbar["logo"]>,
	siteTitle: LocalizedText,
) => ({
	...logo,
	alt: logo.alt ?? siteTitle,
	srcDark: logo.srcDark ?? logo.src,
});

export type NavbarLinkConfig = DeepReadonly<
	ReturnType<typeof resolveNavbarLink>
>;
export type NavbarItemConfig = DeepReadonly<
	ReturnType<typeof resolveNavbarItem>
>;
export type LogoConfig = DeepReadonly<ReturnType<typeof resolveLogo>>;

export interface NavbarConfig {
	readonly title?: LocalizedText;
	readonly logo?: LogoConfig;
	readonly items: readonly NavbarItemConfig[];
}

export const resolveNavbar = ({
	navbar,
	title,
}: ParsedConfig): { readonly navbar: NavbarConfig } => ({
	navbar: {
		...definedFields({ title: navbar.title }),
		...(navbar.logo && { logo: resolveLogo(navbar.logo, title) }),
		items: navbar.items.map(resolveNavbarItem),
	},
});
