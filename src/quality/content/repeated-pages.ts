import type { SourceLocation } from "../../model/problems/problem.ts";
import { type AuthoredPage, authoredPagesOf, metadataLocation } from "./authored-pages.ts";
import type { LintedSite } from "./rule.ts";

/** A page with a text that an earlier one of the same locale, area and version has as well. */
export interface RepeatedPage {
	readonly facts: AuthoredPage;
	readonly first: AuthoredPage;
	readonly at: SourceLocation;
}

/**
 * @param textOf pages where it is empty are not compared
 * @param keys the front matter keys that say it
 */
export function* repeatedPages(
	site: LintedSite,
	textOf: (facts: AuthoredPage) => string,
	...keys: readonly string[]
): Iterable<RepeatedPage> {
	const firsts = new Map<string, AuthoredPage>();
	for (const facts of authoredPagesOf(site)) {
		const text = textOf(facts).trim().toLowerCase();
		if (text === "") continue;
		const key = `${facts.group} ${text}`;
		const first = firsts.get(key);
		if (first) yield { facts, first, at: metadataLocation(facts, ...keys) };
		else firsts.set(key, facts);
	}
}
