import type { SearchLanguage } from "../../search/language.ts";

/** Each language is a chunk of its own. */
const languageLoaders: Readonly<Record<string, () => Promise<SearchLanguage>>> =
	{
		en: async () => (await import("../../search/languages/en.ts")).english,
		fr: async () => (await import("../../search/languages/fr.ts")).french,
		de: async () => (await import("../../search/languages/de.ts")).german,
	};

/** Loads the language of a BCP 47 tag: `fr-CA` is French. Unsupported languages get a generic tokenizer. */
export async function loadSearchLanguage(tag: string): Promise<SearchLanguage> {
	const load = languageLoaders[tag.toLowerCase().split("-", 1)[0] ?? ""];
	return load
		? load()
		: (await import("../../search/languages/generic.ts")).genericLanguage;
}
