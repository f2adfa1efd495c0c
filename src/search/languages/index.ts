/** All languages at once, for the build. A browser loads the one it needs. */
import type { SearchLanguage } from "../language.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { french } from "./fr.ts";
import { genericLanguage } from "./generic.ts";

const languagesByTag: ReadonlyMap<string, SearchLanguage> = new Map([
	["en", english],
	["fr", french],
	["de", german],
]);

/** The language of a BCP 47 tag: `fr-CA` is French. */
export const searchLanguageOf = (tag: string): SearchLanguage =>
	languagesByTag.get(tag.toLowerCase().split("-", 1)[0] ?? "") ??
	genericLanguage;
