import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { PageIndexPage } from "../../src/model/site/page.ts";
import type { Route } from "../../src/model/urls/route.ts";
import { mainOf } from "./page.tsx";
import { pageOf } from "./site.ts";

const index = suite("index from A to Z");

const route = "/help/search" as Route;
const page: PageIndexPage = {
	...pageOf("page-index"),
	letters: [
		{ letter: "#", pages: [{ route, label: "10 tips" }] },
		{
			letter: "S",
			pages: [
				{ route, label: "Search" },
				{ route, label: "Signs & wonders", id: "sÿ", pageTitle: "Search" },
			],
		},
	],
};

index("leads to each letter", () => {
	assert.match(mainOf(page), 'href="#S"');
	assert.match(mainOf(page), '<h2 id="S">S</h2>');
	assert.match(mainOf(page), 'href="#%23"');
	assert.match(mainOf(page), '<h2 id="#">#</h2>');
});

index("leads to a page by its title", () => assert.match(mainOf(page), '<a href="/help/search">Search</a>'));

index("leads to a heading, and names its page in the link", () => {
	const [link = ""] = /<a href="\/help\/search#.*?<\/a>/.exec(mainOf(page)) ?? [];
	assert.match(link, 'href="/help/search#s%C3%BF"');
	assert.is(link.replace(/<.*?>/g, ""), "Signs &amp; wonders — Search");
});

index.run();
