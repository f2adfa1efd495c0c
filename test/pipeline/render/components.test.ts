/** Components of a site in the HTML of a page. */
import { createElement, type ReactNode } from "react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { componentMark } from "../../../src/model/content/component-marks.ts";
import type { Html } from "../../../src/model/content/content.ts";
import { renderComponents, writeComponentTexts } from "../../../src/pipeline/render/components.ts";
import { type PageProps, PageProvider, usePage } from "../../../src/react.ts";
import { valuesOf } from "../values.ts";

const components = suite("components of a site");

const Box = ({ title, children }: { title?: string; children?: ReactNode }) =>
	createElement("section", { title }, children);
const Shot = ({ children }: { children?: ReactNode }) =>
	createElement("figure", null, createElement("img", { src: "/shot.png", alt: "" }), children);
const Broken = () => {
	throw new Error("no data");
};
const page = { page: { source: "content/en/a.md", locale: "fr" } } as unknown as PageProps;
const Language = Object.assign(({ of = "" }: { of?: string }) => createElement("i", {}, of, usePage().page.locale), {
	toMarkdown: ({ of = "" }: { of?: string }, { page }: PageProps) => of + page.locale,
});
const rendered = (main: string) =>
	renderComponents(main as Html, page, { Box, Shot, Broken, Language } as never, PageProvider);
const open = (name: string, props: string) => `<ssg-component data-name="${name}" data-props="${props}">`;
const CLOSE = "</ssg-component>";

components("get their props, and the HTML between their tags", () => {
	const { main, problems } = rendered(
		`<p>a</p>${open("Box", "{&quot;title&quot;:&quot;b &lt;c&gt;&quot;}")}<ul><li>${open("Box", "{}")}<b>d</b>${CLOSE}</li></ul>${CLOSE}<p>e</p>`,
	);
	assert.equal(problems, []);
	assert.is(
		main,
		'<p>a</p><section title="b &lt;c&gt;"><ul><li><section><b>d</b></section></li></ul></section><p>e</p>',
	);
});

components("that throw are errors, and leave their content", () => {
	const { main, problems } = rendered(`${open("Broken", "{}")}<b>a</b>${CLOSE}${open("Other", "{}")}c${CLOSE}`);
	assert.is(main, "<b>a</b>c");
	assert.equal(valuesOf(problems, "message"), [
		"component <Broken> failed: no data",
		"component <Other> failed: it is not a component of the theme",
	]);
});

components("that throw are reported where they are used, the innermost first", () => {
	const at = (place: string) => `<ssg-component data-name="Broken" data-at="${place}" data-props="{}">${CLOSE}`;
	const { problems } = rendered(`${open("Box", "{}")}${at("4:1")}${CLOSE}<p>${at("6:9")}</p>`);
	assert.equal(valuesOf(problems, "at"), [
		{ path: "content/en/a.md", line: 4, column: 1 },
		{ path: "content/en/a.md", line: 6, column: 9 },
	]);
});

components("that show pictures are listed, without the Markdown in them", () => {
	const { withMedia } = rendered(
		`<ssg-component data-name="Shot" data-at="4:1" data-props="{}"><img src="/in-markdown.png">${CLOSE}${open("Box", "{}")}${CLOSE}`,
	);
	assert.equal(valuesOf(withMedia, "at"), [{ path: "content/en/a.md", line: 4, column: 1 }]);
	assert.match(
		withMedia[0]?.html ?? "",
		/<figure><img src="\/shot.png" alt=""\/><ssg-html [^<]*<\/ssg-html><\/figure>$/,
	);
});

components("know the page that they are on", () => {
	const { main, problems } = rendered(`${open("Box", "{}")}${open("Language", "{}")}${CLOSE}${CLOSE}`);
	assert.equal(problems, []);
	assert.is(main, "<section><i>fr</i></section>");
});

components("write their texts into the Markdown version", () => {
	const text = [
		"# A",
		componentMark("Language", { of: "in: \u0002" }),
		componentMark("Box", {}),
		`B ${componentMark("Box", {})} and ${componentMark("Language", {})}`,
		`- ${componentMark("Other", {})}`,
	].join("\n");
	assert.is(writeComponentTexts(text, page, { Box, Language } as never), "# A\nin: \u0002fr\nB  and fr\n- ");
});

components.run();
