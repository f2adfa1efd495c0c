import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Page } from "../../src/model/site/page.ts";
import { documentOf, elementIn, titleOf } from "./page.tsx";
import { chromeOf, de, doc, fr, pageOf, route } from "./site.ts";

const head = suite("head");

const headOf = (...args: Parameters<typeof documentOf>) => elementIn(documentOf(...args), "<head>");

const titles: [kind: Page["kind"], english: string, french: string][] = [
	["doc", "Search | Notes", "Search | Notes"],
	["category", "Sync | Notes", "Sync | Notes"],
	["post", "Release 3.4 | Notes", "Release 3.4 | Notes"],
	["post-list", "News, page 2 | Notes", "News, page 2 | Notes"],
	["archive", "Archive | Notes", "Archives | Notes"],
	["tags", "News tags | Notes", "Étiquettes\u00a0: News | Notes"],
	["doc-tag", "One page tagged with “Sync” | Notes", "1 page avec l’étiquette «\u00a0Sync\u00a0» | Notes"],
	["post-tag", "3 posts tagged with “Release” | Notes", "3 articles avec l’étiquette «\u00a0Release\u00a0» | Notes"],
	["text", "Markdown | Notes", "Markdown | Notes"],
	["component", "Notes", "Notes"],
	["not-found", "Page not found | Notes", "Page introuvable | Notes"],
];
for (const [kind, english, french] of titles) {
	head(`calls a ${kind} page “${english}” and “${french}”`, () => {
		assert.is(titleOf(pageOf(kind)), english);
		assert.is(titleOf(pageOf(kind, "fr"), chromeOf(fr)), french);
		assert.match(headOf(pageOf(kind)), `<title>${english}</title>`);
	});
}

const descriptions: [kind: Page["kind"], description: string][] = [
	["archive", "All posts, by year"],
	["tags", "News tags"],
	["doc-tag", "One page tagged with “Sync”"],
	["post-tag", "3 posts tagged with “Release”"],
];
for (const [kind, description] of descriptions) {
	head(`describes a ${kind} page as “${description}”`, () => {
		const markup = headOf(pageOf(kind));
		assert.match(markup, `name="description" content="${description}"`);
		assert.match(markup, `property="og:description" content="${description}"`);
	});
}

head("calls a page without a title by the site's name alone", () => {
	assert.is(titleOf(doc("en", { title: " " })), "Notes");
});

head("has the elements of the configuration before the theme's scripts", () => {
	const { assets } = chromeOf();
	const markup = headOf(
		doc("en"),
		chromeOf(undefined, {
			assets: { ...assets, scripts: ["/start.js"] },
			head: [
				{ tagName: "link", attributes: { rel: "stylesheet", href: "/a.css" } },
				{ tagName: "style", attributes: {}, innerHTML: "a > b {}" },
				{
					tagName: "script",
					attributes: {
						src: "https://cdn.example/a.js",
						crossorigin: "",
						nomodule: "",
						defer: "",
						"data-domain": 'x"y',
					},
				},
			],
		}),
	);
	assert.match(
		markup,
		'<link rel="stylesheet" href="/a.css"/><style>a > b {}</style><script src="https://cdn.example/a.js" crossorigin="" nomodule="" defer="" data-domain="x&quot;y"></script><script type="module" src="/start.js"></script>',
	);
});

head("names the page's own address, whole", () => {
	const markup = headOf(doc("fr"), chromeOf(fr));
	assert.match(markup, '<link rel="canonical" href="https://notes.example/fr/help/search"/>');
	assert.match(markup, '<meta property="og:url" content="https://notes.example/fr/help/search"/>');
});

head("puts the base URL into every address", () => {
	const chrome = chromeOf();
	const site = { ...chrome.site, baseUrl: "/docs/" };
	const markup = headOf(doc(), { ...chrome, site });
	assert.match(markup, 'rel="canonical" href="https://notes.example/docs/help/search"');
	assert.match(markup, 'type="text/markdown" href="/docs/help/search.md"');
});

