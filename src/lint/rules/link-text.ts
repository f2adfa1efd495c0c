import { languageOfTag } from "../../model/language-tag.ts";
import { defineRule, type RuleOptions } from "../rule.ts";

/** Readers of screen readers go through lists of links, where only their texts are read: WCAG 2.2, 2.4.4. */
export const linkText = defineRule({
	id: "link-text",
	summary: "A link has no text, or one that does not say where it leads",
	severity: "warn",
	*checkDocument({ languageTag, outline }, { vague = {} }) {
		const language = languageOfTag(languageTag);
		const vagueTexts = vagueTextsOf(language, vague);
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
			else if (
				text.length <= MAX_VAGUE_LENGTH &&
				vagueTexts.has(normalized(text))
			)
				yield {
					message: `link text "${text}" does not say where the link leads`,
					at,
					hint: "use the name of the page or what the reader can do there",
				};
		}
	},
});

/** Longer texts say something. */
const MAX_VAGUE_LENGTH = 60;

const known = new Map<string, ReadonlySet<string>>();

/** Normalized. They are the same for most files. */
function vagueTextsOf(
	language: string,
	vague: NonNullable<RuleOptions<"link-text">["vague"]>,
): ReadonlySet<string> {
	const further = vague[language] ?? [];
	const key = [language, ...further].join("\n");
	const texts =
		known.get(key) ??
		new Set([...(VAGUE_TEXTS[language] ?? []), ...further].map(normalized));
	known.set(key, texts);
	return texts;
}

const normalized = (text: string): string =>
	text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();

/** By language. */
const VAGUE_TEXTS: Readonly<Record<string, readonly string[]>> = {
	en: [
		"here",
		"click here",
		"this",
		"link",
		"this link",
		"this page",
		"more",
		"read more",
	],
	fr: [
		"ici",
		"cliquez ici",
		"lien",
		"ce lien",
		"cette page",
		"lire la suite",
		"en savoir plus",
	],
	de: [
		"hier",
		"hier klicken",
		"klicken Sie hier",
		"Link",
		"dieser Link",
		"diese Seite",
		"mehr",
		"weiterlesen",
	],
};
