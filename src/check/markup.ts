/** Reads finished markup. It is generated, so attributes are always in double quotes. */
import { unescapeHtml } from "../model/escape-html.ts";

export const idsIn = (html: string): string[] => [
	...new Set(
		[...html.matchAll(/ (?:id|name)="([^"]+)"/g)].map(([, id]) =>
			unescapeHtml(id ?? ""),
		),
	),
];

export const hrefsIn = (html: string): string[] =>
	[...html.matchAll(/<a\s[^<>]*?href="([^"]*)"/g)].map(([, href]) =>
		unescapeHtml(href ?? ""),
	);
