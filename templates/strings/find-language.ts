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
	const wanted = parseTag(tag);
	if (!wanted) return undefined;
	const found =
		languageTags.find((known) => known === wanted.baseName) ??
		languageTags.find((known) => writingOf(known) === writingOf(tag));
	return found === undefined ? undefined : languages[found];
}

/** The name of a locale is taken for a tag unless the author gives one, and need not be valid. */
function parseTag(tag: string): Intl.Locale | undefined {
	try {
		return new Intl.Locale(tag);
	} catch {
		return undefined;
	}
}

function writingOf(tag: string): string {
	const { language, script } = new Intl.Locale(tag).maximize();
	return `${WRITTEN_AS[language] ?? language} ${script}`;
}
