import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Problem } from "../../../src/model/problems/problem.ts";
import { toNavbarEntries } from "../../../src/pipeline/resolve/navbar.ts";

const navbar = suite("navbar");

navbar("a sidebar with the name of a property of all objects is unknown", () => {
	const problems: Problem[] = [];
	const entries = toNavbarEntries({ type: "docSidebar", sidebarId: "toString", position: "left" }, "navbar.items[0]", {
		navigation: { docs: [{ id: "default", docs: new Map(), drafts: [], sidebars: [], firstLinks: {} }] },
		addresses: { config: { configPath: "site.config.ts" } },
		problems,
	} as unknown as Parameters<typeof toNavbarEntries>[2]);
	assert.equal(entries, []);
	assert.match(problems[0]?.message ?? "", 'unknown sidebar "toString"');
});

navbar("a link of a menu has its description in the language of the page", () => {
	const [menu] = toNavbarEntries(
		{
			type: "dropdown",
			label: "More",
			position: "left",
			items: [
				{
					type: "link",
					label: "A",
					to: "https://a.example",
					description: { en: "Ask", fr: "Demander" },
					position: "left",
				},
			],
		},
		"navbar.items[0]",
		{
			locale: "fr",
			navigation: { configMarkup: {} },
			addresses: { config: { defaultLocale: "en" } },
		} as unknown as Parameters<typeof toNavbarEntries>[2],
	);
	assert.equal(menu?.type === "dropdown" && menu.items, [
		{ type: "link", label: "A", href: "https://a.example", external: true, position: "left", description: "Demander" },
	]);
});

navbar.run();
