import { locateTag } from "../content/locate-tag.ts";
import { defineRule } from "../content/rule.ts";
import { taggedAreasOf } from "../content/tag-uses.ts";

/** Translations repeat the tags of their originals, which are counted instead. A tags file may plan ahead for one use. */
export const tagUsage = defineRule({
	id: "tag-usage",
	summary: "Only one page has a tag, or none has a tag of the tags file",
	severity: "log",
	*checkSite(site) {
		for (const { uses, defined, isTranslation } of taggedAreasOf(site)) {
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
});
