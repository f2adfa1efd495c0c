/** Reads finished markup. It is generated, so attributes are always in double quotes. */
import { unescapeHtml } from "../../model/text/escape-html.ts";

export const idsIn = (html: string): string[] => [
	...new Set([...html.matchAll(/ (?:id|name)="([^"]+)"/g)].map(([, id]) => unescapeHtml(id ?? ""))),
];

/** A link in markup. */
export interface MarkupLink {
	readonly href: string;
	/** It says which language it leads to. */
	readonly hasLanguage?: true;
}

export const linksIn = (html: string): MarkupLink[] =>
	[...html.matchAll(/<a\s([^<>]*)>/g)].flatMap(([, attributes = ""]) => {
		const href = /(?:^|\s)href="([^"]*)"/.exec(attributes)?.[1];
		if (href === undefined) return [];
		return [{ href: unescapeHtml(href), ...(/\shreflang="/i.test(attributes) && { hasLanguage: true as const }) }];
	});

/** The addresses of images and other media that markup shows. */
export const mediaIn = (html: string): string[] => [
	...new Set(
		[...html.matchAll(/<(?:img|source|video|audio)\s([^<>]*)>/g)].flatMap(([, attributes = ""]) => {
			const src = /(?:^|\s)src="([^"]*)"/.exec(attributes)?.[1];
			return src === undefined ? [] : [unescapeHtml(src)];
		}),
	),
];
