/** Addresses that authors write in redirects. Nothing that could leave the site unseen gets through. */
import type { SiteConfig } from "../model/config.ts";
import { decoded, parseRoute, type Route } from "../model/route.ts";

/** Where a redirect is to lead: another site, or a path without locale prefix. */
export type Destination =
	| { readonly kind: "elsewhere"; readonly url: string }
	| {
			readonly kind: "path";
			/** As the author wrote it. */
			readonly written: string;
			/** Its path, decoded. */
			readonly file: string;
			/** The same as a page of that address would have it. */
			readonly path: Route;
			/** Query and fragment, percent-encoded. */
			readonly ending: string;
	  };

/** Control characters and backslashes: browsers drop the first and read the second as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TREACHEROUS = /[\u0000-\u001f\u007f\\]/;

/** An old address, decoded; nothing when it is not a path from the root. */
export function oldAddress(from: unknown): string | undefined {
	if (typeof from !== "string" || !/^\/(?!\/)[^?#]*$/s.test(from))
		return undefined;
	const text = decoded(from);
	if (TREACHEROUS.test(text)) return undefined;
	if (text.split("/").some((part) => part === "." || part === ".."))
		return undefined;
	return text;
}

/** The locale that a path begins with. The default locale has no prefix, so that `/en/help` is a path like any other. */
export const prefixOf = (
	path: string,
	config: SiteConfig,
): string | undefined =>
	config.locales
		.map(({ name }) => name)
		.filter((name) => name !== config.defaultLocale)
		.find((name) => path === `/${name}` || path.startsWith(`/${name}/`));

/** A destination that is safe to write into a page; nothing when it is none. */
export function destinationOf(to: unknown): Destination | undefined {
	if (typeof to !== "string" || TREACHEROUS.test(decoded(to))) return undefined;
	if (/^https?:\/\/[^/]/i.test(to))
		return URL.canParse(to)
			? { kind: "elsewhere", url: new URL(to).href }
			: undefined;
	if (!/^\/(?!\/)/.test(to)) return undefined;
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
	const { search, hash } = new URL(rest, "https://example.org/");
	return {
		kind: "path",
		written: to,
		file: decoded(path),
		path: parseRoute(path),
		ending: search + hash,
	};
}
