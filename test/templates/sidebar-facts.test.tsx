import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Html } from "../../src/model/content/content.ts";
import type { Chrome, SidebarEntry } from "../../src/model/site/chrome.ts";
import type { Page } from "../../src/model/site/page.ts";
import { untrackedSidebarsOf, withTrackedSidebars } from "../../src/model/site/tracked-sidebars.ts";
import { Sidebar } from "../../templates/parts/navigation/Sidebar.tsx";
import { sidebarFactsOf } from "../../templates/sidebar-facts.ts";
import { chromeOf, doc, route } from "./site.ts";

const facts = suite("facts of a sidebar");

const NAME = "current/help";

const link = (name: string, label = name): SidebarEntry => ({
	type: "link",
	label,
	href: `/${name}`,
	route: route(`/${name}`),
});

type Category = Extract<SidebarEntry, { type: "category" }>;

const category = (label: string, entries: readonly SidebarEntry[], more: Partial<Category> = {}): Category => ({
	type: "category",
	label,
	collapsed: true,
	collapsible: true,
	entries,
	...more,
});

const linksOf = (name: string, count: number) => Array.from({ length: count }, (_, i) => link(`${name}-${i}`));

/** A sidebar with more links than a page shows. */
const large = [
	link("first"),
	category("One", [...linksOf("one", 150), category("Deep", linksOf("deep", 3))]),
	category("Two", linksOf("two", 150), { href: "/two", route: route("/two") }),
	category("Open", [link("open"), category("Within", linksOf("within", 2))], { collapsed: false }),
	category("Fixed", [link("fixed")], { collapsible: false }),
	{ type: "html", html: "<b>text</b>", isIndented: true } as SidebarEntry,
];

/** Each replaces one entry of the sidebar, at any depth. */
function changesOf(entries: readonly SidebarEntry[]): SidebarEntry[][] {
	return entries.flatMap((entry, at) => {
		const put = (...others: SidebarEntry[]) => [...entries.slice(0, at), ...others, ...entries.slice(at + 1)];
		const own = [
			put({ ...entry, className: "other" }),
			put(),
			put(link("added"), entry),
			put(entry, category("Added", [link("added")])),
		];
		if (entry.type === "html") return own;
		const labelled = [
			...own,
			put({ ...entry, label: "Other" }),
			put({ ...entry, badge: { text: "New", style: "tip" } }),
			put({ ...entry, icon: "<svg></svg>" as Html }),
		];
		if (entry.type === "link") return [...labelled, put({ ...entry, href: "/other" })];
		const { collapsed, collapsible } = entry;
		return [
			...labelled,
			put({ ...entry, collapsed: !collapsed }),
			put({ ...entry, collapsible: !collapsible }),
			...changesOf(entry.entries.slice(0, 2)).map((below) =>
				put({ ...entry, entries: [...below, ...entry.entries.slice(2)] }),
			),
		];
	});
}

const chromeWith = (entries: readonly SidebarEntry[]): Chrome => chromeOf(undefined, { sidebars: { [NAME]: entries } });

const pageAt = (path: string): Page => doc("en", { route: route(path), sidebar: NAME });

const markupOf = (chrome: Chrome, page: Page): string =>
	renderToStaticMarkup(<Sidebar chrome={chrome} name={NAME} route={page.route} />);

const PAGES = ["/first", "/one-7", "/deep-1", "/two", "/two-0", "/open", "/within-1", "/fixed", "/elsewhere"].map(
	pageAt,
);

facts("are others whenever the sidebar of a page is another", () => {
	const before = chromeWith(large);
	const known = PAGES.map((page) => ({ page, markup: markupOf(before, page), facts: sidebarFactsOf(before, page) }));
	let same = 0;
	for (const entries of changesOf(large)) {
		const chrome = chromeWith(entries);
		for (const { page, markup, facts } of known) {
			const isSame = JSON.stringify(sidebarFactsOf(chrome, page)) === JSON.stringify(facts);
			if (isSame) same++;
			if (isSame) assert.is(markupOf(chrome, page), markup);
		}
	}
	assert.ok(same > 100, `${same} pages stay as they are`);
});

facts("are the same when a category is renamed that the page omits", () => {
	const renamed = (label: string) =>
		chromeWith(
			large.map((entry) =>
				entry.type === "category" && entry.label === "One"
					? { ...entry, entries: [...entry.entries, link("last", label)] }
					: entry,
			),
		);
	const [one, other] = [renamed("Last"), renamed("The last")];
	assert.equal(sidebarFactsOf(one, pageAt("/two-0")), sidebarFactsOf(other, pageAt("/two-0")));
	assert.not.equal(sidebarFactsOf(one, pageAt("/one-140")), sidebarFactsOf(other, pageAt("/one-140")));
});

facts("distinguish two categories that have the same pages", () => {
	const pages = linksOf("page", 3);
	const tail = category("Tail", linksOf("tail", 300));
	const one = chromeWith([category("A", pages), category("A", pages), tail]);
	const other = chromeWith([category("A", [...pages.slice(0, 2)]), category("A", pages), tail]);
	const page = pageAt("/page-2");
	assert.not.equal(sidebarFactsOf(one, page), sidebarFactsOf(other, page));
});

facts("are shared by the pages of a category", () => {
	const chrome = chromeWith(large);
	const [one, other] = [pageAt("/two-0"), pageAt("/two-1")].map((page) => sidebarFactsOf(chrome, page));
	assert.ok(one && other);
	assert.is(one[0], other[0]);
	assert.is(one[2], other[2]);
});

facts("need no tracking, and other reads are tracked", () => {
	let reads = 0;
	const chrome = chromeWith(large);
	const tracked = withTrackedSidebars(chrome, () => {
		reads++;
	});
	assert.is(markupOf(tracked, pageAt("/first")), markupOf(chrome, pageAt("/first")));
	assert.is(untrackedSidebarsOf(tracked), chrome.sidebars);
	assert.is(untrackedSidebarsOf(chrome), chrome.sidebars);
	assert.is(reads, 0);
	assert.is(tracked.sidebars, chrome.sidebars);
	assert.equal({ ...tracked }, chrome);
	assert.is(reads, 2);
});

facts.run();
