import type { Html } from "../../model/content/content.ts";
import type { Chrome } from "../../model/site/chrome.ts";
import type { Output } from "../../model/site/site.ts";
import { sidebarFileOf } from "../../model/urls/route.ts";

/**
 * A file for each sidebar of a locale, which the browser loads when it needs another sidebar or a category is opened.
 */
export const sidebarFiles = ({ locale, defaultLocale }: Chrome, sidebars: Readonly<Record<string, Html>>): Output[] =>
	Object.entries(sidebars).map(([name, html]) => ({
		path: sidebarFileOf(name, locale.name, defaultLocale),
		contents: JSON.stringify({ html }),
	}));
