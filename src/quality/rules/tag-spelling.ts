import { locateTag } from "../content/locate-tag.ts";
import { defineRule } from "../content/rule.ts";
import { type TagUse, taggedAreasOf } from "../content/tag-uses.ts";

/** Tags of the tags file are what their author wants, however alike two of them are. */
export const tagSpelling = defineRule({
	id: "tag-spelling",
	summary: "A tag is spelt in two ways, so that its pages are in two lists",
	severity: "warn",
	*checkSite(site) {
		for (const { uses, defined, language } of taggedAreasOf(site)) {
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
});

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
