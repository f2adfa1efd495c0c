import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { SiteConfig } from "../../../src/model/config.ts";
import type { Chrome, SidebarEntry } from "../../../src/model/site/chrome.ts";
import type { Page } from "../../../src/model/site/page.ts";
import type { Route } from "../../../src/model/urls/route.ts";
import { collectLlmsInputs, renderLlms, replaceSections } from "../../../src/pipeline/derive/llms.ts";
import { config, doc, paths, post, siteOf, textOf } from "./fixture.ts";

const llms = suite("llms");

const route = (path: string) => path as Route;
const link = (path: string): SidebarEntry => ({ type: "link", label: path, href: path, route: route(path) });
const category = (label: string, path: string, entries: readonly SidebarEntry[]): SidebarEntry => ({
	type: "category",
	label,
	href: path,
	route: route(path),
	collapsed: true,
	collapsible: true,
	entries,
});

const docs = [{ lastVersion: "current", versions: [], id: "default" }] as unknown as SiteConfig["docs"];

const pages = [
	doc("/help/z", { title: "Z", description: "Last of *all*" }),
	doc("/help/start", { title: "Start" }),
	doc("/help/sync/", { title: "Sync" }),
	doc("/help/sync/s3", { title: "S3" }),
	doc("/help/old", { title: "Old", version: "1.0" }),
	doc("/help/hidden", { title: "Hidden", listed: false }),
	post("/news/a", "2025-01-01T00:00:00.000Z", { title: "A (news)" }),
	doc("/fr/help/start", {
		title: "Début",
		markdownVersion: {
			text: ["[Aide](", ") [Haut](", ") [Ailleurs](", ")"],
			fills: ["/fr/help/sync.md#a", "#b", "https://notes.example:80/%7ea"],
		},
	}),
	doc("/fr/help/sync/", { title: "Sync", contentLocale: "en" }),
];

function siteWith(changes: Partial<SiteConfig> = {}, all: Page[] = pages) {
	const site = siteOf(all, { docs, ...changes });
	const { en, ...others } = site.chromes;
	const chrome: Chrome = {
		...(en as Chrome),
		navbar: {
			items: [
				{ type: "link", label: "Help", href: "/help/start", external: false, position: "right", activeSidebar: "main" },
			],
		},
		sidebars: {
			"1.0/main": [link("/help/old")],
			"current/main": [
				link("/help/start"),
				category("Synchronisation", "/help/sync/", [link("/help/sync/s3")]),
				link("/help/z"),
				link("/help/start"),
			],
		},
		news: { ...(en as Chrome).news, posts: [{ route: route("/news/a"), label: "A", date: "2025" }] } as Chrome["news"] &
			object,
	};
	return { ...site, chromes: { ...others, en: chrome } };
}

const filesOf = (...of: Parameters<typeof siteWith>) =>
	collectLlmsInputs(siteWith(...of)).map((input) => renderLlms(input, (text) => text).output);

llms("each locale has an index and a file with all texts", () => {
	assert.equal(paths(filesOf()), ["llms.txt", "llms-full.txt", "fr/llms.txt", "fr/llms-full.txt"]);
});

llms("the index has the order of the sidebar, and each page once", () => {
	assert.is(
		textOf(filesOf(), "llms.txt"),
		`# Notes

> Free

- [llms-full.txt](https://notes.example/llms-full.txt)
- [Français](https://notes.example/fr/llms.txt)

## Help

- [Start](https://notes.example/help/start.md)
- [Z](https://notes.example/help/z.md): Last of \\*all\\*

## Synchronisation

- [Sync](https://notes.example/help/sync.md)
- [S3](https://notes.example/help/sync/s3.md)

## News

- [A (news)](https://notes.example/news/a.md)
`,
	);
});

llms("texts of other locales are left out, and addresses are absolute", () => {
	assert.is(
		textOf(filesOf(), "fr/llms-full.txt"),
		`# Début

<https://notes.example/fr/help/start>

[Aide](https://notes.example/fr/help/sync.md#a) [Haut](https://notes.example/fr/help/start.md#b) [Ailleurs](https://notes.example:80/%7ea)
`,
	);
});

llms("the texts of all pages have the order of the index", () => {
	const titles = textOf(filesOf(), "llms-full.txt").match(/^# .*$/gm);
	assert.equal(titles, ["# Start", "# Z", "# Sync", "# S3", "# A (news)"]);
});

llms("a section is replaced if it is found in one place only", () => {
	const [one, two] = ["# One\n\n<https://x/one>\n\nText.\n", "# Two\n\n<https://x/two>\n\nText.\n"] as const;
	const replaceTwo = (file: string, text: string) =>
		replaceSections(Buffer.from(file), [{ before: Buffer.byteLength(two), text }])?.toString();
	const other = two.replace("Text", "Détails");
	assert.is(replaceTwo(`${one}\n${two}`, other), `${one}\n${other}`);
	assert.is(replaceTwo(`${two}\n${one}`, other), `${other}\n${one}`);
	assert.is(replaceTwo(`${one}\n${two}\n${two}`, other), undefined);
	assert.is(replaceTwo(one, other), undefined);
});

llms("each file can be switched off", () => {
	const withLlms = (index: boolean, full: boolean) => filesOf({ llms: { index, full } });
	assert.equal(paths(withLlms(false, true)), ["llms-full.txt", "fr/llms-full.txt"]);
	const alone = withLlms(true, false);
	assert.equal(paths(alone), ["llms.txt", "fr/llms.txt"]);
	assert.not.match(textOf(alone, "llms.txt"), "llms-full");
	assert.equal(withLlms(false, false), []);
});

llms("a build of one locale does not refer to the others", () => {
	const files = filesOf({ builtLocales: ["en"], locales: config.locales });
	assert.not.match(textOf(files, "llms.txt"), "/fr/");
});

llms.run();
