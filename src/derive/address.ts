import type { Locale, SiteConfig } from "../model/config.ts";
import type { Page } from "../model/page.ts";
import { homeOf, hrefOf } from "../model/route.ts";

/** The whole address of a route on the published site, percent-encoded. */
export const urlOf = (route: string, config: SiteConfig): string =>
	config.url + hrefOf(route, config.baseUrl);

/** The path that a page has in every locale: its route without the prefix of its locale. */
export const pathOf = (page: Page, config: SiteConfig): string =>
	page.route.slice(homeOf(page.locale, config.defaultLocale).length - 1);

/** The locales of this build, in the order of the configuration. */
export const builtLocales = (config: SiteConfig): readonly Locale[] =>
	config.locales.filter(({ name }) => config.builtLocales.includes(name));
