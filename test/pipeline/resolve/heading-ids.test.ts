import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SourcePath } from "../../../src/model/content/source.ts";
import { compareWithOriginal } from "../../../src/pipeline/resolve/site-document.ts";
import { documentOf, printed } from "../parse/document.ts";

const ids = suite("heading ids of a translation");

const config = { defaultLocale: "en", sharedAnchors: true };

/** The ids of the translation's headings, and what is reported. */
function resolved(original: string, translation: string) {
	const en = documentOf(original, { path: "en.md" as SourcePath });
	const fr = documentOf(translation, { path: "fr.md" as SourcePath, locale: "fr" });
	const { headingIds, problems } = compareWithOriginal(fr, en, config);
	return { ids: headingIds, problems: printed(problems) };
}

ids("are those of the original", () => {
	assert.equal(resolved("## A\n\n## B", "## C\n\n## D {#e}"), { ids: ["a", "e"], problems: [] });
});

ids("are not those that another element of the translation has", () => {
	assert.equal(resolved("## A\n\n## B", '<a id="b"></a>\n\n## C\n\n## D'), {
		ids: ["a", "d"],
		problems: [
			'fr.md:5:1 warning duplicate-heading-id: duplicate heading id "b" from en.md becomes "d"\n  help: give this heading the id {#b}, and remove the id from the other element',
		],
	});
});

ids("are not those that another heading of the translation has", () => {
	const { ids, problems } = resolved("## A\n\n## B", "## B\n\n## C {#a}");
	assert.equal(ids, ["b", "a"]);
	assert.is(problems.length, 1);
});

ids.run();
