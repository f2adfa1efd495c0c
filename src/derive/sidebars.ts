import type { Chrome } from "../model/chrome.ts";
import type { Html } from "../model/content.ts";
import { sidebarFileOf } from "../model/route.ts";
import type { Output } from "../model/site.ts";

/**
 * A file for each sidebar of a locale, which the browser loads when it needs another sidebar or a category is opened.
 */
export const sidebarFiles = (
	{ locale, defaultLocale }: Chrome,
	sidebars: Readonly<Record<string, Html>>,
): Output[] =>
	Object.entries(sidebars).map(([name, html]) => ({
		path: sidebarFileOf(name, locale.name, defaultLocale),
		contents: JSON.stringify({ html }),
	}));
