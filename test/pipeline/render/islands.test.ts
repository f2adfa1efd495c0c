import { createElement, useId } from "react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SourcePath } from "../../../src/model/content/source.ts";
import { type IslandComponents, islandNamesIn, renderIslands } from "../../../src/pipeline/render/islands.ts";
import { registry } from "../../../templates/islands/registry.ts";
import { codesIn } from "../../messages.ts";
import { chromeOf, doc, html } from "../../templates/site.ts";

const islands = suite("islands in a page");
const codes = codesIn("pipeline/render");

const components: IslandComponents = {
	Hello: ({ name }: { readonly name: string }) => createElement("p", { id: useId() }, `Hello, ${name}`),
	Broken: () => {
		throw new Error("no such note");
	},
	Nothing: () => null,
};

const page = doc("en", { source: "content/en/help/search.md" as SourcePath });

const placed = (main: string, of = page) => renderIslands(html(main), of, chromeOf(), components);

const empty = (name: string, props = "{}") =>
	`<div data-island="${name}" data-when="visible" data-props="${props}"></div>`;

islands("show on the server what their components show", () => {
	const { main, problems } = placed(`<p>a</p>${empty("Hello", "{&quot;name&quot;:&quot;A &amp; B&quot;}")}<p>b</p>`);
	assert.is(
		main,
		'<p>a</p><div data-island="Hello" data-when="visible" data-props="{&quot;name&quot;:&quot;A &amp; B&quot;}" data-id="i1"><p id="_i1R_0_">Hello, A &amp; B</p></div><p>b</p>',
	);
	assert.equal(problems, []);
});

islands("have ids of their own, twice the same one too", () => {
	const { main } = placed(empty("Hello") + empty("Hello"));
	assert.equal(
		[...main.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id),
		["_i1R_0_", "_i2R_0_"],
	);
});

islands("of a template are left as they are", () => {
	const written = '<div data-island="Nothing" data-id="_mR_1_" data-when="idle" data-props="{}"></div>';
	assert.is(placed(written).main, written);
});

islands("start when their registration says so", () => {
	const { main } = renderIslands(html(empty("Late") + empty("Clock") + empty("Plain")), page, chromeOf(), {
		Late: { component: () => null, when: "idle" },
		Clock: { browserOnly: async () => ({ default: () => null }), when: "interaction" },
		Plain: () => null,
	});
	assert.equal(
		[...main.matchAll(/data-when="(\w+)"/g)].map(([, when]) => when),
		["idle", "interaction", "visible"],
	);
});

islands("that the browser alone knows stay empty", () => {
	const { main, problems } = renderIslands(
		html(empty("Clock")),
		page,
		chromeOf(undefined, {
			assets: { buildId: "b1", scripts: [], styles: [], islands: { Clock: "/assets/Clock-1.js" } },
		}),
		components,
	);
	assert.is(main, empty("Clock"));
	assert.equal(problems, []);
});

islands("that nobody knows are reported with the page's file", () => {
	const { problems } = placed(empty("Helo") + empty("Chart") + empty("Chart"));
	assert.equal(codes(problems), [
		"content/en/help/search.md warning unknown-island",
		"content/en/help/search.md warning unknown-island",
	]);
});

islands("that throw are an error that says what they threw", () => {
	const { main, problems } = placed(empty("Broken"));
	assert.is(main, empty("Broken"));
	assert.equal(codes(problems), ["content/en/help/search.md error island-failed"]);
});

islands("are not reported again by a page that stands in for a translation", () => {
	const { problems } = placed(empty("Chart"), { ...page, locale: "fr", contentLocale: "en" });
	assert.equal(problems, []);
});

islands("are known by their names, each once", () => {
	assert.equal(islandNamesIn(empty("A") + empty("B") + empty("A")), ["A", "B"]);
});

islands("of the theme are called as their files are", () => {
	for (const [name, load] of Object.entries(registry)) assert.match(String(load), `./${name}.tsx`);
});

islands.run();
