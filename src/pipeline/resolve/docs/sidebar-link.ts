/** Resolves links written in a sidebar. */
import { decodeUriText, hrefOf, localizedRoute } from "../../../model/urls/route.ts";
import type { LocalizedVersion } from "./doc-metadata.ts";

/**
 * Resolves a link: a path of the site is prefixed with the reader's locale, unless it is a file.
 *
 * @returns the final URL, and the route, which files and other sites do not have
 */
export function sidebarLinkTargetOf(href: string, version: LocalizedVersion) {
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(href) ?? [];
	if (!path.startsWith("/") || path.startsWith("//")) return { href };
	if (/\.[a-z][a-z0-9]*$/i.test(path)) return { href: hrefOf(decodeUriText(path), version.baseUrl) + rest };
	const { locale, defaultLocale, trailingSlash, baseUrl } = version;
	const route = localizedRoute(decodeUriText(path), locale, defaultLocale, trailingSlash);
	return { href: hrefOf(route, baseUrl) + rest, route };
}
