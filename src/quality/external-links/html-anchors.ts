/** Finds the places in a page of another site that a fragment can lead to. */
import { unescapeHtml } from "../../model/text/escape-html.ts";

/**
 * An id, or the name of a link. Attributes are not told from text that looks like one: a place too many only hides a
 * problem, and one too few would report a link that works.
 */
const ANCHOR = /[\s"'](?:id|name)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>=`]+))/gi;

/** GitHub and others add it to the ids of what users write, and remove it by script. */
const USER_CONTENT = "user-content-";

/** Returns those of some fragments that a page has no place for. */
export function missingFragments(html: string, fragments: readonly string[]): readonly string[] {
	const missing = new Set(fragments);
	for (const [, double, single, bare] of html.matchAll(ANCHOR)) {
		if (missing.size === 0) break;
		const id = unescapeHtml(double ?? single ?? bare ?? "");
		missing.delete(id);
		if (id.startsWith(USER_CONTENT)) missing.delete(id.slice(USER_CONTENT.length));
	}
	return [...missing];
}
