import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Locale } from "../../../../src/model/config.ts";
import type { Route } from "../../../../src/model/urls/route.ts";
import { createCategoryPage } from "../../../../src/pipeline/resolve/docs/route-versions.ts";
import { VERSION } from "./place.ts";

const category = suite("the page of a category");

category("is in its sidebar, and lists its cards in Markdown", () => {
	const cards = [{ route: "/help/sync" as Route, label: "Sync", description: "All of it" }];
	const page = createCategoryPage(
		{
			route: "/help/category/apps" as Route,
			key: "category/1.0/apps",
			title: "Apps",
			description: "On phones",
			keywords: ["app"],
			sidebar: "main",
			cards,
		},
		{ ...VERSION, name: "1.0", label: "1.0", path: "1.0" },
		{ name: "en" } as Locale,
	);
	assert.equal(page, {
		route: "/help/category/apps",
		key: "category/1.0/apps",
		locale: "en",
		contentLocale: "en",
		hasAddress: true,
		listed: true,
		writtenIn: null,
		kind: "category",
		nameInProblems: 'the page of category "Apps"',
		title: "Apps",
		description: "On phones",
		keywords: ["app"],
		version: "1.0",
		sidebar: "1.0/main",
		markdownVersion: [{ links: cards }],
		cards,
	});
});

category.run();
