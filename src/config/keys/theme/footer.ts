/** `footer`: links, a logo and the copyright line below every page. */
import * as v from "valibot";
import type { DeepReadonly } from "../../deep-readonly.ts";
import type { ParsedKeys } from "../../values.ts";
import { type LocalizedText, linkTarget, localizedText, oneTarget } from "../../values.ts";
import type { siteKeys } from "../site.ts";
import { type LogoOptions, logoOptions, resolveLogo } from "./logo.ts";

export interface FooterKeys {
	/**
	 * The footer.
	 * @default no footer
	 * @example {
	 * 	links: [
	 * 		{ title: "Help", items: [{ to: "/help/", label: "Guides" }] },
	 * 		{ title: "Project", items: [{ href: "https://forum.example.org", label: "Forum" }] },
	 * 	],
	 * 	copyright: "© Example",
	 * }
	 */
	readonly footer?: FooterOptions;
}

export interface FooterOptions {
	/** The colors of the footer. @default "light" */
	readonly style?: "light" | "dark";
	/**
	 * The logo above the copyright line.
	 * @default none
	 * @example { src: "/logo.svg", alt: "Example" }
	 */
	readonly logo?: LogoOptions;
	/**
	 * Columns of links, or links in one row.
	 * @default []
	 * @example [{ to: "/privacy", label: "Privacy" }, { to: "/terms", label: "Terms" }]
	 */
	readonly links?: readonly FooterColumnOptions[] | readonly FooterItemOptions[];
	/**
	 * The copyright line.
	 * @default ""
	 * @example { en: "© Example", fr: "© Exemple" }
	 */
	readonly copyright?: LocalizedText;
}

/** A column of links. @example { title: "Help", items: [{ to: "/help/", label: "Guides" }] } */
export interface FooterColumnOptions {
	/** The heading of the column. @default none */
	readonly title?: LocalizedText;
	/** The links of the column. */
	readonly items: readonly FooterItemOptions[];
}

export type FooterItemOptions = FooterLinkOptions | FooterHtmlOptions;

/** A link with either `to` or `href`. @example { to: "/privacy", label: { en: "Privacy", de: "Datenschutz" } } */
export interface FooterLinkOptions {
	/** The text of the link. */
	readonly label: LocalizedText;
	/** A path of this site, without locale prefix: `/news`. @default none */
	readonly to?: string;
	/** Any URL. @default none */
	readonly href?: string;
}

/** A piece of HTML in place of a link. @example { html: "<a href='https://hosting.example'>Hosted by Example</a>" } */
export interface FooterHtmlOptions {
	/** The HTML, of which the same is kept as in Markdown: see `markdown.html`. */
	readonly html: LocalizedText;
}

const footerLink = v.pipe(
	v.strictObject({
		label: localizedText,
		to: v.exactOptional(linkTarget),
		href: v.exactOptional(linkTarget),
	}),
	oneTarget(),
);

const footerHtml = v.strictObject({ html: localizedText });

const isObjectWith = (value: unknown, key: string): boolean =>
	typeof value === "object" && value !== null && key in value;

const footerItem = v.lazy((item) => (isObjectWith(item, "html") ? footerHtml : footerLink));

const footerColumn = v.strictObject({
	title: v.exactOptional(localizedText, ""),
	items: v.array(footerItem),
});

/** The first item decides, so that messages are about columns or about links only. */
const footerLinks = v.lazy((links) =>
	Array.isArray(links) && links.length > 0 && !isObjectWith(links[0], "items")
		? v.array(footerItem)
		: v.array(footerColumn),
);

const footerOptions = v.strictObject({
	style: v.exactOptional(v.picklist(["light", "dark"]), "light"),
	logo: v.exactOptional(logoOptions),
	links: v.exactOptional(footerLinks, []),
	copyright: v.exactOptional(localizedText, ""),
});

export const footerKeys = { footer: v.exactOptional(footerOptions) };

const resolveFooterItem = (item: v.InferOutput<typeof footerItem>, configKey: string) =>
	"html" in item
		? { type: "html" as const, configKey, html: item.html }
		: {
				type: "link" as const,
				configKey,
				label: item.label,
				to: item.to ?? item.href ?? "",
			};

const resolveFooterOptions = (
	{ style, logo, links, copyright }: v.InferOutput<typeof footerOptions>,
	siteTitle: LocalizedText,
) => ({
	style,
	...(logo && { logo: resolveLogo(logo, siteTitle) }),
	columns: links.flatMap((column, index) =>
		"items" in column
			? [
					{
						title: column.title,
						items: column.items.map((item, at) => resolveFooterItem(item, `footer.links[${index}].items[${at}]`)),
					},
				]
			: [],
	),
	/** Links in one row, for a footer without columns. */
	links: links.flatMap((item, index) => ("items" in item ? [] : [resolveFooterItem(item, `footer.links[${index}]`)])),
	copyright,
});

export type FooterConfig = DeepReadonly<ReturnType<typeof resolveFooterOptions>>;

export type FooterItemConfig = FooterConfig["links"][number];

export const resolveFooter = ({
	footer,
	title,
}: ParsedKeys<typeof footerKeys & typeof siteKeys>): {
	readonly footer?: FooterConfig;
} => (footer ? { footer: resolveFooterOptions(footer, title) } : {});
