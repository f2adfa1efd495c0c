/** The icons of https://icons.getbootstrap.com, of which pages contain those that they use. */
import { createRequire } from "node:module";
import type { Token } from "markdown-it";
import { escapeHtml } from "../../../model/text/escape-html.ts";
import { lazily } from "../../../model/text/lazily.ts";

interface IconSet {
	/** The content of the `<svg>` elements, by name. */
	readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** Read by the first page that has an icon. */
const iconSet = lazily((): IconSet => createRequire(import.meta.url)("@iconify-json/bi/icons.json"));

export const iconNames = (): readonly string[] => Object.keys(iconSet().icons);

/** Emoji and signs are recognised without the set. */
export const isIconName = (name: string): boolean => /^[\w-]+$/.test(name) && Object.hasOwn(iconSet().icons, name);

/** Makes a token an icon. Without a label, screen readers skip it. */
export function fillIconToken(token: Token, name: string, label: string | undefined): Token {
	token.content = label ?? "";
	token.meta = { icon: name };
	return token;
}

/** The markup of an icon token. */
export function renderIcon({ content, meta }: Token): string {
	const use = content ? `role="img" aria-label="${escapeHtml(content)}"` : 'aria-hidden="true"';
	const { body } = iconSet().icons[String(meta?.icon)] ?? { body: "" };
	return `<svg class="icon-svg" viewBox="0 0 16 16" ${use}>${body}</svg>`;
}
