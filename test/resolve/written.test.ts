import { suite } from "uvu";
import * as assert from "uvu/assert";
import { settle } from "../../src/config/settle.ts";
import type { Route } from "../../src/model/route.ts";
import { writtenPage } from "../../src/resolve/written.ts";
import { document, type Given } from "./document.ts";

const written = suite("written page");

const config = settle(
	{ title: "T", url: "https://example.org" },
	"/site/site.config.ts",
);
const route = "/help/a" as Route;

const headingOf = (given: Partial<Given>, ids: readonly string[] = []) => {
	const file = document({ name: "a.md", ...given });
	const standing = {
		route,
		key: "docs/current/a",
		title: "A & B",
		listed: true,
		tags: [],
		shows: { time: false, author: false },
	};
	const page = { route, ids, aliases: new Map() };
	return writtenPage(file, standing, {
		origin: { document: file, locale: "en", page },
		ids,
		addresses: {
			config,
			folders: [],
			byFile: new Map(),
			byRoute: new Map(),
			assetsByPath: new Map(),
			assetsByAddress: new Map(),
			files: new Set(),
		},
		label: () => "",
		findings: { links: [], problems: [], assets: new Set() },
	}).heading;
};

written("has the heading of its text, with its id", () => {
	assert.equal(headingOf({ h1: "Hello" }, ["hello-1"]), {
		id: "hello-1",
		html: "Hello",
	});
});

written("has a heading made from its title otherwise, without an id", () => {
	assert.equal(headingOf({}), { html: "A &amp; B" });
});

written("has none where the title is hidden", () => {
	assert.is(headingOf({ frontMatter: { hideTitle: true } }), undefined);
});

written.run();
