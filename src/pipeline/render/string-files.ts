/** The strings that scripts show, as files. */
import { hash } from "node:crypto";
import type { SiteConfig } from "../../model/config.ts";
import type { Bundle, Output } from "../../model/site/site.ts";
import { resolveStrings } from "../../model/site/theme-strings.ts";
import { hrefOf, toOutputPath } from "../../model/urls/route.ts";
import type { Templates } from "../../react.ts";

/** Adds a file of strings for each locale that is built. */
export function addStringFiles(
	bundle: Bundle,
	{ strings: theme }: Templates,
	{ locales, builtLocales, baseUrl }: SiteConfig,
): Bundle {
	if (!theme) return bundle;
	const contents = new Map(
		locales.map((locale) => {
			const strings = resolveStrings(theme, locale);
			const shown = theme.browserKeys.map((key) => [key, strings[key]]);
			return [locale.name, JSON.stringify(Object.fromEntries(shown))];
		}),
	);
	const pathOf = (locale: string) =>
		toOutputPath(`assets/strings-${locale}-${shortHash(contents.get(locale) ?? "")}.json`);
	const files = builtLocales.map((locale): Output => ({ path: pathOf(locale), contents: contents.get(locale) ?? "" }));
	const { assets } = bundle;
	return {
		...bundle,
		files: [...bundle.files, ...files],
		assets: {
			...assets,
			// A page of an older build names an older file. All locales count, so that building some gives the same pages.
			buildId: shortHash(assets.buildId + [...contents.values()].join()),
			strings: Object.fromEntries(locales.map(({ name }) => [name, hrefOf(`/${pathOf(name)}`, baseUrl)])),
		},
	};
}

const shortHash = (text: string): string => hash("sha256", text).slice(0, 10);
