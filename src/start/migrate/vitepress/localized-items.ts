/** Menus of VitePress are written once per locale; ours once, with the labels of all locales. */
import type { LocalizedText } from "../../../config/values.ts";
import { isRecord, listOf, textOf, type UntypedRecord, withTranslations } from "../untyped.ts";
import { type VitePressLocale, withoutPrefix } from "./project.ts";

/** An item of the default locale, and its equivalents in others. */
export interface LocalizedItem {
	readonly item: UntypedRecord;
	readonly equivalents: readonly LocaleItem[];
}

interface LocaleItem {
	readonly locale: VitePressLocale;
	readonly item: UntypedRecord;
}

/** The items of a locale. */
export interface LocaleItems {
	readonly locale: VitePressLocale;
	readonly items: unknown;
}

/** Finds the equivalent of each item: the one with the same link, or without a link the one in the same place. */
export const localizeItems = (items: unknown, others: readonly LocaleItems[]): readonly LocalizedItem[] =>
	listOf(items)
		.filter(isRecord)
		.map((item, index) => ({
			item,
			equivalents: others.flatMap(({ locale, items }) => {
				const found = equivalentOf(item, index, { locale, items: listOf(items).filter(isRecord) });
				return found ? [{ locale, item: found }] : [];
			}),
		}));

function equivalentOf(
	{ link }: UntypedRecord,
	index: number,
	{ locale, items }: LocaleItems & { readonly items: readonly UntypedRecord[] },
): UntypedRecord | undefined {
	if (typeof link !== "string") return items[index]?.link === undefined ? items[index] : undefined;
	return items.find((item) => withoutPrefix(textOf(item.link) ?? "", locale) === link);
}

export const childrenOf = ({ item, equivalents }: LocalizedItem): readonly LocalizedItem[] =>
	localizeItems(
		item.items,
		equivalents.map(({ locale, item }) => ({ locale, items: item.items })),
	);

/** The label in all locales, or the text alone if it is the same everywhere. */
export function labelOf({ item, equivalents }: LocalizedItem, defaultLocale: VitePressLocale): LocalizedText {
	return withTranslations(
		plainText(item.text),
		defaultLocale.name,
		equivalents.map(({ locale, item }) => [locale.name, plainText(item.text)]),
	);
}

/** Labels may be HTML. */
const plainText = (text: unknown): string => (textOf(text) ?? "").replace(/<[^<>]*>/g, "").trim();
