import type { Language } from "../../search/language.ts";

/** Each a chunk of its own: a reader loads the one of the page. */
const languages: Readonly<Record<string, () => Promise<Language>>> = {
	en: async () => (await import("../../search/languages/en.ts")).english,
	fr: async () => (await import("../../search/languages/fr.ts")).french,
	de: async () => (await import("../../search/languages/de.ts")).german,
};

/** The language of a BCP 47 tag: `fr-CA` is French. */
export async function loadLanguage(tag: string): Promise<Language> {
	const load = languages[tag.toLowerCase().split("-", 1)[0] ?? ""];
	return load
		? load()
		: (await import("../../search/languages/plain.ts")).plain;
}
