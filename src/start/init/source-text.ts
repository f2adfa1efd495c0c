/** Writes values as TypeScript. */
import { printable } from "../../model/text/control-characters.ts";
import { sampleTextsOf } from "./sample-texts.ts";

/**
 * A text, number, boolean or `null` as a literal. What could end a line, change the direction of the text or end a script
 * in HTML is escaped.
 */
export const literalSource = (value: unknown): string =>
	printable(JSON.stringify(value) ?? "null").replace(/<(?=!--|\/?script)/gi, "\\u003c");

/** A property name, quoted if it must be. Outside of brackets, `__proto__` would set the prototype. */
export function propertyName(name: string): string {
	if (name === "__proto__") return '["__proto__"]';
	return /^[a-z]\w*$/i.test(name) ? name : literalSource(name);
}

/** @example `{ en: "Help", fr: "Aide" }` */
export const objectText = (entries: readonly (readonly [name: string, value: string])[]): string =>
	`{ ${entries.map(([name, value]) => `${propertyName(name)}: ${value}`).join(", ")} }`;

/** A text in each language of the site, as TypeScript. */
export const localizedSource = (languages: readonly string[], name: "help" | "news"): string =>
	objectText(languages.map((language) => [language, literalSource(sampleTextsOf(language)[name])]));
