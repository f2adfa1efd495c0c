import type { SourceLocation } from "../../model/problems/problem.ts";
import type { OutlineLink } from "../../model/site/outline.ts";
import { withoutTrailingSlash } from "../../model/urls/route.ts";
import { defineRule, type LintedSite } from "../content/rule.ts";

/**
 * Only links in paragraphs and headings: in a table or a list, the row or the item says what a link belongs to (WCAG
 * 2.2, 2.4.4). Two places of one page count as one target.
 */
export const repeatedLinkText = defineRule({
	id: "repeated-link-text",
	summary: "Links with the same text lead to different pages",
	severity: "log",
	*checkDocument({ outline }, _options, site) {
		/** Links with different targets, by their texts. */
		const known = new Map<string, OutlineLink[]>();
		for (const link of outline.links) {
			if (link.block === "item" || link.block === "cell") continue;
			const key = link.text.toLowerCase().replace(/\s+/g, " ").trim();
			if (key === "") continue;
			const others = known.get(key) ?? [];
			known.set(key, others);
			if (others.some((other) => hasSameTarget(link, other, site))) continue;
			const [first] = others;
			others.push(link);
			if (first)
				yield {
					message: `link text "${link.text}" leads to ${link.href} here, but to ${first.href} in line ${first.at.line}`,
					at: link.at,
					hint: "name what is different, because readers of lists of links only see the texts",
				};
		}
	},
});

const targets = new WeakMap<LintedSite, ReadonlyMap<string, string>>();

const placeOf = ({ path, line, column }: SourceLocation): string => `${path}:${line}:${column}`;

const hasSameTarget = (one: OutlineLink, other: OutlineLink, site: LintedSite): boolean =>
	one.href === other.href || targetOf(one, site) === targetOf(other, site);

/** The page, or the address without a fragment. */
function targetOf({ href, at }: OutlineLink, linted: LintedSite): string {
	let known = targets.get(linted);
	if (!known) {
		known = new Map(linted.site.links.flatMap(({ at, route }) => (at && route ? [[placeOf(at), route]] : [])));
		targets.set(linted, known);
	}
	const route = known.get(placeOf(at));
	return withoutTrailingSlash(route ?? href.replace(/#.*$/, ""));
}
