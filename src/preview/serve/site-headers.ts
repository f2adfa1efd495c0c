/** The headers that the site's `_headers` file asks hosts for. */
import { validateHeaderName, validateHeaderValue } from "node:http";
import { isRuleFor, isSameHeader, parseHeadersFile } from "../../model/urls/headers-file.ts";
import type { ServeResponse } from "./request-response.ts";

/** Headers by which a server frames a response. A file that sets one of them would break it. */
const FRAMING_HEADER =
	/^(?:connection|content-(?:length|encoding|range)|etag|keep-alive|trailer|transfer-encoding|upgrade)$/i;

export interface SiteHeaderRule {
	readonly path: string;
	readonly headers: readonly SiteHeader[];
}

interface SiteHeader {
	readonly name: string;
	/** Absent if the rule removes the header. */
	readonly value?: string;
}

/** Headers that cannot be sent are left out. */
export const siteHeaderRulesOf = (text: string): readonly SiteHeaderRule[] =>
	parseHeadersFile(text).map(({ path, headers }) => ({
		path,
		headers: headers.filter(({ name, value = "" }) => !FRAMING_HEADER.test(name) && isValidHeader(name, value)),
	}));

function isValidHeader(name: string, value: string): boolean {
	try {
		validateHeaderName(name);
		validateHeaderValue(name, value);
		return true;
	} catch {
		return false;
	}
}

/** The response with the headers of all rules for the path, in place of those of the server. */
export function withSiteHeaders(
	response: ServeResponse,
	path: string,
	rules: readonly SiteHeaderRule[],
): ServeResponse {
	const headers = rules
		.filter((rule) => isRuleFor(rule.path, path))
		.flatMap((rule) => rule.headers)
		.reduce<readonly Required<SiteHeader>[]>(addHeader, []);
	if (headers.length === 0) return response;
	const own = Object.entries(response.headers).filter(
		([name]) => !headers.some((header) => isSameHeader(header.name, name)),
	);
	return { ...response, headers: Object.fromEntries([...own, ...headers.map(({ name, value }) => [name, value])]) };
}

/** The values of several rules are joined, as hosts do: https://www.rfc-editor.org/rfc/rfc9110#section-5.3 */
function addHeader(headers: readonly Required<SiteHeader>[], { name, value }: SiteHeader) {
	const others = headers.filter((header) => !isSameHeader(header.name, name));
	const before = headers.find((header) => isSameHeader(header.name, name));
	if (value === undefined) return others;
	return [...others, { name, value: before ? `${before.value}, ${value}` : value }];
}
