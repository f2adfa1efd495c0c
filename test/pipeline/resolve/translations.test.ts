import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isStaleTranslation, percentFresh, percentTranslated } from "../../../src/model/site/translation.ts";
import { compareTranslations } from "../../../src/pipeline/resolve/locales/translations.ts";
import { testConfig } from "../../test-config.ts";
import { document, type Given } from "./document.ts";

const translations = suite("translations");

const config = testConfig({ i18n: { locales: { en: {}, fr: {}, de: {} } }, news: false });

const en = (name: string, given: Partial<Given> = {}) => document({ name, digest: "new", ...given });
const fr = (name: string, source?: string) => document({ name, locale: "fr", frontMatter: source ? { source } : {} });

const stateOf = (...documents: ReturnType<typeof document>[]) => {
	const [state] = compareTranslations(documents, config);
	assert.ok(state);
	return state;
};

translations("are missing where the locale has no file of the name", () => {
	const state = stateOf(en("a.md"), en("sub/b.md"), fr("a.md", "new"));
	assert.equal(state.missing, [
		{ path: "content/fr/help/sub/b.md", original: "content/en/help/sub/b.md", digest: "new" },
	]);
	assert.is(percentTranslated(state), 50);
	assert.is(percentFresh(state), 50);
});

translations("are stale when they record another original", () => {
	const state = stateOf(en("a.md"), en("b.md"), fr("a.md", "new"), fr("b.md", "old"));
	assert.equal(state.stale, [
		{
			path: "content/fr/help/b.md",
			original: "content/en/help/b.md",
			digest: "new",
			at: { path: "content/fr/help/b.md", line: 2, column: 1 },
		},
	]);
	assert.is(percentTranslated(state), 100);
	assert.is(percentFresh(state), 50);
});

translations("are unstamped, and not stale, when they record nothing", () => {
	const state = stateOf(en("a.md"), fr("a.md"));
	assert.is(state.unstamped.length, 1);
	assert.is(state.stale.length, 0);
	assert.is(isStaleTranslation(fr("a.md"), en("a.md")), false);
});

translations("are orphans when nothing is left of their original", () => {
	assert.equal(stateOf(en("a.md"), fr("a.md"), fr("gone.md")).orphans, ["content/fr/help/gone.md"]);
});

translations("are not asked for while the original is a draft", () => {
	const state = stateOf(en("a.md", { frontMatter: { draft: true } }));
	assert.is(state.originals, 0);
	assert.is(percentFresh(state), 100);
	assert.equal(stateOf(en("a.md", { frontMatter: { draft: true } }), fr("a.md")).orphans, []);
});

translations("are told for each locale in the order of the configuration", () => {
	const states = compareTranslations([en("a.md"), fr("a.md", "new")], config);
	assert.equal(
		states.map(({ locale, missing }) => [locale, missing.length]),
		[
			["fr", 0],
			["de", 1],
		],
	);
});

translations.run();
