import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SourcePath } from "../../../src/model/content/source.ts";
import { compareWithOriginal } from "../../../src/pipeline/resolve/site-document.ts";
import { codesIn } from "../../messages.ts";
import { documentOf } from "../parse/document.ts";

const ids = suite("heading ids of a translation");
const codes = codesIn("pipeline/resolve");

const config = { defaultLocale: "en", sharedAnchors: true };

/** The ids of the translation's headings, and what is reported. */
function resolved(original: string, translation: string) {
	const en = documentOf(original, { path: "en.md" as SourcePath });
	const fr = documentOf(translation, { path: "fr.md" as SourcePath, locale: "fr" });
	const { headingIds, problems } = compareWithOriginal(fr, en, config);
	return { ids: headingIds, problems: codes(problems) };
}

ids("are those of the original", () => {
	assert.equal(resolved("## A\n\n## B", "## C\n\n## D {#e}"), { ids: ["a", "e"], problems: [] });
});

ids("are not those that another element of the translation has", () => {
	assert.equal(resolved("## A\n\n## B", '<a id="b"></a>\n\n## C\n\n## D'), {
		ids: ["a", "d"],
		problems: ["fr.md:5:1 warning duplicate-heading-id"],
	});
});

ids("are not those that another heading of the translation has", () => {
	const { ids, problems } = resolved("## A\n\n## B", "## B\n\n## C {#a}");
	assert.equal(ids, ["b", "a"]);
	assert.is(problems.length, 1);
});

ids.run();
