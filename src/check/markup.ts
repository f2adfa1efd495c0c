/** What a check must know of finished markup. It is ours: attributes are in double quotes. */

export const idsIn = (html: string): string[] => [
	...new Set(
		[...html.matchAll(/ (?:id|name)="([^"]+)"/g)].map(([, id]) => text(id)),
	),
];

export const hrefsIn = (html: string): string[] =>
	[...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href]) => text(href));

const text = (attribute = ""): string =>
	attribute
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");
