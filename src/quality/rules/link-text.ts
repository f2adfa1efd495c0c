import { languageOfTag } from "../../model/content/language-tag.ts";
import { defineRule } from "../content/rule.ts";

/** Readers of screen readers go through lists of links, where only their texts are read: WCAG 2.2, 2.4.4. */
export const linkText = defineRule({
	id: "link-text",
	summary: "A link has no text, or one that does not say where it leads",
	severity: "warn",
	*checkDocument({ languageTag, outline }, { vague = {} }) {
		const language = languageOfTag(languageTag);
		const isVague = vagueMatcher(language, vague[language]);
		for (const { text, href, hasImage, at } of outline.links) {
			// `<a id="…">` is a target, not a link.
			if (href === "") continue;
			if (text.trim() === "")
				yield {
					message: `link without text to ${href}`,
					at,
					hint: hasImage
						? "say in the alternative text of its image what the reader finds there"
						: "write what the reader finds there",
				};
			else if (isVague(text))
				yield {
					message: `link text "${text}" does not say where the link leads`,
					at,
					hint: "use the name of the page or what the reader can do there",
				};
		}
	},
});

const matchers = new Map<string, (text: string) => boolean>();

/** They are the same for most files. */
function vagueMatcher(language: string, further: readonly string[] = []) {
	const key = [language, ...further].join("\n");
	const matcher = matchers.get(key) ?? createMatcher([...(VAGUE_TEXTS[language] ?? []), ...further]);
	matchers.set(key, matcher);
	return matcher;
}

/** Signs around a text, such as quotation marks and an arrow. */
const MAX_SIGNS = 8;

function createMatcher(vague: readonly string[]): (text: string) => boolean {
	const texts = new Set(vague.map(normalized));
	const maxLength = Math.max(0, ...vague.map(({ length }) => length));
	return (text) => text.length <= maxLength + MAX_SIGNS && texts.has(normalized(text));
}

const normalized = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

/** By language. */
const VAGUE_TEXTS: Readonly<Record<string, readonly string[]>> = {
	en: ["here", "click here", "this", "link", "this link", "this page", "more", "read more"],
	fr: ["ici", "cliquez ici", "lien", "ce lien", "cette page", "lire la suite", "en savoir plus"],
	de: ["hier", "hier klicken", "klicken Sie hier", "Link", "dieser Link", "diese Seite", "mehr", "weiterlesen"],
};
