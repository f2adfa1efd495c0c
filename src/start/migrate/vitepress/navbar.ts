/** The navbar of VitePress's theme. */
import type { LogoOptions } from "../../../config/keys/logo.ts";
import type { NavbarItemOptions, NavbarLinkOptions, NavbarOptions } from "../../../config/keys/navbar.ts";
import { definedFields } from "../../../model/collections.ts";
import { isRecord, listOf, recordOf, textOf } from "../untyped.ts";
import { childrenOf, type LocalizedItem, labelOf, localizeItems } from "./localized-items.ts";
import type { VitePressProject } from "./project.ts";

export function migrateVitePressNavbar(project: VitePressProject): NavbarOptions {
	const [defaultLocale, ...others] = project.locales;
	const { themeConfig } = defaultLocale;
	const items = localizeItems(
		themeConfig.nav,
		others.map((locale) => ({ locale, items: locale.themeConfig.nav })),
	);
	const title =
		themeConfig.siteTitle === false ? undefined : (textOf(themeConfig.siteTitle) ?? textOf(project.config.title));
	return definedFields({
		title,
		logo: convertLogo(themeConfig.logo),
		items: [
			...items.flatMap((item) => convertItems(item, project)),
			...splitSocialLinks(themeConfig.socialLinks).items,
			...(others.length > 0 ? [{ type: "localeDropdown", position: "right" } as const] : []),
		],
	});
}

function convertLogo(logo: unknown): LogoOptions | undefined {
	const { src, light, dark, alt } = recordOf(logo);
	const path = textOf(logo) ?? textOf(src) ?? textOf(light);
	if (!path) return undefined;
	return { src: path, ...definedFields({ srcDark: textOf(dark), alt: textOf(alt) }) };
}

/** The usual reason is the version of a package, which is not read. */
const UNKNOWN_LABEL = "…";

function convertItems(localized: LocalizedItem, project: VitePressProject): readonly NavbarItemOptions[] {
	const { item } = localized;
	const label = labelOf(localized, project.locales[0]);
	if (Array.isArray(item.items))
		return [{ type: "dropdown", label: label || UNKNOWN_LABEL, items: linksOf(localized, project), position: "right" }];
	const link = convertLink(localized, project);
	if (link) return [{ ...link, position: "right" }];
	project.notes.add(
		"navbar items",
		textOf(item.component) ?? textOf(item.text) ?? "an item",
		"left out: components in the navbar do not exist here; replace the part NavbarItems of the theme",
	);
	return [];
}

/** A menu has no groups here: their links follow each other. */
const linksOf = (menu: LocalizedItem, project: VitePressProject): readonly NavbarLinkOptions[] =>
	childrenOf(menu).flatMap((child) =>
		Array.isArray(child.item.items) ? linksOf(child, project) : (convertLink(child, project) ?? []),
	);

function convertLink(localized: LocalizedItem, { locales }: VitePressProject): NavbarLinkOptions | undefined {
	const link = textOf(localized.item.link);
	const label = labelOf(localized, locales[0]);
	if (!link || !label) return undefined;
	return link.startsWith("/") ? { label, to: link.replace(/\.(html|md)$/, "") } : { label, href: link };
}

/** Icons that have the same name in the set of VitePress, https://simpleicons.org, and in ours. */
const SOCIAL_ICONS = new Set(
	(
		"bluesky discord facebook github gitlab instagram linkedin mastodon medium opencollective paypal reddit signal slack " +
		"stack-overflow steam substack telegram threads tiktok twitch twitter twitter-x whatsapp youtube"
	).split(" "),
);

const RENAMED_ICONS: Readonly<Record<string, string>> = { stackoverflow: "stack-overflow", x: "twitter-x" };

/** The links whose icons exist here, by icon, and the others as items of the navbar. */
export function splitSocialLinks(links: unknown) {
	const social: Record<string, string | { readonly href: string; readonly label: string }> = {};
	const items: NavbarLinkOptions[] = [];
	for (const { icon, link, ariaLabel } of listOf(links).filter(isRecord)) {
		const href = textOf(link);
		const label = textOf(ariaLabel);
		const name = textOf(icon) ?? label;
		if (!href || !name) continue;
		const known = RENAMED_ICONS[name] ?? name;
		if (SOCIAL_ICONS.has(known) && !Object.hasOwn(social, known)) social[known] = label ? { href, label } : href;
		else items.push({ label: label ?? name.charAt(0).toUpperCase() + name.slice(1), href, position: "right" });
	}
	return { social, items };
}
