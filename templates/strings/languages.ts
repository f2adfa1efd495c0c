/** The languages of the theme, by BCP 47 tag. */
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import type { Strings } from "./strings.ts";

export const languages: Readonly<Record<string, Strings>> = {
	de,
	en,
	fr,
};
