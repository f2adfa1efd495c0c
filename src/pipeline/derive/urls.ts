import type { Locale, SiteConfig } from "../../model/config.ts";
import type { Page } from "../../model/site/page.ts";
import { homeRouteOf, hrefOf } from "../../model/urls/route.ts";

/** The absolute URL of a route, percent-encoded. */
export const siteUrlOf = (route: string, config: SiteConfig): string => config.url + hrefOf(route, config.baseUrl);

/** The path that a page has in every locale: its route without the locale prefix. */
export const pathWithoutLocale = (page: Page, config: SiteConfig): string =>
	page.route.slice(homeRouteOf(page.locale, config.defaultLocale).length - 1);

/** The locales of this build, in the order of the configuration. */
export const builtLocalesOf = (config: SiteConfig): readonly Locale[] =>
	config.locales.filter(({ name }) => config.builtLocales.includes(name));

/** A path for `_redirects`, where `*` and `:` are placeholders unless they are percent-encoded. */
export const hostPath = (path: string): string => path.replace(/\*/g, "%2A").replace(/:/g, "%3A");
