/** Writes values as TypeScript. */
import { type SampleTexts, sampleTextsOf } from "./sample-texts.ts";

/** A property name, quoted if it must be. */
export const propertyName = (name: string): string =>
	/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name);

/** @example `{ en: "Help", fr: "Aide" }` */
export const objectText = (
	entries: readonly (readonly [name: string, value: string])[],
): string =>
	`{ ${entries.map(([name, value]) => `${propertyName(name)}: ${value}`).join(", ")} }`;

/** A text in each language of the site, as TypeScript. */
export const localizedSource = (
	languages: readonly string[],
	name: keyof SampleTexts & ("help" | "news" | "articleEnd"),
): string =>
	objectText(
		languages.map((language) => [
			language,
			JSON.stringify(sampleTextsOf(language)[name]),
		]),
	);
