/** Readers of VitePress's front matter for home pages: `hero` and `features`. */
import type { SourceLocation } from "../../../model/problems/problem.ts";
import type { HomeAction, HomeFeature, HomeHero, HomeImage } from "../../../model/site/home.ts";
import { iconHint, isIconName } from "../components/icons.ts";
import { isMapping, type YamlEntry, type YamlValue } from "../yaml/located-yaml.ts";
import { type FieldReader, type FrontMatterField, listReader, readProperty, readString } from "./field-readers.ts";

/** Only the defined ones. */
const textsIn = <Name extends string>(field: FrontMatterField, ...names: readonly Name[]) => {
	const texts: { [K in Name]?: string } = {};
	for (const name of names) {
		const text = readProperty(field, name, readString);
		if (text) texts[name] = text;
	}
	return texts;
};

/** A reader for mappings. Reports anything else. */
const mappingReader =
	<T>(read: (field: FrontMatterField) => T | undefined): FieldReader<T> =>
	(field) => {
		if (field.value.data === null) return;
		if (isMapping(field.value.data)) return read(field);
		return field.omit(
			`${field.name} is not a mapping`,
			"write the keys of a home page below it, or give the key another name",
		);
	};

const readImage: FieldReader<HomeImage> = (field) => {
	if (!isMapping(field.value.data)) {
		const src = readString(field);
		return src ? { src, alt: "" } : undefined;
	}
	const { src, light, dark, alt = "" } = textsIn(field, ...(["src", "light", "dark", "alt"] as const));
	const first = src ?? light ?? dark;
	return first === undefined ? undefined : { src: first, alt, ...(dark !== undefined && { dark }) };
};

const readAction = mappingReader((field): HomeAction | undefined => {
	const { text, link, theme } = textsIn(field, "text", "link", "theme");
	if (text?.trim() && link) return { text, link, isMain: theme !== "alt" };
	return field.omit('an action needs "text" and "link"', "write what the button says, and where it leads");
});

export const readHero = mappingReader((field): HomeHero => {
	const image = readProperty(field, "image", readImage);
	return {
		...textsIn(field, "name", "text", "tagline"),
		...(image && { image }),
		actions: readProperty(field, "actions", listReader(readAction)) ?? [],
	};
});

/** Markup is no icon that can be shown: an image has a path or an address. */
const readIcon: FieldReader<HomeImage | string> = (field) => {
	if (isMapping(field.value.data)) return readImage(field);
	const icon = readString(field);
	if (icon && /^[a-z][\w-]+$/.test(icon) && !isIconName(icon))
		return field.omit(`unknown icon "${icon}"`, iconHint(icon));
	if (!icon?.trimStart().startsWith("<")) return icon;
	return field.omit(
		"an icon is a name, an emoji or an image, not markup",
		'save the picture as a file, and write "icon: { src: /icon.svg }"',
	);
};

const readFeature = mappingReader((field): HomeFeature | undefined => {
	const { title, ...texts } = textsIn(field, ...(["title", "details", "link", "linkText"] as const));
	const icon = readProperty(field, "icon", readIcon);
	if (title) return { title, ...texts, ...(icon && { icon }) };
	return field.report('a feature needs a "title"');
});

export const readFeatures = listReader(readFeature);

/** Where the texts of a hero and of features are written; of equal ones, the first. */
export function placesOfTexts(root: readonly YamlEntry[]): ReadonlyMap<string, SourceLocation> {
	const places = new Map<string, SourceLocation>();
	const add = ({ data, at, items, entries }: YamlValue): void => {
		if (typeof data === "string" && !places.has(data)) places.set(data, at);
		for (const value of [...items, ...entries.map((entry) => entry.value)]) add(value);
	};
	for (const { key, value } of root) if (key === "hero" || key === "features") add(value);
	return places;
}
