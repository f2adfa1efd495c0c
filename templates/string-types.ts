/** Types of the theme's strings. English sets which there are and which placeholders they have. */
import type { PluralForms } from "../src/model/site/theme-strings.ts";
import type en from "./strings/en.ts";

export type StringKey = keyof typeof en;

/** The strings of a language, or an author's own in place of the theme's. Those that are missing are English. */
export type Strings = { readonly [Key in StringKey]?: (typeof en)[Key] extends string ? string : PluralForms };

type PlaceholderIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholderIn<Rest> : never;

type CountedPlaceholder<Template> = Exclude<PlaceholderIn<Template[keyof Template]>, "n">;

type BoundString<Template> = Template extends string
	? [PlaceholderIn<Template>] extends [never]
		? string
		: (values: Readonly<Record<PlaceholderIn<Template>, string | number>>) => string
	: (values: Readonly<Record<"n", number> & Record<CountedPlaceholder<Template>, string>>) => string;

/** The strings of a locale as templates use them: those with placeholders are functions of the values. */
export type LocaleStrings = { readonly [Key in StringKey]: BoundString<(typeof en)[Key]> };
