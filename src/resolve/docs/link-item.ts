/** Links that authors wrote into a sidebar. */
import { decoded, hrefOf, localized, type Route } from "../../model/route.ts";
import type { Edition } from "./doc.ts";

export interface Target {
	/** What stands in the markup. */
	readonly href: string;
	/** Absent for a file, and for another site. */
	readonly route?: Route;
}

/** Where a written address leads: a path of the site is one of the reader's locale, unless it is a file's. */
export function targetOf(href: string, edition: Edition): Target {
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
	if (!path.startsWith("/") || path.startsWith("//")) return { href };
	if (/\.[a-z][a-z0-9]*$/i.test(path))
		return { href: hrefOf(decoded(path), edition.baseUrl) + rest };
	const { locale, defaultLocale, form, baseUrl } = edition;
	const route = localized(decoded(path), locale, defaultLocale, form);
	return { href: hrefOf(route, baseUrl) + rest, route };
}
