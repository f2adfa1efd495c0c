import { parseLanguageTag } from "../../src/model/content/language-tag.ts";
import * as languageExports from "./languages.ts";
import type { Strings } from "./strings.ts";

/** By BCP 47 tag. */
export const languages: Readonly<Record<string, Strings>> = languageExports;

/** Norwegian is written in two ways, and the theme has the one that most people write. */
const WRITTEN_AS: Readonly<Record<string, string>> = { no: "nb", nn: "nb" };

const languageTags = Object.keys(languages);

/**
 * The language for a BCP 47 tag: the one with this very tag, else one with the same language and script. The script
 * follows from the region, so that `zh-HK` is written like `zh-TW`, and `pt-PT` like `pt-BR`.
 */
export function findLanguage(tag: string): Strings | undefined {
	const wanted = parseLanguageTag(tag);
	if (!wanted) return undefined;
	const found =
		languageTags.find((known) => known === wanted.baseName) ??
		languageTags.find((known) => writingOf(new Intl.Locale(known)) === writingOf(wanted));
	return found === undefined ? undefined : languages[found];
}

function writingOf(tag: Intl.Locale): string {
	const { language, script } = tag.maximize();
	return `${WRITTEN_AS[language] ?? language} ${script}`;
}
