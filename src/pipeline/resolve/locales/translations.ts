/** Finds missing, stale and orphaned translations by the digests they record. */
import path from "node:path";
import type { SiteConfig } from "../../../model/config.ts";
import type { ParsedDocument } from "../../../model/content/document.ts";
import type { SourcePath } from "../../../model/content/source.ts";
import { contentFolders } from "../../../model/site/content-folders.ts";
import { isStaleTranslation, type Translation, type TranslationState } from "../../../model/site/translation.ts";
import { documentKey } from "./locale-fallbacks.ts";

/** The properties of a file that this module needs. */
export type TranslatableDocument = Pick<
	ParsedDocument,
	"path" | "locale" | "area" | "version" | "name" | "frontMatter" | "keys" | "digest"
> & {
	/** A React page. */
	readonly isReact?: boolean;
};

/** The state of each locale except the default one, in the order of the configuration. */
export function compareTranslations(texts: readonly TranslatableDocument[], config: SiteConfig): TranslationState[] {
	const originals = texts.filter(({ locale }) => locale === config.defaultLocale);
	const pathIn = createTranslationPaths(config);
	return config.locales
		.filter(({ name }) => name !== config.defaultLocale)
		.map(({ name }) =>
			compareTranslation(
				name,
				originals,
				texts.filter(({ locale }) => locale === name),
				pathIn,
			),
		);
}

type TranslationPathFor = (locale: string, text: TranslatableDocument) => SourcePath;

/** Returns where a locale keeps its translation of a document. */
function createTranslationPaths(config: SiteConfig): TranslationPathFor {
	const folders = contentFolders(config);
	return (locale, { area, version, name }) => {
		const place = folders.find((one) => one.locale === locale && one.area === area && one.version === version);
		return path.posix.join(config.contentPath ?? "", place?.folder ?? "", name) as SourcePath;
	};
}

function compareTranslation(
	locale: string,
	all: readonly TranslatableDocument[],
	own: readonly TranslatableDocument[],
	pathIn: TranslationPathFor,
): TranslationState {
	const originals = all.filter(({ frontMatter }) => !frontMatter.draft);
	const byKey = new Map(own.map((text) => [documentKey(text), text]));
	const known = new Set(all.map(documentKey));
	const pairs = originals.map((original) => ({ original, text: byKey.get(documentKey(original)) }));
	const existing = pairs.flatMap(({ original, text }) => (text ? [{ original, text }] : []));
	return {
		locale,
		originals: originals.length,
		translated: existing.map(translationOf),
		missing: pairs
			.filter(({ text }) => !text)
			.map(({ original }) => ({ path: pathIn(locale, original), original: original.path, digest: original.digest })),
		stale: existing.filter(({ original, text }) => isStaleTranslation(text, original)).map(translationOf),
		unstamped: existing
			.filter((pair) => !isReact(pair))
			.filter(({ text }) => text.frontMatter.source === undefined)
			.map(translationOf),
		react: existing.filter(isReact).map(translationOf),
		orphans: own.filter((text) => !known.has(documentKey(text))).map(({ path }) => path),
	};
}

interface TranslationPair {
	readonly original: TranslatableDocument;
	readonly text: TranslatableDocument;
}

const isReact = ({ original, text }: TranslationPair): boolean => original.isReact === true || text.isReact === true;

const translationOf = ({ original, text }: TranslationPair): Translation => {
	const at = text.keys.source;
	return { path: text.path, original: original.path, digest: original.digest, ...(at && { at }) };
};
