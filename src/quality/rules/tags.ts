/** The rules for tags. */

import type { TagDefinition } from "../../model/content/document.ts";
import { languageOfTag } from "../../model/content/language-tag.ts";
import { type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import { defineRule, type LintedDocument, type LintedSite } from "../content/rule.ts";

export const TAG_RULES = [
	/** Tags of the tags file are what their author wants, however alike two of them are. */
	defineRule({
		id: "tag-spelling",
		summary: "A tag is spelt in two ways, so that its pages are in two lists",
		severity: "warn",
		*checkSite(site) {
			for (const { uses, defined, language } of collectTaggedAreas(site)) {
				const spellings = new Map<string, Map<string, TagUse[]>>();
				const add = (label: string, use?: TagUse, shown = label) => {
					const key = comparable(shown, language);
					const same = spellings.get(key) ?? new Map<string, TagUse[]>();
					const known = same.get(label) ?? [];
					if (use) known.push(use);
					spellings.set(key, same.set(label, known));
				};
				for (const [key, { label }] of defined) {
					add(key);
					if (label) add(key, undefined, label);
				}
				for (const use of uses) add(use.label, use);
				for (const same of spellings.values()) {
					if (same.size === 1) continue;
					const [[best]] = [...same].sort(
						([one, ones], [other, others]) =>
							Number(defined.has(other)) - Number(defined.has(one)) ||
							others.length - ones.length ||
							(one < other ? -1 : 1),
					) as [[string, TagUse[]]];
					const count = same.get(best)?.length ?? 0;
					for (const [label, found] of same)
						if (label !== best && !defined.has(label))
							for (const { document } of found) {
								const { at, isExact } = locateTag(document, label);
								yield {
									message: `tag "${label}" is "${best}" ${defined.has(best) ? "in the tags file" : "elsewhere"}`,
									at,
									hint: defined.has(best)
										? `write "${best}"`
										: `write "${best}", as ${count === 1 ? "another page does" : `${count} other pages do`}`,
									...(isExact && { fix: { at, from: label, to: best } }),
								};
							}
				}
			}
		},
	}),
	/** Translations repeat the tags of their originals, which are counted instead. A tags file may plan ahead for one use. */
	defineRule({
		id: "tag-usage",
		summary: "Only one page has a tag, or none has a tag of the tags file",
		severity: "log",
		*checkSite(site) {
			for (const { uses, defined, isTranslation } of collectTaggedAreas(site)) {
				if (isTranslation) continue;
				const counts = new Map<string, number>();
				for (const { label } of uses) counts.set(label, (counts.get(label) ?? 0) + 1);
				for (const { label, document } of uses)
					if (counts.get(label) === 1 && !defined.has(label))
						yield {
							message: `no other page has the tag "${label}"`,
							at: locateTag(document, label).at,
							hint: "a tag leads readers to similar pages: use one that others have, or remove it",
						};
				for (const [label, { at }] of defined)
					if (!counts.has(label))
						yield {
							message: `no page has the tag "${label}"`,
							at,
							hint: "remove it from the tags file, or give it to a page",
						};
			}
		},
	}),
];

/** Without case, accents, hyphens and, where it is regular, the ending of the plural. */
function comparable(label: string, language: string): string {
	const letters = label
		.toLowerCase()
		.normalize("NFKD")
		.replace(/[^\p{L}\p{N}+#]/gu, "");
	if (language !== "en" && language !== "fr") return letters;
	if (letters.length < 4 || /(?:ss|us|is|\d)s?$/.test(letters)) return letters;
	return language === "en" ? letters.replace(/ies$/, "y").replace(/s$/, "") : letters.replace(/s$/, "");
}

/** Where a tag is in the front matter; the key, if its spelling there is another one. */
function locateTag(
	{ document, file }: LintedDocument,
	label: string,
): { readonly at: SourceLocation; readonly isExact: boolean } {
	const key = document.keys.tags;
	if (!key) return { at: wholeFile(document.path), isExact: false };
	const lines = file.text.split(/\r\n|\r|\n/);
	for (let line = key.line; line <= lines.length; line++) {
		const text = lines[line - 1] as string;
		// Another key, or the end of the front matter.
		if (line > key.line && /^(?:[^\s#-]|---)/.test(text)) break;
		const index = columnOf(label, text);
		if (index >= 0) return { at: { ...key, line, column: index + 1 }, isExact: true };
	}
	return { at: key, isExact: false };
}

function columnOf(label: string, line: string): number {
	const isBoundary = (sign = " ") => /[\s[\],"'{}]/.test(sign);
	for (let index = line.indexOf(label); index >= 0; index = line.indexOf(label, index + 1))
		if (isBoundary(line[index - 1]) && isBoundary(line[index + label.length]) && /^[\p{L}\p{N} _-]+$/u.test(label))
			return index;
	return -1;
}

/** The tags of a locale, area and version, which have lists of their own. */

interface TagUse {
	/** As the author wrote it. */
	readonly label: string;
	readonly document: LintedDocument;
}

interface TaggedArea {
	readonly uses: readonly TagUse[];
	/** By the key that front matter refers to; those of the default locale are valid in all. */
	readonly defined: ReadonlyMap<string, TagDefinition>;
	readonly language: string;
	readonly isTranslation: boolean;
}

function collectTaggedAreas({ site, documents, tagsFiles }: LintedSite): readonly TaggedArea[] {
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
