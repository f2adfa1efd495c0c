import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pageOutputs } from "../../src/derive/pages.ts";
import type { Html } from "../../src/model/content.ts";
import type {
	ArchivePage,
	CategoryPage,
	ComponentPage,
	DocTagPage,
	NotFoundPage,
	PostListPage,
	TagsPage,
} from "../../src/model/page.ts";
import type { Route } from "../../src/model/route.ts";
import {
	chromeOf,
	config,
	doc,
	markup,
	page,
	paths,
	textOf,
} from "./fixture.ts";

const pages = suite("pages");
const en = chromeOf("en");
const fr = chromeOf("fr");
const route = (text: string) => text as Route;

pages("a page is its HTML, its data beside it, and its Markdown twin", () => {
	assert.equal(paths(pageOutputs(doc("/fr/help/sync/"), markup, fr)), [
		"fr/help/sync/index.html",
		"fr/help/sync/index.json",
		"fr/help/sync.md",
	]);
});

pages(
	"a page without slash is written as a file where the site wants that",
	() => {
		const bare = chromeOf("en", { ...config, routeForm: "bare" });
		assert.equal(paths(pageOutputs(doc("/help/search"), markup, bare)), [
			"help/search.html",
			"help/search.json",
			"help/search.md",
		]);
	},
);

pages("the HTML file is the markup as rendered", () => {
	const files = pageOutputs(doc("/a"), markup, en);
	assert.is(textOf(files, "a/index.html"), "<!doctype html><title>T</title>");
});

pages("the data file holds what a visit needs, in a fixed order", () => {
	const search = doc("/fr/über", {
		description: "Find it",
		sidebar: "help",
		alternates: { fr: route("/fr/über"), en: route("/over?") },
	});
	const files = pageOutputs(search, { ...markup, islands: ["tabs"] }, fr);
	assert.is(
		textOf(files, "fr/über/index.json"),
		'{"build":"b1","title":"Title | Notes","description":"Find it","lang":"fr","direction":"ltr","main":"<main>M</main>","sidebar":"current/help","islands":["tabs"],"canonical":"https://notes.example/fr/%C3%BCber","hidden":false,"alternates":{"en":"/over%3F","fr":"/fr/%C3%BCber"},"translations":["fr"]}',
	);
});

pages("hostile text comes out of the data file as it went in", () => {
	const main = "<main></script>\u2028]]>&\ud800</main>";
	const files = pageOutputs(doc("/a"), { ...markup, main: main as Html }, en);
	assert.is(JSON.parse(textOf(files, "a/index.json")).main, main);
});

pages(
	"the not-found page is written where hosts look for it, without twin",
	() => {
		const missing = page<NotFoundPage>("/fr/404", { kind: "not-found" });
		assert.equal(paths(pageOutputs(missing, markup, fr)), [
			"fr/404.html",
			"fr/404.json",
		]);
		const english = page<NotFoundPage>("/404", { kind: "not-found" });
		assert.equal(paths(pageOutputs(english, markup, en)), [
			"404.html",
			"404.json",
		]);
	},
);

pages("a React page has no twin", () => {
	const home = page<ComponentPage>("/", {
		kind: "component",
		title: "Home",
		source: "content/en/pages/index.tsx" as ComponentPage["source"],
		posts: [],
	});
	assert.equal(paths(pageOutputs(home, markup, en)), [
		"index.html",
		"index.json",
	]);
});

pages(
	"the twin of a text is its title and its Markdown, links filled in",
	() => {
		const text = doc("/a", {
			title: "Sync & <b> *now*, to_do _x_ #",
			markdown: { text: ["See [b](", ") & <c>.\n"], fills: ["/b.md"] },
		});
		assert.is(
			textOf(pageOutputs(text, markup, en), "a.md"),
			"# Sync & \\<b\\> \\*now\\*, to_do \\_x\\_ \\#\n\nSee [b](/b.md) & <c>.\n",
		);
	},
);

