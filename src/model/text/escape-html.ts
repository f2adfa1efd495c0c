const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Escapes text for HTML content and for attributes in double quotes. */
export const escapeHtml = (text: string): string =>
	text.replace(/[&<>"]/g, (character) => ENTITIES[character] as string);

/** Decodes the character references that `escapeHtml` and React write. */
export const unescapeHtml = (html: string): string =>
	html
		.replaceAll("&quot;", '"')
		.replaceAll("&#x27;", "'")
		.replaceAll("&lt;", "<")
		.replaceAll("&gt;", ">")
		.replaceAll("&amp;", "&");
