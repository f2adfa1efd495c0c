/** Reads values that others wrote, of which nothing is known. */
import type { LocalizedText } from "../../config/values.ts";
import { definedFields } from "../../model/collections.ts";
import { parseLanguageTag } from "../../model/content/language-tag.ts";
import type { OpaqueValue } from "./evaluate-module.ts";

export type UntypedRecord = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

export const booleanOf = (value: unknown): boolean | undefined => (typeof value === "boolean" ? value : undefined);

/** Numbers may be written as text: `"32"`. */
export function numberOf(value: unknown): number | undefined {
	const number = typeof value === "string" ? Number.parseFloat(value) : value;
	return typeof number === "number" && Number.isFinite(number) ? number : undefined;
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The strings of a list, or a string alone. */
export const textsOf = (value: unknown): readonly string[] =>
	[value].flat().filter((one): one is string => typeof one === "string");

export const isRecord = (value: unknown): value is UntypedRecord =>
	typeof value === "object" && value !== null && !Array.isArray(value) && !("$opaque" in value);

export const recordOf = (value: unknown): UntypedRecord => (isRecord(value) ? value : {});

export const isFunction = (value: unknown): boolean => functionNameOf(value) !== undefined;

/** The name of a function; empty if it has none. */
export const functionNameOf = (value: unknown): string | undefined => opaqueText(value, "function");

/** The name of a package that a stub replaces. */
export const packageNameOf = (value: unknown): string | undefined => opaqueText(value, "package");

function opaqueText(value: unknown, kind: OpaqueValue["$opaque"]): string | undefined {
	const { $opaque, text } = (value ?? {}) as Partial<OpaqueValue>;
	return $opaque === kind ? textOf(text) : undefined;
}

/** The entry of a table under a name that others wrote, which may be `constructor`. */
export const ownEntry = <Value>(table: Readonly<Record<string, Value>>, name: string): Value | undefined =>
	Object.hasOwn(table, name) ? table[name] : undefined;

const fieldReader =
	<Value>(read: (value: unknown) => Value | undefined) =>
	<Key extends string>(record: UntypedRecord, ...keys: readonly Key[]) =>
		definedFields(Object.fromEntries(keys.map((key) => [key, read(record[key])])) as Record<Key, Value | undefined>);

/** The fields of a record that are texts, of those with these keys. */
export const textFields = fieldReader(textOf);
export const booleanFields = fieldReader(booleanOf);
export const numberFields = fieldReader(numberOf);

/** A text with its translations by locale, or the text alone if they are all the same. */
export function withTranslations(
	text: string,
	locale: string,
	translations: readonly (readonly [locale: string, text: string | undefined])[],
): LocalizedText {
	const others = translations.flatMap(([name, other]) => (other && other !== text ? [[name, other] as const] : []));
	return others.length === 0 ? text : { [locale]: text, ...Object.fromEntries(others) };
}

/** The tag of a language, unless it is the name of its locale: names such as `zh_hans` are none. */
export function languageTagOf(tag: string | undefined, name: string): string | undefined {
	const dashed = name.replaceAll("_", "-");
	const valid = [tag, tag?.replaceAll("_", "-"), name, dashed, dashed.split("-")[0]].find(
		(one) => one && parseLanguageTag(one),
	);
	const language = valid && (languageOfCountry(valid) ?? valid);
	return language === name ? undefined : (language ?? "en");
}

const languageNames = new Intl.DisplayNames("en", { type: "language", fallback: "none" });

/** Projects take the code of a country for that of its language: `jp` for Japanese. */
function languageOfCountry(tag: string): string | undefined {
	if (!/^[a-z]{2}$/i.test(tag) || languageNames.of(tag)) return undefined;
	const { language } = new Intl.Locale(`und-${tag}`).maximize();
	return language === "und" || language === "en" ? undefined : language;
}

/** A value that is one of several texts. */
export const optionOf = <Option extends string>(value: unknown, options: readonly Option[]): Option | undefined =>
	options.find((option) => option === value);

/** A list or an object that has something in it. */
export const unlessEmpty = <Value extends object>(value: Value): Value | undefined =>
	Object.keys(value).length > 0 ? value : undefined;

/** The keys of a record that are not among the known ones. */
export const otherKeys = (record: UntypedRecord, known: readonly string[]): readonly string[] =>
	Object.keys(record).filter((key) => !known.includes(key));
