/** What is below and above every page: the footer, the question whether a page was helpful, and a notice. */
import * as v from "valibot";
import type { DeepReadonly } from "../deep-readonly.ts";
import {
	expected,
	type Input,
	isObject,
	linkBase,
	linkTarget,
	localizedText,
	oneTarget,
	type ParsedKeys,
	requiredText,
} from "../values.ts";
import { logoOptions } from "./logo.ts";

/** A link with either `to` or `href`. @example { to: "/privacy", label: { en: "Privacy", de: "Datenschutz" } } */
const footerLink = v.pipe(
	v.strictObject({
		/** The text of the link. */
		label: localizedText,
		/** A path of this site, without locale prefix: `/news`. @default none */
		to: v.exactOptional(linkTarget),
		/** Any URL. @default none */
		href: v.exactOptional(linkTarget),
	}),
	oneTarget(),
);

/** A piece of HTML in place of a link. @example { html: "<a href='https://hosting.example'>Hosted by Example</a>" } */
const footerHtml = v.strictObject({
	/** The HTML, of which the same is kept as in Markdown: see `markdown.html`. */
	html: localizedText,
});

const isObjectWith = (value: unknown, key: string): boolean => isObject(value) && key in value;

const footerItem = v.lazy((item) => (isObjectWith(item, "html") ? footerHtml : footerLink));

/** A column of links. @example { title: "Help", items: [{ to: "/help/", label: "Guides" }] } */
const footerColumn = v.strictObject({
	/** The heading of the column. @default none */
	title: v.exactOptional(localizedText, ""),
	/** The links of the column. */
	items: v.array(footerItem),
});

/** The first item decides, so that messages are about columns or about links only. */
const footerLinks = v.lazy((links) =>
	Array.isArray(links) && links.length > 0 && !isObjectWith(links[0], "items")
		? v.array(footerItem)
		: v.array(footerColumn),
);

const footerOptions = v.strictObject({
	/** The colors of the footer. */
	style: v.exactOptional(v.picklist(["light", "dark"]), "light"),
	/**
	 * The logo above the copyright line.
	 * @default none
	 * @example { src: "/logo.svg", alt: "Example" }
	 */
	logo: v.exactOptional(logoOptions),
	/**
	 * Columns of links, or links in one row.
	 * @example [{ to: "/privacy", label: "Privacy" }, { to: "/terms", label: "Terms" }]
	 */
	links: v.exactOptional(footerLinks, []),
	/**
	 * The copyright line.
	 * @example { en: "© Example", fr: "© Exemple" }
	 */
	copyright: v.exactOptional(localizedText, ""),
});

/** Whether there is such an icon is checked where the links are drawn. */
const iconName = v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, expected("the name of an icon, such as github")));

/** An address with a label. @example { href: "https://social.example/@handbook", label: "Handbook on Mastodon" } */
const labelledLink = v.strictObject({
	/** The address. */
	href: linkTarget,
	/** What the icon is called. */
	label: localizedText,
});

const socialLink = v.lazy((link) => (isObject(link) ? labelledLink : linkTarget));

const addressesByIcon = v.record(iconName, socialLink);

/** Valibot takes a list for a record whose keys are its indexes. */
const socialLinks = v.lazy((links) =>
	isObject(links) && !Array.isArray(links)
		? addressesByIcon
		: (v.custom(() => false, expected("addresses by the names of icons")) as unknown as typeof addressesByIcon),
);

/** Only characters of colors, because the value goes into a `style` attribute. */
const cssColour = v.pipe(requiredText, v.regex(/^[#\w(),.%/ -]+$/, expected("a CSS colour, such as #0b6157")));

const announcementBarOptions = v.strictObject({
	/** Identifies the notice. Readers who closed a notice see it again when it has a new id. */
	id: v.exactOptional(requiredText, "announcement-bar"),
	/** The text, with inline Markdown. */
	content: localizedText,
	/** A CSS color. @default the color of the theme */
	backgroundColor: v.exactOptional(cssColour),
	/** A CSS color. @default the color of the theme */
	textColor: v.exactOptional(cssColour),
	/** Whether readers can close the notice. */
	isCloseable: v.exactOptional(v.boolean(), true),
});

export type FooterOptions = Input<typeof footerOptions>;
export type FooterItemOptions = Input<typeof footerItem>;
export type AnnouncementBarOptions = Input<typeof announcementBarOptions>;

export const footerKeys = {
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
	footer: v.exactOptional(footerOptions),
	/**
	 * Where the project is elsewhere: addresses by the names of icons. The icons, those of https://icons.getbootstrap.com,
	 * are in the navbar of wide screens and in the footer.
	 * @default none
	 * @example {
	 * 	github: "https://github.com/example/handbook",
	 * 	mastodon: "https://social.example/@handbook",
	 * 	envelope: { href: "mailto:team@example.org", label: { en: "Email", de: "E-Mail" } },
	 * }
	 */
	social: v.exactOptional(socialLinks, {}),
	/**
	 * A notice above every page.
	 * @default no notice
	 * @example {
	 * 	id: "v2",
	 * 	content: "Version 2 is out. [What is new](/news/v2)",
	 * 	backgroundColor: "#0b6157",
	 * 	textColor: "#ffffff",
	 * }
	 */
	announcementBar: v.exactOptional(announcementBarOptions),
	/**
	 * The address that answers to "Was this page helpful?" are sent to: a URL or a path of the site. Below each text, readers
	 * can then answer with one click. `false`: nobody is asked.
	 * @example "https://feedback.example.org/joplin"
	 */
	feedback: v.exactOptional(v.union([v.literal(false), linkBase]), false),
};

const resolveFooterItem = (item: v.InferOutput<typeof footerItem>, configKey: string) =>
	"html" in item
		? { type: "html" as const, configKey, html: item.html }
		: { type: "link" as const, configKey, label: item.label, to: item.to ?? item.href ?? "" };

export function resolveFooter({ footer }: ParsedKeys<typeof footerKeys>) {
	if (!footer) return undefined;
	const { links, ...options } = footer;
	return {
		...options,
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
	};
}

/** Services whose names are not those of their icons with a capital. */
const SERVICES: Readonly<Record<string, string>> = {
	github: "GitHub",
	gitlab: "GitLab",
	linkedin: "LinkedIn",
	opencollective: "Open Collective",
	paypal: "PayPal",
	rss: "RSS",
	"stack-overflow": "Stack Overflow",
	tiktok: "TikTok",
	"twitter-x": "X",
	whatsapp: "WhatsApp",
	youtube: "YouTube",
};

export const resolveSocial = ({ social }: ParsedKeys<typeof footerKeys>) =>
	Object.entries(social).map(([icon, link]) =>
		typeof link === "string"
			? { icon, href: link, label: SERVICES[icon] ?? icon.charAt(0).toUpperCase() + icon.slice(1) }
			: { icon, ...link },
	);

export type FooterItemConfig = DeepReadonly<ReturnType<typeof resolveFooterItem>>;
