/** Validates the addresses of redirects, so that no redirect leads to another site unintentionally. */
import type { SiteConfig } from "../../../model/config.ts";
import { decodeUriText, parseRoute, type Route } from "../../../model/urls/route.ts";
import { routeProblem, writtenPathProblem } from "../../../model/urls/safe-path.ts";

/** The target of a redirect: another site, or a path without locale prefix. */
export type RedirectDestination =
	| { readonly kind: "elsewhere"; readonly url: string }
	| {
			readonly kind: "path";
			/** As the author wrote it. */
			readonly written: string;
			/** The decoded path. */
			readonly file: string;
			/** The route of that path. */
			readonly path: Route;
			/** Query and fragment, percent-encoded. */
			readonly ending: string;
	  };

/** Control characters and backslashes: browsers ignore the former and read the latter as slashes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: finds them on purpose
const UNSAFE_CHARACTERS = /[\u0000-\u001f\u007f\\]/;

/** Decodes an old address; `undefined` if it is not a path that can become a file. */
export function parseOldAddress(from: unknown): string | undefined {
	if (typeof from !== "string" || !/^\/(?!\/)/.test(from)) return undefined;
	if (writtenPathProblem(from) || routeProblem(decodeUriText(from))) return undefined;
	return decodeUriText(from);
}

/** The locale prefix of a path. The default locale has no prefix, so `/en/help` is a path like any other. */
export const localePrefixOf = (path: string, config: SiteConfig): string | undefined =>
	config.locales
		.map(({ name }) => name)
		.filter((name) => name !== config.defaultLocale)
		.find((name) => path === `/${name}` || path.startsWith(`/${name}/`));

/** A destination that is safe to write into a page; `undefined` if there is none. */
export function parseDestination(to: unknown): RedirectDestination | undefined {
	if (typeof to !== "string" || UNSAFE_CHARACTERS.test(decodeUriText(to))) return undefined;
	if (/^https?:\/\/[^/]/i.test(to)) return URL.canParse(to) ? { kind: "elsewhere", url: new URL(to).href } : undefined;
	if (!/^\/(?!\/)/.test(to)) return undefined;
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
	const { search, hash } = new URL(rest, "https://example.org/");
	return { kind: "path", written: to, file: decodeUriText(path), path: parseRoute(path), ending: search + hash };
}
