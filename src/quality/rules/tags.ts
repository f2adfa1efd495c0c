/** The rules for tags. */

import { getOrInsert, groupBy } from "../../model/collections.ts";
import { languageOfTag } from "../../model/content/language-tag.ts";
import { wholeFile } from "../../model/problems/problem.ts";
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
					const same = getOrInsert(spellings, key, () => new Map<string, TagUse[]>());
					const known = getOrInsert(same, label, () => []);
					if (use) known.push(use);
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
				const byLabel = groupBy(uses, ({ label }) => label);
				for (const { label, document } of uses)
					if (byLabel.get(label)?.length === 1 && !defined.has(label))
						yield {
							message: `no other page has the tag "${label}"`,
							at: locateTag(document, label).at,
							hint: "a tag leads readers to similar pages: use one that others have, or remove it",
						};
				for (const [label, { at }] of defined)
					if (!byLabel.has(label))
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
function locateTag({ document, file }: LintedDocument, label: string) {
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

function collectTaggedAreas({ site, documents, tagsFiles }: LintedSite) {
	const { defaultLocale } = site.config;
	const tagged = documents.filter(
		({ document: { locale, frontMatter } }) => frontMatter.tags || locale === defaultLocale,
	);
	const areas = groupBy(tagged, ({ document: { locale, area, version } }) => JSON.stringify([locale, area, version]));
	return [...areas.values()].map((group) => {
		const [{ document, languageTag }] = group as [LintedDocument];
		const { locale, area, version } = document;
		const files = tagsFiles.filter(
			(file) => [defaultLocale, locale].includes(file.locale) && file.area === area && file.version === version,
		);
		return {
			uses: group.flatMap(usesOfTags),
			/** By the key that front matter refers to; those of the default locale are valid in all. */
			defined: new Map(files.flatMap(({ tags }) => Object.entries(tags))),
			language: languageOfTag(languageTag),
			isTranslation: locale !== defaultLocale,
		};
	});
}

const usesOfTags = (linted: LintedDocument): readonly TagUse[] =>
	(linted.document.frontMatter.tags ?? [])
		.filter(({ permalink }) => permalink === undefined)
		.map(({ label }) => ({ label, document: linted }));
