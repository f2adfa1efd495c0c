/** `ssg i18n strings`: prints the strings of the theme as the key `strings` of the configuration takes them. */
import { compileServer } from "../../engine/bundle/server.ts";
import { Cache } from "../../engine/cache/cache.ts";
import type { Locale } from "../../model/config.ts";
import type { StringTemplate, ThemeStrings } from "../../model/site/theme-strings.ts";
import type { Templates } from "../../react.ts";
import { propertyName } from "../../start/init/source-text.ts";
import { loadConfigOrReport } from "../load-config.ts";

export interface StringsCommandOptions {
	readonly root: string;
	readonly config?: string;
	/** Only strings that the locale's language and the configuration lack. */
	readonly missing?: boolean;
}

export async function runStrings(name: string, { root, config: file, missing }: StringsCommandOptions) {
	const config = await loadConfigOrReport(root, {
		...(file && { config: file }),
		locale: [name], // reports an unknown one
	});
	const locale = config?.locales.find((one) => one.name === name);
	if (!config || !locale) return;
	const { module } = await compileServer(config, [], new Cache());
	const { default: theme }: { readonly default: Templates } = await import(module);
	if (!theme.strings) throw new Error("the theme of the site has no strings");
	const entries = stringsOf(locale, theme.strings).filter(({ isMissing }) => !missing || isMissing);
	console.log(
		entries.length === 0
			? `no string of ${name} is missing`
			: [
					"strings: {",
					`\t${propertyName(name)}: {`,
					...entries.map(({ key, template }) => `\t\t${propertyName(key)}: ${sourceOf(template)},`),
					"\t},",
					"},",
				].join("\n"),
	);
}

interface LocaleString {
	readonly key: string;
	readonly template: StringTemplate;
	/** Whether the template is in another language, which stands in for the locale's. */
	readonly isMissing: boolean;
}

function stringsOf({ htmlLang, strings: own = {} }: Locale, { fallback, findLanguage }: ThemeStrings): LocaleString[] {
	const language = findLanguage(htmlLang) ?? {};
	return Object.entries(fallback.strings).map(([key, original]) => {
		const template = Object.hasOwn(own, key) ? own[key] : language[key];
		return template === undefined
			? { key, template: formsFor(htmlLang, original), isMissing: true }
			: { key, template, isMissing: false };
	});
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

const sourceOf = (template: StringTemplate): string =>
	typeof template === "string"
		? JSON.stringify(template)
		: `{ ${Object.entries(template)
				.map(([category, form]) => `${category}: ${JSON.stringify(form)}`)
				.join(", ")} }`;
