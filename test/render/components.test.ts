/** Components of a site in the HTML of a page. */
import { createElement, type ReactNode } from "react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Html } from "../../src/model/content.ts";
import type { Page } from "../../src/model/page.ts";
import type { Templates } from "../../src/react.ts";
import { renderComponents } from "../../src/render/components.ts";
import { addComponents } from "../../src/render/site-components.ts";
import { markdownComponentKindsOf } from "../../src/render/templates.ts";

const components = suite("components of a site");

const Box = ({ title, children }: { title?: string; children?: ReactNode }) =>
	createElement("section", { title }, children);
const Broken = () => {
	throw new Error("no data");
};
const page = { source: "content/en/a.md" } as unknown as Page;
const rendered = (main: string) =>
	renderComponents(main as Html, page, { Box, Broken } as never);
const open = (name: string, props: string) =>
	`<ssg-component data-name="${name}" data-props="${props}">`;
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
	const { main, problems } = rendered(
		`${open("Broken", "{}")}<b>a</b>${CLOSE}${open("Other", "{}")}c${CLOSE}`,
	);
	assert.is(main, "<b>a</b>c");
	assert.equal(
		problems.map(({ message }) => message),
		[
			"component <Broken> failed: no data",
			"component <Other> failed: it is not a component of the theme",
		],
	);
});

components("that show something about their page are known to Markdown", () => {
	const theme = { pageComponents: { DocCardList: () => null } };
	const site = addComponents(theme as unknown as Templates, {
		components: { Box },
		pageComponents: { Outline: () => null },
	});
	// The parser has the list of cards, which is an error outside of the documentation.
	assert.equal(markdownComponentKindsOf(site), {
		Box: "component",
		Outline: "component",
	});
	assert.equal(Object.keys(site.pageComponents ?? {}), [
		"DocCardList",
		"Outline",
	]);
});

components.run();
