import { type AnchorHTMLAttributes, createContext, useContext } from "react";
import { decodeUriText, hrefOf, localizedRoute } from "../../src/model/urls/route.ts";
import type { Chrome } from "../../src/react.ts";
import { stringsOf } from "../strings.ts";
import { Anchor, isExternalHref } from "./Anchor.tsx";

/** What the locale's pages share, around a page. `undefined` in islands, which are rendered on their own. */
export const ChromeContext = createContext<Chrome | undefined>(undefined);

/** The props of `Link`, besides those of `<a>`. */
export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href"> {
	/** A path of the site, without the base URL and the locale, such as `/help/sync#start`; or any other URL. */
	readonly to: string;
}

/**
 * A link of a React page, a layout, a part or a component in Markdown. A path leads to the page in the reader's language;
 * a path with the name of a locale stays in that locale.
 *
 * @example
 * <Link to="/help/install">Install</Link>
 * // on a French page below /docs/: <a href="/docs/fr/help/install">Install</a>
 *
 * @throws In an island, which may be on any page; pass it the URL of a route as a prop.
 */
export function Link({ to, ...rest }: LinkProps) {
	const chrome = useContext(ChromeContext);
	if (!chrome)
		throw new Error(`<Link to="${to}"> is outside of a page; in an island, use <a> with a URL from its props`);
	return (
		<Anchor
			{...rest}
			href={hrefInLocale(to, chrome)}
			external={isExternalHref(to)}
			strings={stringsOf(chrome.locale)}
		/>
	);
}

function hrefInLocale(to: string, { site, locale, locales, defaultLocale }: Chrome): string {
	return withBaseUrl(to, site.baseUrl, (written) => {
		if (FILE_PATH.test(written)) return written;
		const first = written.split("/")[1];
		const isLocalized = locales.some(({ name }) => name !== defaultLocale && name === first);
		return localizedRoute(written, isLocalized ? defaultLocale : locale.name, defaultLocale, site.trailingSlash);
	});
}

/** Other URLs than paths of the site stay as they are. */
export function withBaseUrl(url: string, baseUrl: string, toPath = (written: string) => written): string {
	if (!/^\/(?!\/)/.test(url)) return url;
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(url) ?? [];
	return hrefOf(toPath(decodeUriText(path)), baseUrl) + rest;
}

/** Public files are the same in all locales. */
const FILE_PATH = /\.(?!html?$)[a-z\d]{2,5}$/i;
