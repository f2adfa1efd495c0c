/** What a new site needs to know. */
import { existsSync } from "node:fs";
import path from "node:path";
import { InvalidArgumentError } from "commander";

export interface SiteAnswers {
	readonly title: string;
	/** The names of the locales, the default one first. */
	readonly languages: readonly string[];
	readonly sections: readonly SiteSection[];
}

const SECTIONS = ["docs", "news"] as const;
export type SiteSection = (typeof SECTIONS)[number];

/** @throws InvalidArgumentError if the title is empty */
export function parseTitle(text: string): string {
	const title = text.trim();
	if (title === "" || /\p{Cc}/u.test(title)) throw new InvalidArgumentError("The title must be one line of text.");
	return title;
}

/**
 * Parses language tags separated by commas or spaces.
 *
 * @throws InvalidArgumentError if there is none, or one cannot name a locale
 */
export function parseLanguages(text: string): readonly string[] {
	const tags = [...new Set(text.split(/[\s,]+/).filter(Boolean))];
	const invalid = tags.find((tag) => !isKnownLanguage(tag));
	if (tags.length > 0 && invalid === undefined) return tags;
	const meant = invalid !== undefined && meantTag(invalid);
	throw new InvalidArgumentError(
		meant
			? `"${invalid}" is not a language tag: did you mean "${meant}"?`
			: `The languages must be BCP 47 language tags separated by commas, such as en,fr,pt-BR${invalid === undefined ? "" : `, and "${invalid}" is none`}.`,
	);
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Written as it should be, and of a language that has a name: `english` is well-formed, too. */
function isKnownLanguage(tag: string): boolean {
	return canonicalTag(tag) === tag && languageNames.of(tag.split("-")[0] ?? "") !== undefined;
}

function canonicalTag(tag: string): string | undefined {
	try {
		return Intl.getCanonicalLocales(tag)[0];
	} catch {
		return undefined;
	}
}

/** The tag that somebody means who writes the name of a language, in English or in the language itself, or `EN_us`. */
function meantTag(written: string): string | undefined {
	const canonical = canonicalTag(written.replaceAll("_", "-"));
	if (canonical !== undefined && isKnownLanguage(canonical)) return canonical;
	const name = written.toLowerCase();
	const codes = [..."abcdefghijklmnopqrstuvwxyz"].flatMap((a, _, letters) => letters.map((b) => a + b));
	return codes.filter(isKnownLanguage).find((code) => {
		const own = new Intl.DisplayNames(code, { type: "language" });
		return [languageNames.of(code), own.of(code)].some((one) => one?.toLowerCase() === name);
	});
}

/**
 * Parses `docs`, `news`, both separated by a comma, or `both`.
 *
 * @throws InvalidArgumentError for anything else
 */
export function parseSections(text: string): readonly SiteSection[] {
	const names = text
		.toLowerCase()
		.split(/[\s,]+/)
		.filter(Boolean);
	if (names.join() === "both") return SECTIONS;
	const isKnown = names.every((name) => (SECTIONS as readonly string[]).includes(name));
	if (names.length === 0 || !isKnown)
		throw new InvalidArgumentError("The contents must be docs, news, or both: docs,news.");
	return SECTIONS.filter((name) => names.includes(name));
}

/** The answers that are assumed if there are no others. */
export const defaultAnswers = (folder: string): SiteAnswers => ({
	title: titleFrom(path.resolve(folder)),
	languages: ["en"],
	sections: SECTIONS,
});

/**
 * Many sites are in a folder of the project that they are about, whose name says only what is in it.
 *
 * @example `my-site` is `My site`, and so is `my-site/docs` if `my-site` is a project
 */
function titleFrom(folder: string): string {
	const words = path
		.basename(folder)
		.replace(/[-_.\s]+/g, " ")
		.trim();
	if (words !== "" && !GENERIC_NAME.test(words)) return words.charAt(0).toUpperCase() + words.slice(1);
	const parent = path.dirname(folder);
	return PROJECT_FILES.some((name) => existsSync(path.join(parent, name))) ? titleFrom(parent) : "My project";
}

const GENERIC_NAME = /^(?:docs?|documentation|help|site|web|website|www)$/i;
const PROJECT_FILES = [".git", "package.json"];
