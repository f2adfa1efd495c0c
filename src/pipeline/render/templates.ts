/** Loads the compiled theme, and renders what it provides besides pages. */
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { mapValues } from "../../model/collections.ts";
import type { Locale, SiteConfig } from "../../model/config.ts";
import type { Html, LabelName } from "../../model/content/content.ts";
import type { MarkdownComponentKinds } from "../../model/content/markdown-components.ts";
import { type Chrome, NEWS_SIDEBAR } from "../../model/site/chrome.ts";
import type { ResolvedSite } from "../../model/site/site.ts";
import type { Templates } from "../../react.ts";
import { tagFallbackTexts } from "./fallback-texts.ts";
import type { TemplateModule } from "./index.ts";

/** The theme's strings are loaded in the languages of these locales. */
export async function loadTemplates(module: string, locales: readonly Locale[]): Promise<TemplateModule> {
	const templates: TemplateModule = await import(module);
	await templates.default.strings?.load?.(locales.map(({ htmlLang }) => htmlLang));
	return templates;
}

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
export function markdownComponentKindsOf({ components = {}, islands = {} }: Templates): MarkdownComponentKinds {
	const names = Object.keys({ ...islands, ...components });
	return Object.fromEntries(names.map((name) => [name, Object.hasOwn(components, name) ? "component" : "island"]));
}

/** Renders what the theme provides besides pages. */
export const renderSiteParts = (templates: Templates, { chromes }: ResolvedSite) => ({
	/** The complete sidebars, by locale and name. Empty if the theme has no `Sidebar`. */
	sidebars: mapValues(chromes, (chrome) => collectSidebars(templates, chrome)),
	inlineScripts: templates.inlineScripts ?? [],
});

function collectSidebars(templates: Templates, chrome: Chrome): Readonly<Record<string, Html>> {
	const { Sidebar } = templates;
	if (!Sidebar) return {};
	const names = [...Object.keys(chrome.sidebars), ...(chrome.news?.sidebar.posts.length ? [NEWS_SIDEBAR] : [])];
	return Object.fromEntries(
		names.map((name) => {
			const html = renderToStaticMarkup(createElement(Sidebar, { chrome, name })) as Html;
			return [name, tagFallbackTexts(html, templates, chrome)];
		}),
	);
}
