import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SidebarItemConfig } from "../../../../src/model/config.ts";
import { linesOf, valuesOf } from "../../values.ts";
import { type Files, place, told } from "./place.ts";

const docs = suite("placed document");

const SIDEBARS: Record<string, SidebarItemConfig[]> = {
	one: [
		{ type: "ref", id: "c" },
		"a",
		{
			type: "category",
			label: "Outer",
			link: { type: "generated-index" },
			items: [{ type: "category", label: "Inner", link: { type: "doc", id: "inner" }, items: ["b"] }],
		},
	],
	two: ["b", "c", "a"],
};
const FILES: Files = { "a.md": {}, "b.md": {}, "c.md": {}, "d.md": {}, "inner.md": {} };
const placed = (files: Files = FILES) => place(files, { config: { sidebars: SIDEBARS } });
const doc = (id: string, files?: Files) => placed(files).docs.find((doc) => doc.id === id);

docs("shows the first sidebar that has it, references aside", () => {
	assert.equal(linesOf(placed().docs, "id", "sidebar"), ["a one", "b one", "c two", "d undefined", "inner one"]);
});

docs("without a sidebar has no neighbours", () => {
	assert.equal(Object.keys(doc("d") ?? {}), ["document", "id", "route", "title", "label", "listed", "breadcrumbs"]);
});

docs("shows the sidebar that its front matter names, and is paged by it", () => {
	const found = doc("b", { ...FILES, "b.md": { displayedSidebar: "two" } });
	assert.is(found?.sidebar, "two");
	assert.equal(found?.next, { route: "/help/c", label: "c" });
	assert.equal(found?.breadcrumbs, []);
});

docs("may show a sidebar that does not have it", () => {
	const found = doc("d", { ...FILES, "d.md": { displayedSidebar: "one" } });
	assert.is(found?.sidebar, "one");
	assert.is(found?.next, undefined);
});

docs("shows no sidebar when its front matter says null", () => {
	const found = doc("a", { ...FILES, "a.md": { displayedSidebar: null } });
	assert.is(found?.sidebar, undefined);
	assert.is(found?.next, undefined);
});

docs("that names an unknown sidebar is an error", () => {
	const wrong = placed({ ...FILES, "d.md": { displayedSidebar: "tow" } });
	assert.equal(told(wrong), ["content/en/help/d.md:2:1 error unknown-sidebar"]);
});

docs("knows the categories above it, outermost first", () => {
	const outer = { label: "Outer", route: "/help/category/outer" };
	assert.equal(doc("b")?.breadcrumbs, [outer, { label: "Inner", route: "/help/inner" }]);
	assert.equal(doc("inner")?.breadcrumbs, [outer]);
	assert.equal(doc("a")?.breadcrumbs, []);
});

docs("does not lead to an unlisted category page from below", () => {
	const found = doc("b", { ...FILES, "inner.md": { unlisted: true } });
	assert.equal(found?.breadcrumbs[1], { label: "Inner" });
});

docs("shows its sidebar and its categories though it is unlisted", () => {
	const found = doc("b", { ...FILES, "b.md": { unlisted: true } });
	assert.is(found?.sidebar, "one");
	assert.equal(found?.breadcrumbs[1], { label: "Inner", route: "/help/inner" });
});

docs("has the label that its sidebar shows", () => {
	const items: SidebarItemConfig[] = [
		{ type: "doc", id: "a", label: "Item" },
		{ type: "doc", id: "b", label: "Item" },
	];
	const found = place(
		{ "a.md": {}, "b.md": { sidebarLabel: "Own" }, "c.md": { title: "Title" } },
		{ config: { sidebars: { main: items } } },
	);
	assert.equal(valuesOf(found.docs, "label"), ["Item", "Own", "Title"]);
});

docs("is plain data, with all that it stands in", () => assert.equal(structuredClone(placed()), placed()));

docs.run();
