/** Style sheets that only some pages need. */
import { createElement } from "react";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Html } from "../../../src/model/content/content.ts";
import { createPageRenderer } from "../../../src/pipeline/render/index.ts";
import type { Chrome, PageProps, Templates } from "../../../src/react.ts";
import { chromeOf, doc } from "../../templates/site.ts";

const styles = suite("styles of a page");

/** Renders a page for each list of styles, and returns the chromes that the template `Document` received. */
function chromesFor(lists: readonly (readonly string[])[]): readonly Chrome[] {
	const received: Chrome[] = [];
	const rest = [...lists];
	const theme = {
		Main: () => createElement("main"),
		Document: ({ chrome }: PageProps) => {
			received.push(chrome);
			return createElement("ssg-main");
		},
		titleOf: () => "",
		stylesFor: (_main: Html) => rest.shift() ?? [],
	} as unknown as Templates;
	const original = chromeOf();
	const chrome: Chrome = {
		...original,
		assets: { ...original.assets, styles: ["/site.css"], pageStyles: { math: "/math.css", tabs: "/tabs.css" } },
	};
	const render = createPageRenderer({ default: theme }, { components: [] });
	for (const _ of lists) render(doc("en"), chrome);
	return received;
}

styles("come before those of all pages", () => {
	assert.equal(
		chromesFor([["math", "unknown"], []]).map(({ assets }) => assets.styles),
		[["/math.css", "/site.css"], ["/site.css"]],
	);
});

styles("give pages with the same ones the same chrome", () => {
	const [math, tabs, again] = chromesFor([["math"], ["tabs"], ["math"]]);
	assert.is(math, again);
	assert.is.not(math, tabs);
});

styles.run();
