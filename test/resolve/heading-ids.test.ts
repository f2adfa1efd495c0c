import { suite } from "uvu";
import * as assert from "uvu/assert";
import { Cache } from "../../src/engine/cache/cache.ts";
import type { SiteConfig } from "../../src/model/config.ts";
import type { SourcePath } from "../../src/model/content/source.ts";
import { originalsOf } from "../../src/pipeline/resolve/locales/locale-fallbacks.ts";
import { createDocumentFacts, factsOf, translationProblems } from "../../src/pipeline/resolve/pages/document-facts.ts";
import { documentOf, printed } from "../parse/document.ts";

const ids = suite("heading ids of a translation");

const config = { defaultLocale: "en", sharedAnchors: true } as SiteConfig;

/** The ids of the translation's headings, and what is reported. */
function resolved(original: string, translation: string) {
	const en = documentOf(original, { path: "en.md" as SourcePath });
	const fr = documentOf(translation, {
		path: "fr.md" as SourcePath,
		locale: "fr",
	});
	const originals = originalsOf([en, fr], "en");
	const { memoize } = new Cache();
	const facts = createDocumentFacts([en, fr], originals, config, memoize);
	return {
		ids: factsOf(fr, facts).ids,
		problems: printed(translationProblems([en, fr], originals, config, memoize)),
	};
}

ids("are those of the original", () => {
	assert.equal(resolved("## A\n\n## B", "## C\n\n## D {#e}"), {
		ids: ["a", "e"],
		problems: [],
	});
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
