/** Resolves paths in the configuration. */

import { type LocalizedText, textForLocale } from "../../model/config.ts";
import { didYouMean, type Problem, startOfFile } from "../../model/problems/problem.ts";
import { withReportingSeverity } from "../../model/problems/reporting-severity.ts";
import type { AuthoredLink } from "../../model/site/site.ts";
import {
	decodeUriText,
	hrefOf,
	localizedRoute,
	type Route,
	withoutBaseUrl,
	withoutTrailingSlash,
} from "../../model/urls/route.ts";
import { sitePathOf, urlKindOf } from "../../model/urls/url-safety.ts";
import type { AddressIndex } from "./address-index.ts";
import { findDraftByRoute } from "./links.ts";
import { suggestRoute } from "./suggest-links.ts";

export interface ConfigAddress {
	readonly href: string;
	readonly external: boolean;
	readonly route?: Route;
	readonly link?: AuthoredLink;
}

export const hrefAndExternal = ({ href, external }: ConfigAddress) => ({ href, external });

/** What resolving the configuration for a locale needs, and what it reports. */
export interface ConfigContext {
	readonly locale: string;
	readonly addresses: AddressIndex;
	readonly links: AuthoredLink[];
	readonly problems: Problem[];
}

export const localTextOf = (text: LocalizedText, { locale, addresses }: ConfigContext): string =>
	textForLocale(text, locale, addresses.config.defaultLocale);

/** Resolves the path at a key, and reports it as a link. */
export function resolveConfigLink(
	to: string,
	configKey: string,
	{ locale, addresses, links }: ConfigContext,
): ConfigAddress {
	const found = resolveConfigAddress(to, locale, addresses);
	if (found.link) links.push({ ...found.link, configKey });
	return found;
}

/** The URL of a file in the public folder, with or without a slash before its path. Reports a missing one. */
export function resolvePublicFile(path: string, configKey: string, { addresses, problems }: ConfigContext): string {
	if (urlKindOf(path) !== "local") return path;
	const { config, assetsByAddress } = addresses;
	const address = `/${path.replace(/^\/+/, "")}`;
	const name = decodeUriText(address.replace(/[?#].*$/s, ""));
	if (!assetsByAddress.has(name)) {
		problems.push(
			...withReportingSeverity(config.onBrokenLinks, {
				code: "broken-image",
				message: `${configKey}: image not found: ${path}`,
				at: startOfFile(config.configPath),
				configKey,
				hint:
					didYouMean(name, assetsByAddress.keys()) ??
					`put the file into the public folder as ${name.slice(1)}, or correct the path`,
			}),
		);
	}
	return hrefOf(address, config.baseUrl);
}

/**
 * Resolves a path in the configuration: a page of the locale, a public file, or a URL of another site. A path that leads
 * nowhere may already have the base URL.
 */
function resolveConfigAddress(to: string, locale: string, addresses: AddressIndex): ConfigAddress {
	const found = resolveConfigPath(to, locale, addresses);
	if (!isBroken(found)) return found;
	const below = withoutBaseUrl(to, addresses.config.baseUrl);
	const again = below === undefined ? found : resolveConfigPath(below, locale, addresses);
	return isBroken(again) ? found : again;
}

const isBroken = ({ link }: ConfigAddress): boolean => link !== undefined && link.route === undefined;

function resolveConfigPath(to: string, locale: string, addresses: AddressIndex): ConfigAddress {
	const { config, targetsByRoute, assetsByAddress, generatedFiles } = addresses;
	const asWritten = sitePathOf(to);
	if (asWritten !== undefined) return { href: asWritten, external: false };
	if (urlKindOf(to) !== "local") return { href: to, external: true };
	const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(to) ?? [];
	const route = localizedRoute(path, locale, config.defaultLocale);
	const page = targetsByRoute.get(withoutTrailingSlash(route)) ?? targetsByRoute.get(withoutTrailingSlash(path));
	if (page)
		return {
			href: hrefOf(page.route, config.baseUrl) + rest,
			external: false,
			route: page.route,
			link: { href: to, route: page.route, ...(rest.includes("#") && { fragment: rest.slice(rest.indexOf("#") + 1) }) },
		};
	const href = hrefOf(path, config.baseUrl) + rest;
	if (assetsByAddress.has(path) || generatedFiles.has(path) || generatedFiles.has(route))
		return { href: generatedFiles.has(route) ? hrefOf(route, config.baseUrl) + rest : href, external: false };
	const draft = findDraftByRoute(path, locale, addresses);
	const hint = suggestRoute(path, { locale }, addresses);
	return { href, external: false, link: { href: to, ...(hint && { hint }), ...(draft && { draft }) } };
}
