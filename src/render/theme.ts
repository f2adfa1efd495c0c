/** The compiled theme, and what it gives besides the markup of pages. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Chrome } from "../model/chrome.ts";
import type { SiteConfig } from "../model/config.ts";
import type { Html, LabelName } from "../model/content.ts";
import type { Bundle } from "../model/site.ts";
import type { Templates } from "../react.ts";

export const loadTheme = async ({ templates }: Bundle): Promise<Templates> =>
	(await import(templates)).default;

/** A word inside content, in the language of a locale. */
export function labelsOf(
	theme: Templates,
	{ locales }: SiteConfig,
): (locale: string, name: LabelName, of?: string) => string {
	const byName = new Map(locales.map((locale) => [locale.name, locale]));
	return (name, label, of) => {
		const locale = byName.get(name);
		return locale ? theme.label(locale, label, of) : "";
	};
}

/** The whole sidebars of a locale, by name; none when the theme has none to give. */
export function sidebarsOf(
	{ Sidebar }: Templates,
	chrome: Chrome,
): Readonly<Record<string, Html>> {
	if (!Sidebar) return {};
	const names = [
		...Object.keys(chrome.sidebars),
		...(chrome.news ? ["news"] : []),
	];
	return Object.fromEntries(
		names.map((name) => [
			name,
			renderToStaticMarkup(createElement(Sidebar, { chrome, name })) as Html,
		]),
	);
}
