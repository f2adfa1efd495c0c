import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SourcePath } from "../../../src/model/content/source.ts";
import { wholeFile } from "../../../src/model/problems/problem.ts";
import { removeDuplicateRoutes } from "../../../src/pipeline/resolve/duplicate-routes.ts";
import { codesIn } from "../../messages.ts";
import { config, doc } from "../derive/fixture.ts";

const duplicates = suite("duplicate routes");
const codes = codesIn("pipeline/resolve");

const pageOf = (source: string, contentLocale: string, locale: string) =>
	doc("/fr/about", {
		source: source as SourcePath,
		nameInProblems: source,
		at: wholeFile(source),
		contentLocale,
		locale,
	});

/** What is said about pages with the same route, the first of which is built. */
function said(...pages: ReturnType<typeof pageOf>[]): readonly string[] {
	const result = removeDuplicateRoutes(pages, [], config);
	assert.equal(result.pages, pages.slice(0, 1));
	return codes(result.problems);
}

duplicates("of files of one language", () => {
	assert.equal(
		said(pageOf("content/fr/pages/about.md", "fr", "fr"), pageOf("content/fr/pages/about.tsx", "fr", "fr")),
		["content/fr/pages/about.tsx warning duplicate-route"],
	);
});

duplicates("of a translation and the original that would stand in for it", () => {
	const [original, translation] = [
		pageOf("content/en/pages/about.md", "en", "fr"),
		pageOf("content/fr/pages/about.tsx", "fr", "fr"),
	] as const;
	assert.equal(said(original, translation), ["content/fr/pages/about.tsx warning duplicate-route"]);
	assert.equal(said(translation, original), ["content/en/pages/about.md warning duplicate-route"]);
});

duplicates.run();
