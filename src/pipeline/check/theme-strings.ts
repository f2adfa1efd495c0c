/** The key `strings` of the configuration, and the strings that a locale lacks. */
import type { Locale, SiteConfig } from "../../model/config.ts";
import { didYouMean, type Problem, startOfFile } from "../../model/problems/problem.ts";
import {
	missingStrings,
	type StringTable,
	sourceOfTemplate,
	stringProblemOf,
	type ThemeStrings,
} from "../../model/site/theme-strings.ts";

export const checkThemeStrings = (config: SiteConfig, theme: ThemeStrings | undefined): Problem[] =>
	config.locales.flatMap((locale) => [
		...faultyStrings(locale, theme?.fallback.strings ?? {}, config),
		...(theme && config.builtLocales.includes(locale.name) ? missingLanguage(locale, theme, config) : []),
	]);

function faultyStrings({ name, strings = {} }: Locale, originals: StringTable, config: SiteConfig): Problem[] {
	return Object.entries(strings).flatMap(([key, text]): Problem[] => {
		const path = `strings.${name}${/^\w+$/.test(key) ? `.${key}` : `["${key}"]`}`;
		const place = { severity: "error", at: startOfFile(config.configPath), configKey: path } as const;
		const original = Object.hasOwn(originals, key) ? originals[key] : undefined;
		if (original === undefined) {
			const hint = didYouMean(key, Object.keys(originals));
			return [{ ...place, code: "config-key", message: `unknown key "${path}"`, ...(hint && { hint }) }];
		}
		const problem = stringProblemOf(text, original);
		if (!problem) return [];
		const hint = `the original is ${sourceOfTemplate(original)}`;
		return [{ ...place, code: "config-value", message: `${path}: ${problem}`, hint }];
	});
}

/** One warning for a locale in a language that the theme does not have. */
function missingLanguage(locale: Locale, theme: ThemeStrings, { configPath }: SiteConfig): Problem[] {
	const { name, htmlLang } = locale;
	const missing = missingStrings(theme, locale);
	if (missing.length === 0 || theme.findLanguage(htmlLang)) return [];
	const { lang, strings } = theme.fallback;
	const names = new Intl.DisplayNames("en", { type: "language" });
	return [
		{
			severity: "warning",
			code: "missing-strings",
			message: `locale ${name}: ${missing.length} of ${Object.keys(strings).length} strings of the theme are missing and shown in ${names.of(lang)}`,
			at: startOfFile(configPath),
			configKey: `i18n.locales.${name}`,
			hint: `add them under strings.${name}; ssg i18n strings ${name} --missing prints them`,
		},
	];
}
