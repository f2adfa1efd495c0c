import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Html } from "../../src/model/content/content.ts";
import type { SidebarEntry } from "../../src/model/site/chrome.ts";
import { stylesFor } from "../../templates/page-styles.ts";
import { documentOf } from "./page.tsx";
import { chromeOf, doc } from "./site.ts";

const styles = suite("page styles");

const props = { page: doc(), chrome: chromeOf() };
const BADGED: SidebarEntry = { type: "link", label: "B", href: "/b", badge: { text: "New", style: "tip" } };

const cases: [main: string, names: string[]][] = [
	['<main class="main main-doc"><p>text</p></main>', []],
	['<main class="main main-doc"><div class="code-block"><pre>', ["code"]],
	['<main class="main main-doc"><div class="tabs" data-tabs>', ["tabs"]],
	['<main class="main main-doc"><div class="table" tabindex="0"><table class="stacked">', ["stacked"]],
	[
		'<main class="main main-doc"><div class="code-block"><pre></pre></div><ol start="2" class="annotations">',
		["code", "annotations"],
	],
	['<main class="main main-doc"><button type="button" class="zoom in-dark" popovertarget="a">', ["zoom"]],
	['<main class="main main-doc"><figure class="diagram">', ["extras"]],
	['<main class="main main-doc"><ul class="tasks">', ["extras"]],
	['<main class="main main-doc"><span class="badge badge-tip">', ["marks"]],
	['<main class="main main-doc"><div class="file-tree">', ["components"]],
	['<main class="main main-doc"><button class="icon-button">', []],
	['<main class="main main-doc"><ul class="cards">', ["lists"]],
	['<main class="main main-post">', ["news"]],
	['<main class="main main-post-list">', ["news"]],
	['<main class="main main-text">', []],
	['<main class="main main-component"><ul class="cards"><pre>', ["code", "lists", "home"]],
];
for (const [main, names] of cases)
	styles(`${main} needs ${names.join(" and ") || "no others"}`, () =>
		assert.equal(stylesFor(main as Html, props), names),
	);

styles("a sidebar with a badge needs marks on each of its pages", () => {
	const entries = [{ type: "category", label: "A", collapsed: true, collapsible: true, entries: [BADGED] }] as const;
	const chrome = chromeOf(undefined, { sidebars: { "current/help": entries } });
	const main = '<main class="main main-doc">' as Html;
	assert.equal(stylesFor(main, { page: doc(), chrome }), ["marks"]);
	assert.equal(stylesFor(main, { page: doc("en", { sidebar: null }), chrome }), []);
});

styles("a menu with a description needs its own on all pages, and shows it as a line", () => {
	const link = {
		type: "link",
		label: "Forum",
		href: "/f",
		external: false,
		position: "left",
		description: "Ask",
	} as const;
	const menu = { type: "dropdown", label: "More", position: "left", items: [link] } as const;
	const navbar = { items: [menu, link] };
	const chrome = chromeOf(undefined, { navbar });
	assert.equal(stylesFor("<main>" as Html, { page: doc(), chrome }), ["menu"]);
	const described = documentOf(doc(), chrome).match(/Forum <small>Ask<\/small>/g);
	assert.is(described?.length, 2); // in the navbar and in the drawer, but not outside of the menu
});

styles("a link of the navbar with an icon needs marks on all pages, and shows it before its text", () => {
	const icon = '<svg class="icon-svg"></svg>' as Html;
	const link = { type: "link", label: "Forum", href: "/f", external: false, position: "left", icon } as const;
	const menu = { type: "dropdown", label: "More", position: "left", items: [link] } as const;
	const chrome = chromeOf(undefined, { navbar: { items: [menu] } });
	assert.equal(stylesFor("<main>" as Html, { page: doc(), chrome }), ["marks"]);
	assert.ok(documentOf(doc(), chrome).includes(`<span>${icon}</span>Forum</a>`));
});

styles.run();
