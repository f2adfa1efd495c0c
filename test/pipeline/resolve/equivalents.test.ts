import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Route } from "../../../src/model/urls/route.ts";
import { addAlternates } from "../../../src/pipeline/resolve/locales/alternates.ts";
import type { UnlinkedPage } from "../../../src/pipeline/resolve/pages/unlinked-page.ts";
import { testConfig } from "../../test-config.ts";

const equivalents = suite("equivalents");

const config = testConfig({ i18n: { locales: { en: {}, fr: {}, de: {} } } });

const placed = (
	kind: "not-found" | "tags",
	route: string,
	[locale, contentLocale = locale]: readonly [string, string?],
): UnlinkedPage =>
	({
		kind,
		hasAddress: kind !== "not-found",
		route: route as Route,
		key: kind,
		locale,
		contentLocale,
		listed: true,
		description: "",
		keywords: [],
	}) as unknown as UnlinkedPage;

const told = (pages: readonly UnlinkedPage[]) =>
	addAlternates(pages, config).map(({ route, alternates, translations, canonical }) => ({
		route,
		alternates,
		translations,
		canonical,
	}));

equivalents("are the pages of one key, or else the nearest index", () => {
	const alternates = { en: "/news/tags", fr: "/fr/news/tags", de: "/de/" };
	assert.equal(told([placed("tags", "/news/tags", ["en"]), placed("tags", "/fr/news/tags", ["fr", "en"])]), [
		{ route: "/news/tags", alternates, translations: ["en"], canonical: "/news/tags" },
		{ route: "/fr/news/tags", alternates, translations: ["en"], canonical: "/news/tags" },
	]);
});

equivalents("of a not-found page are the homes of the locales", () => {
	const alternates = { en: "/", fr: "/fr/", de: "/de/" };
	assert.equal(told([placed("not-found", "/404", ["en"]), placed("not-found", "/fr/404", ["fr"])]), [
		{ route: "/404", alternates, translations: [], canonical: "/404" },
		{ route: "/fr/404", alternates, translations: [], canonical: "/fr/404" },
	]);
});

equivalents.run();
