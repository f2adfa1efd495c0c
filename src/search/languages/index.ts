/** All languages at once, for the build. A browser loads the one it needs. */
import type { Language } from "../language.ts";
import { german } from "./de.ts";
import { english } from "./en.ts";
import { french } from "./fr.ts";
import { plain } from "./plain.ts";

const languages: ReadonlyMap<string, Language> = new Map([
	["en", english],
	["fr", french],
	["de", german],
]);

/** The language of a BCP 47 tag: `fr-CA` is French. */
export const languageOf = (tag: string): Language =>
	languages.get(tag.toLowerCase().split("-", 1)[0] ?? "") ?? plain;