head("names the languages that a page has, and the one for all others", () => {
	const page = doc("de", { translations: ["en", "de"] });
	const markup = headOf(page, chromeOf(de));
	assert.equal(markup.match(/hrefLang="[^"]+" href="[^"]+"/g), [
		'hrefLang="en" href="https://notes.example/help/search"',
		'hrefLang="de-DE" href="https://notes.example/de/help/search"',
		'hrefLang="x-default" href="https://notes.example/help/search"',
	]);
	assert.match(markup, '<meta property="og:locale" content="de_DE"/>');
	assert.match(markup, '<meta property="og:locale:alternate" content="en_US"/>');
});

head("names no language for all others where the default one is missing", () => {
	const page = doc("de", { translations: ["fr", "de"] });
	assert.not.match(headOf(page, chromeOf(de)), "x-default");
});

head("of a stand-in names the original, and no languages", () => {
	const page = doc("fr", { contentLocale: "en", canonical: route("/help/search"), translations: ["en", "de"] });
	const markup = headOf(page, chromeOf(fr));
	assert.match(markup, 'rel="canonical" href="https://notes.example/help/search"');
	assert.not.match(markup, "hrefLang");
});

head("describes the page where it is shared", () => {
	const markup = headOf(doc());
	assert.match(markup, '<meta name="description" content="What this page says"/>');
	assert.match(markup, '<meta property="og:description" content="What this page says"/>');
	assert.match(markup, '<meta property="og:image" content="https://notes.example/images/card.png"/>');
	assert.match(markup, '<meta name="twitter:card" content="summary_large_image"/>');
});

head("leaves an address of another site as it is", () => {
	assert.match(
		headOf(doc("en", { image: "https://pictures.example/a.png" })),
		'<meta property="og:image" content="https://pictures.example/a.png"/>',
	);
});

head("tells of a post when it was written, by whom, and about what", () => {
	const markup = headOf(pageOf("post"));
	assert.match(markup, '<meta property="og:type" content="article"/>');
	assert.match(markup, '<meta property="article:published_time" content="2025-09-22T00:00:00.000Z"/>');
	assert.match(markup, '<meta property="article:author" content="Laurent"/>');
	assert.match(markup, '<meta property="article:tag" content="Sync"/>');
});

head("keeps a hostile title inside the data of a post", () => {
	const title = "</script><script>P=1</script>";
	const data = elementIn(headOf({ ...pageOf("post"), title }), '<script type="application/ld+json"');
	assert.match(data, '"headline":"\\u003c/script>\\u003cscript>P=1\\u003c/script>"');
	const json = data.slice(data.indexOf(">") + 1, data.lastIndexOf("<"));
	assert.is(JSON.parse(json).headline, title);
});

for (const [why, page, changes] of [
	["an unlisted page", doc("en", { listed: false }), {}],
	["the not-found page", pageOf("not-found"), {}],
	["a site that wants it so", doc(), { noIndex: true }],
] as const) {
	head(`keeps ${why} out of search engines`, () => {
		const chrome = chromeOf();
		const site = { ...chrome.site, ...changes };
		assert.match(headOf(page, { ...chrome, site }), '<meta name="robots" content="noindex, nofollow"/>');
	});
}

head("lets search engines have all others", () => assert.not.match(headOf(doc()), "noindex"));

head("leads to the text of a page, where it is one", () => {
	assert.match(headOf(doc()), '<link rel="alternate" type="text/markdown" href="/help/search.md"/>');
	assert.not.match(headOf(pageOf("component")), "text/markdown");
	assert.not.match(headOf(pageOf("not-found")), "text/markdown");
});

head("offers the feeds on every page", () => {
	assert.match(
		headOf(doc()),
		'<link rel="alternate" type="application/rss+xml" href="/news/rss.xml" title="News | Notes"/><link rel="alternate" type="application/atom+xml" href="/news/atom.xml" title="News | Notes"/>',
	);
});

head("loads the styles and the script", () => {
	const markup = headOf(doc());
	assert.match(markup, '<link rel="stylesheet" href="/assets/start-1.css"/>');
	assert.match(markup, '<script type="module" src="/assets/start-1.js"></script>');
});

head.run();
