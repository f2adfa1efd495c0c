/** The tags of a locale, area and version, which have lists of their own. */
import type { TagDefinition } from "../../model/content/document.ts";
import { languageOfTag } from "../../model/content/language-tag.ts";
import type { LintedDocument, LintedSite } from "./rule.ts";

export interface TagUse {
	/** As the author wrote it. */
	readonly label: string;
	readonly document: LintedDocument;
}

export interface TaggedArea {
	readonly uses: readonly TagUse[];
	/** By the key that front matter refers to; those of the default locale are valid in all. */
	readonly defined: ReadonlyMap<string, TagDefinition>;
	readonly language: string;
	readonly isTranslation: boolean;
}

export function taggedAreasOf({ site, documents, tagsFiles }: LintedSite): readonly TaggedArea[] {
	const { defaultLocale } = site.config;
	const uses = new Map<string, TagUse[]>();
	const languages = new Map<string, string>();
	for (const linted of documents) {
		const { locale, area, version, frontMatter } = linted.document;
		if (!frontMatter.tags && locale !== defaultLocale) continue;
		const key = JSON.stringify([locale, area, version]);
		const known = uses.get(key) ?? [];
		for (const { label, permalink } of frontMatter.tags ?? [])
			if (permalink === undefined) known.push({ label, document: linted });
		uses.set(key, known);
		languages.set(key, languageOfTag(linted.languageTag));
	}
	return [...uses].map(([key, found]) => {
		const [locale, area, version] = JSON.parse(key) as [string, string, string];
		const files = tagsFiles.filter(
			(file) => [defaultLocale, locale].includes(file.locale) && file.area === area && file.version === version,
		);
		return {
			uses: found,
			defined: new Map(files.flatMap(({ tags }) => Object.entries(tags))),
			language: languages.get(key) ?? "",
			isTranslation: locale !== defaultLocale,
		};
	});
}
