import { languageOfTag } from "../../model/content/language-tag.ts";
import type { SearchLanguage } from "../language.ts";

/** The languages that the search has rules for. Each is a chunk of its own: a browser loads only that of its locale. */
export const searchLanguageLoaders: Readonly<Record<string, () => Promise<SearchLanguage>>> = {
	ar: async () => (await import("./ar.ts")).arabic,
	bg: async () => (await import("./bg.ts")).bulgarian,
	cs: async () => (await import("./cs.ts")).czech,
	da: async () => (await import("./da.ts")).danish,
	de: async () => (await import("./de.ts")).german,
	el: async () => (await import("./el.ts")).greek,
	en: async () => (await import("./en.ts")).english,
	es: async () => (await import("./es.ts")).spanish,
	fa: async () => (await import("./fa.ts")).persian,
	fi: async () => (await import("./fi.ts")).finnish,
	fr: async () => (await import("./fr.ts")).french,
	he: async () => (await import("./he.ts")).hebrew,
	hi: async () => (await import("./hi.ts")).hindi,
	hu: async () => (await import("./hu.ts")).hungarian,
	id: async () => (await import("./id.ts")).indonesian,
	it: async () => (await import("./it.ts")).italian,
	ja: async () => (await import("./ja.ts")).japanese,
	ko: async () => (await import("./ko.ts")).korean,
	lt: async () => (await import("./lt.ts")).lithuanian,
	nb: async () => (await import("./nb.ts")).norwegian,
	nl: async () => (await import("./nl.ts")).dutch,
	pl: async () => (await import("./pl.ts")).polish,
	pt: async () => (await import("./pt.ts")).portuguese,
	ro: async () => (await import("./ro.ts")).romanian,
	ru: async () => (await import("./ru.ts")).russian,
	sr: async () => (await import("./sr.ts")).serbian,
	sv: async () => (await import("./sv.ts")).swedish,
	tr: async () => (await import("./tr.ts")).turkish,
	uk: async () => (await import("./uk.ts")).ukrainian,
	zh: async () => (await import("./zh.ts")).chinese,
};

/** Loads the rules for a BCP 47 tag. In a language that has none, words are found as they are written. */
export async function loadSearchLanguage(tag: string): Promise<SearchLanguage> {
	const load = searchLanguageLoaders[languageOfTag(tag)];
	return load ? load() : (await import("./generic.ts")).genericLanguage;
}
