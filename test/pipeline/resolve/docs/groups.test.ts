import { suite } from "uvu";
import * as assert from "uvu/assert";
import { place, told, tree } from "./place.ts";

const groups = suite("groups of a category file");

const FILES = {
	"index.md": {},
	"apps/markdown.md": { sidebarPosition: 3 },
	"apps/search.md": { sidebarPosition: 1 },
	"apps/faq.md": { sidebarPosition: 2 },
	"apps/sync/webdav.md": {},
};

const GROUPS = { keep: { label: "Keep", items: ["sync"] }, write: { label: "Write", items: ["search", "markdown"] } };

groups("come in their order, with their items, before all others", () => {
	const categories = { apps: { groups: GROUPS } };
	const placed = place(FILES, { categories });
	assert.equal(tree(placed), [
		"apps",
		"  Keep",
		"    sync",
		"      webdav",
		"  Write",
		"    search",
		"    markdown",
		"  faq",
		"index",
	]);
	assert.equal(told(placed), []);
});

groups("report an item that does not exist or is in two groups", () => {
	const categories = { apps: { groups: { a: { items: ["serch", "markdown"] }, b: { items: ["markdown"] } } } };
	const placed = place(FILES, { categories });
	assert.equal(
		placed.problems.map(({ code, message }) => `${code}: ${message}`),
		['unknown-item: unknown item "serch" in "groups"', 'unknown-item: unknown item "markdown" in "groups"'],
	);
});

groups.run();
