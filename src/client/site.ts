/** What every page says about the site it belongs to, in attributes of its `<html>`. */
import type { Route, RouteForm } from "../model/route.ts";

export interface Site {
	/** Of the browser's code and the templates: a page of another build needs a full load. */
	readonly build: string;
	/** Begins and ends in `/`. */
	readonly base: string;
	readonly form: RouteForm;
	/** Names; the default locale stands first. */
	readonly locales: readonly string[];
}

/** The site as a page's attributes tell of it. */
export const siteIn = ({
	build = "",
	base = "/",
	form = "as-is",
	locales = "",
}: Readonly<Record<string, string | undefined>>): Site => ({
	build,
	base,
	form: form as RouteForm,
	locales: locales.split(" "),
});

/** The locale of a route: that of its prefix, otherwise the default one. */
export const localeOf = (route: Route, { locales }: Site): string =>
	locales.find(
		(name, index) => index > 0 && `${route}/`.startsWith(`/${name}/`),
	) ??
	locales[0] ??
	"";
