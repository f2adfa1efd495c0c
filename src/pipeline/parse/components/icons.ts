/** The icons of https://icons.getbootstrap.com and of the site. Pages contain those that they use. */
import { createRequire } from "node:module";
import type { Token } from "markdown-it";
import type { Html } from "../../../model/content/content.ts";
import type { SiteIcon, SiteIcons } from "../../../model/content/source.ts";
import { didYouMean } from "../../../model/problems/problem.ts";
import { escapeHtml } from "../../../model/text/escape-html.ts";
import { lazily } from "../../../model/text/lazily.ts";
import { highlightLanguageOf } from "../rules/code/languages.ts";

interface IconSet {
	/** The content of the `<svg>` elements, by name. */
	readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** Read by the first page that has an icon. */
const iconSet = lazily((): IconSet => createRequire(import.meta.url)("@iconify-json/bi/icons.json"));

/** Those of the site whose text is being parsed, which is done without a pause. */
let siteIcons: SiteIcons = {};

/** Takes the icons of a site until the next call: the schemas of components and front matter do not know the site. */
export function setSiteIcons(icons: SiteIcons = {}): void {
	siteIcons = icons;
}

export const isSiteIcon = (name: string): boolean => Object.hasOwn(siteIcons, name);

/** Emoji and signs are recognised without the set. */
export const isIconName = (name: string): boolean =>
	isSiteIcon(name) || (/^[\w-]+$/.test(name) && Object.hasOwn(iconSet().icons, name));

/** Makes a token an icon. Without a label, screen readers skip it. */
export function fillIconToken(token: Token, name: string, label: string | undefined): Token {
	token.content = label ?? "";
	token.meta = { icon: name };
	return token;
}

/** The markup of an icon token. */
export const renderIcon = ({ content, meta }: Token): string => iconHtml(String(meta?.icon), content);

/** The markup of an icon. Without a label, screen readers skip it. */
export function iconHtml(name: string, label = ""): Html {
	const use = label ? `role="img" aria-label="${escapeHtml(label)}"` : 'aria-hidden="true"';
	const { viewBox = "0 0 16 16", body = "" }: Partial<SiteIcon> =
		(isSiteIcon(name) ? siteIcons[name] : iconSet().icons[name]) ?? {};
	return `<svg class="icon-svg" viewBox="${viewBox}" ${use}>${body}</svg>` as Html;
}

/** What to do about an unknown icon. */
export const iconHint = (name: string): string =>
	didYouMean(name, [...Object.keys(siteIcons), ...Object.keys(iconSet().icons)]) ??
	"names are at https://icons.getbootstrap.com; those of your own are NAME.svg in the folder _icons of the content";

/** Icons of languages, by the names that highlight.js has for them. Others are in the set by their extension. */
const LANGUAGE_ICONS: ReadonlyMap<string | undefined, string> = new Map([
	...["typescript", "javascript", "markdown"].map((name): [string, string] => [name, name]),
	...["bash", "shell", "dos", "powershell"].map((name): [string, string] => [name, "terminal"]),
	["python", "filetype-py"],
	["ruby", "filetype-rb"],
	["yaml", "filetype-yml"],
	["csharp", "filetype-cs"],
]);

/** The icon of a file or a language: `app.ts`, `TypeScript`. The set has none of package managers. */
export function languageIconOf(label: string): string | undefined {
	const extension = extensionOf(label);
	const named = `filetype-${extension}`;
	if (isSiteIcon(named)) return named;
	return LANGUAGE_ICONS.get(highlightLanguageOf(extension)) ?? (isIconName(named) ? named : undefined);
}

/** What follows the last dot, in lower case: `ts`. */
export const extensionOf = (name: string): string => name.slice(name.lastIndexOf(".") + 1).toLowerCase();
