/** Loads the compiled theme, and renders what it provides besides pages. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { SiteConfig } from "../../model/config.ts";
import type { Html, LabelName } from "../../model/content/content.ts";
import type { MarkdownComponentKinds } from "../../model/content/markdown-components.ts";
import { type Chrome, NEWS_SIDEBAR } from "../../model/site/chrome.ts";
import type { Bundle, ResolvedSite } from "../../model/site/site.ts";
import type { Templates } from "../../react.ts";

export const loadTemplates = async ({ templates }: Bundle): Promise<Templates> => (await import(templates)).default;

/** Returns a function that looks up a label that is part of content, in a locale's language. */
export function createLabelLookup(
	templates: Templates,
	{ locales }: SiteConfig,
): (locale: string, name: LabelName, of?: string) => string {
	const byName = new Map(locales.map((locale) => [locale.name, locale]));
	return (name, label, of) => {
		const locale = byName.get(name);
		return locale ? templates.label(locale, label, of) : "";
	};
}

/** The components that Markdown may use, by name, and whether they also run in the browser. */
export const markdownComponentKindsOf = ({ components = {}, islands = {} }: Templates): MarkdownComponentKinds =>
	Object.fromEntries([
		...Object.keys(islands).map((name) => [name, "island"] as const),
		...Object.keys(components).map((name) => [name, "component"] as const),
	]);

/** Renders what the theme provides besides pages. */
export const renderSiteParts = (templates: Templates, { chromes }: ResolvedSite) => ({
	/** The complete sidebars, by locale and name. Empty if the theme has no `Sidebar`. */
	sidebars: Object.fromEntries(
		Object.entries(chromes).map(([locale, chrome]) => [locale, sidebarsOf(templates, chrome)]),
	),
	inlineScripts: templates.inlineScripts ?? [],
});

function sidebarsOf({ Sidebar }: Templates, chrome: Chrome): Readonly<Record<string, Html>> {
	if (!Sidebar) return {};
	const names = [...Object.keys(chrome.sidebars), ...(chrome.news?.sidebar.posts.length ? [NEWS_SIDEBAR] : [])];
	return Object.fromEntries(
		names.map((name) => [name, renderToStaticMarkup(createElement(Sidebar, { chrome, name })) as Html]),
	);
}
