/** The site's settings, which every page carries as attributes of `<html>`. */
import type { Route, TrailingSlash } from "../model/urls/route.ts";

export interface SiteAttributes {
	/** Identifies the browser code and templates. A page of another build needs a full load. */
	readonly build: string;
	/** The base URL's path. Begins and ends with `/`. */
	readonly base: string;
	readonly form: TrailingSlash;
	/** Locale names, the default locale first. */
	readonly locales: readonly string[];
}

/** Parses the `dataset` of `<html>`. */
export const readSiteAttributes = ({
	build = "",
	base = "/",
	form = "as-is",
	locales = "",
}: Readonly<Record<string, string | undefined>>): SiteAttributes => ({
	build,
	base,
	form: form as TrailingSlash,
	locales: locales.split(" "),
});

/** The locale whose prefix a route begins with, otherwise the default locale. */
export const localeOfRoute = (route: Route, { locales }: SiteAttributes): string =>
	locales.find((name, index) => index > 0 && `${route}/`.startsWith(`/${name}/`)) ?? locales[0] ?? "";
