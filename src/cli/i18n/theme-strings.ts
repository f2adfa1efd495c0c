/** `ssg i18n strings`: prints the strings of the theme as the key `strings` of the configuration takes them. */
import { compileServer } from "../../engine/bundle/server.ts";
import { Cache } from "../../engine/cache/cache.ts";
import type { Locale } from "../../model/config.ts";
import {
	missingStrings,
	type StringTemplate,
	sourceOfTemplate,
	type ThemeStrings,
} from "../../model/site/theme-strings.ts";
import { loadTemplates } from "../../pipeline/render/templates.ts";
import { propertyName } from "../../start/init/source-text.ts";
import { loadConfigOrReport } from "../load-config.ts";

export interface StringsCommandOptions {
	readonly root: string;
	readonly config?: string;
	/** Only strings that the locale's language and the configuration lack. */
	readonly missing?: boolean;
}

/** Prints the strings of a locale; without a name, what each locale lacks. */
export async function runStrings(name: string | undefined, options: StringsCommandOptions) {
	const config = await loadConfigOrReport(options.root, {
		...(options.config && { config: options.config }),
		...(name && { locale: [name] }), // reports an unknown one
	});
	if (!config) return;
	const { module } = await compileServer(config, [], new Cache());
	const { strings } = (await loadTemplates(module, config.locales)).default;
	if (!strings) throw new Error("the theme of the site has no strings");
	const locale = config.locales.find((one) => one.name === name);
	const lines = locale
		? localeLines(locale, strings, options.missing ?? false)
		: config.locales.map((locale) => countLine(locale, strings));
	console.log(lines.join("\n"));
}

/** How many strings a locale has, and which are shown in the language of the fallback. */
function countLine(locale: Locale, theme: ThemeStrings): string {
	const missing = missingStrings(theme, locale);
	const total = Object.keys(theme.fallback.strings).length;
	const keys = missing.length === total ? "all" : missing.join(", ");
	return `${locale.name}: ${total - missing.length} of ${total}${missing.length > 0 ? `, missing: ${keys}` : ""}`;
}

/** The strings of a locale, as the configuration takes them. */
function localeLines(locale: Locale, theme: ThemeStrings, isMissingOnly: boolean): string[] {
	const { name, htmlLang, strings: own = {} } = locale;
	const originals = theme.fallback.strings;
	const missing = missingStrings(theme, locale);
	const keys = isMissingOnly ? missing : Object.keys(originals);
	if (keys.length === 0) return [`no string of ${name} is missing`];
	const known = { ...theme.findLanguage(htmlLang), ...own };
	const lines = keys.map((key) => {
		const template = missing.includes(key) ? formsFor(htmlLang, originals[key] as StringTemplate) : known[key];
		return `\t\t${propertyName(key)}: ${sourceOfTemplate(template as StringTemplate)},`;
	});
	return ["strings: {", `\t${propertyName(name)}: {`, ...lines, "\t},", "},"];
}

/** In the order in which people read them; each version of `Intl` has its own. */
const PLURAL_CATEGORIES = ["zero", "one", "two", "few", "many", "other"] as const;

/** A form for each plural category of the language, to be translated. */
function formsFor(lang: string, original: StringTemplate): StringTemplate {
	if (typeof original === "string") return original;
	const { pluralCategories } = new Intl.PluralRules(lang).resolvedOptions();
	const forms = PLURAL_CATEGORIES.filter((category) => pluralCategories.includes(category)).map((category) => [
		category,
		original[category] ?? original.other,
	]);
	return { ...Object.fromEntries(forms), other: original.other };
}
