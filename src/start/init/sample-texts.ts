/** The texts of a new site, in the languages that there are texts in. */
import { de } from "./sample-texts/de.ts";
import { en } from "./sample-texts/en.ts";
import { es } from "./sample-texts/es.ts";
import { fr } from "./sample-texts/fr.ts";
import type { SampleTexts } from "./sample-texts/texts.ts";

const TEXTS: Readonly<Record<string, SampleTexts>> = { de, en, es, fr };

/** The subtag of the language: `pt` of `pt-BR`. */
const languageOf = (tag: string): string => tag.split("-")[0]?.toLowerCase() ?? "";

/** Whether the texts exist in a language. */
export const hasTexts = (tag: string): boolean => Object.hasOwn(TEXTS, languageOf(tag));

/** The texts in a language, otherwise in English. */
export const sampleTextsOf = (tag: string): SampleTexts => (hasTexts(tag) && TEXTS[languageOf(tag)]) || en;
