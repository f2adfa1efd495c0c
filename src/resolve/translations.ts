/** Which translations are missing, stale, or of nothing; told by what they record of their originals. */
import path from "node:path";
import type { SiteConfig } from "../model/config.ts";
import type { Document } from "../model/document.ts";
import { contentFolders } from "../model/folders.ts";
import type { SourcePath } from "../model/source.ts";
import type { Translation, TranslationState } from "../model/translation.ts";
import { fileKey } from "./locales.ts";

/** What there is to know of a file for this. */
export type Text = Pick<
	Document,
	| "path"
	| "locale"
	| "area"
	| "version"
	| "name"
	| "frontMatter"
	| "keys"
	| "digest"
>;

/** Whether a text says that it was made from another one than this. One that says nothing is given the benefit. */
export const isStale = (
	{ frontMatter, locale }: Pick<Text, "frontMatter" | "locale">,
	original: Pick<Text, "locale" | "digest"> | undefined,
): boolean =>
	original !== undefined &&
	original.locale !== locale &&
	frontMatter.source !== undefined &&
	frontMatter.source !== original.digest;

/** The state of each locale but the default one, in the order of the configuration. */
export function translationsOf(
	texts: readonly Text[],
	config: SiteConfig,
): TranslationState[] {
	const originals = texts.filter(
		({ locale }) => locale === config.defaultLocale,
	);
	const pathIn = pathsOf(config);
	return config.locales
		.filter(({ name }) => name !== config.defaultLocale)
		.map(({ name }) =>
			stateOf(
				name,
				originals,
				texts.filter(({ locale }) => locale === name),
				pathIn,
			),
		);
}

const keyOf = ({ area, version, name }: Text): string =>
	fileKey(area, version, name);

type PathIn = (locale: string, text: Text) => SourcePath;

/** Where a locale would keep its translation of a text. */
function pathsOf(config: SiteConfig): PathIn {
	const folders = contentFolders(config);
	return (locale, { area, version, name }) => {
		const place = folders.find(
			(one) =>
				one.locale === locale && one.area === area && one.version === version,
		);
		return path.posix.join(
			config.contentPath ?? "",
			place?.folder ?? "",
			name,
		) as SourcePath;
	};
}

function stateOf(
	locale: string,
	all: readonly Text[],
	own: readonly Text[],
	pathIn: PathIn,
): TranslationState {
	const originals = all.filter(({ frontMatter }) => !frontMatter.draft);
	const byKey = new Map(own.map((text) => [keyOf(text), text]));
	const known = new Set(all.map(keyOf));
	const pairs = originals.map((original) => ({
		original,
		text: byKey.get(keyOf(original)),
	}));
	const there = pairs.flatMap(({ original, text }) =>
		text ? [{ original, text }] : [],
	);
	return {
		locale,
		originals: originals.length,
		translated: there.map(translationOf),
		missing: pairs
			.filter(({ text }) => !text)
			.map(({ original }) => ({
				path: pathIn(locale, original),
				original: original.path,
				digest: original.digest,
			})),
		stale: there
			.filter(({ original, text }) => isStale(text, original))
			.map(translationOf),
		unstamped: there
			.filter(({ text }) => text.frontMatter.source === undefined)
			.map(translationOf),
		orphans: own
			.filter((text) => !known.has(keyOf(text)))
			.map(({ path }) => path),
	};
}

const translationOf = ({
	original,
	text,
}: {
	readonly original: Text;
	readonly text: Text;
}): Translation => {
	const at = text.keys.source;
	return {
		path: text.path,
		original: original.path,
		digest: original.digest,
		...(at && { at }),
	};
};