pages(
	"the twin of a text that begins with its heading has no second one",
	() => {
		const text = doc("/a", {
			markdown: { text: ["\n# My *own*\n\nText"], fills: [] },
		});
		assert.is(
			textOf(pageOutputs(text, markup, en), "a.md"),
			"# My *own*\n\nText\n",
		);
	},
);

pages("the twin of a category lists its cards", () => {
	const category = page<CategoryPage>("/apps/", {
		kind: "category",
		title: "Apps",
		version: "current",
		sidebar: "help",
		cards: [
			{
				route: route("/apps/sync/"),
				label: "Sync]",
				description: "All of\nit",
				items: 3,
			},
			{ route: route("/apps/a(b)"), label: "A", description: "" },
		],
	});
	const files = pageOutputs(category, markup, en);
	assert.is(
		textOf(files, "apps.md"),
		"# Apps\n\n- [Sync\\]](/apps/sync.md): All of it\n- [A](/apps/a%28b%29.md)\n",
	);
	assert.is(
		JSON.parse(textOf(files, "apps/index.json")).sidebar,
		"current/help",
	);
});

const listMarkup = { ...markup, title: "News | Notes" };

pages(
	"the twin of a news list names its posts with date and description",
	() => {
		const list = page<PostListPage>("/news", {
			kind: "post-list",
			pagination: { page: 1, pages: 1 },
			posts: [
				{
					route: route("/news/a"),
					title: "A",
					date: "2025-09-01T00:00:00.000Z",
					authors: [],
					tags: [],
					contentLocale: "en",
					description: "First",
					content: { text: [""], fills: [] },
					truncated: false,
				},
			],
		});
		assert.is(
			textOf(pageOutputs(list, listMarkup, en), "news.md"),
			"# News\n\n- [A](/news/a.md): 2025-09-01, First\n",
		);
	},
);

pages("the twin of the archive is cut by years", () => {
	const date = "2024-01-02T00:00:00.000Z";
	const archive = page<ArchivePage>("/news/archive", {
		kind: "archive",
		years: [
			{
				year: 2025,
				posts: [
					{
						route: route("/news/b"),
						label: "B",
						date: "2025-05-06T00:00:00.000Z",
					},
				],
			},
			{ year: 2024, posts: [{ route: route("/news/a"), label: "A", date }] },
		],
	});
	assert.is(
		textOf(pageOutputs(archive, listMarkup, en), "news/archive.md"),
		"# News\n\n## 2025\n\n- [B](/news/b.md): 2025-05-06\n\n## 2024\n\n- [A](/news/a.md): 2024-01-02\n",
	);
});

pages("the twins of tags list tags with their counts, and documents", () => {
	const tag = { route: route("/tags/x"), label: "X" };
	const tags = page<TagsPage>("/tags", {
		kind: "tags",
		area: "docs",
		tags: [{ ...tag, count: 2 }],
	});
	assert.is(
		textOf(pageOutputs(tags, { ...markup, title: "Tags" }, en), "tags.md"),
		"# Tags\n\n- [X](/tags/x.md): 2\n",
	);
	const tagged = page<DocTagPage>("/tags/x", {
		kind: "doc-tag",
		tag,
		tagsRoute: route("/tags"),
		docs: [
			{
				route: route("/help/"),
				label: "Help",
				description: "All",
				contentLocale: "en",
			},
		],
	});
	assert.is(
		textOf(
			pageOutputs(tagged, { ...markup, title: "X | Notes" }, en),
			"tags/x.md",
		),
		"# X\n\n- [Help](/help.md): All\n",
	);
});

pages("the base URL stands before addresses, not before files", () => {
	const below = chromeOf("en", { ...config, baseUrl: "/docs/" });
	const files = pageOutputs(doc("/a"), markup, below);
	assert.equal(JSON.parse(textOf(files, "a/index.json")).alternates, {
		en: "/docs/a",
	});
});

pages.run();
