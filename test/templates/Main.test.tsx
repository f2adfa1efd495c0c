import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Page, PostSummary } from "../../src/model/site/page.ts";
import { pageKinds, pageNameOf } from "../../templates/page-kinds.ts";
import { stringsOf } from "../../templates/strings.ts";
import { elementIn, mainOf } from "./page.tsx";
import { chromeOf, de, doc, en, fr, html, pageOf, pages } from "./site.ts";

const main = suite("main");

/** The author's own heading, or the name that the theme has for the page. */
function headingOf(page: Page): string {
	if (page.kind === "component") return "<h1>Home</h1>";
	if ("heading" in page && page.heading) return `<h1 id="${page.heading.id}">${page.heading.html}</h1>`;
	return `<h1>${pageNameOf(page, chromeOf(), stringsOf(en))}</h1>`;
}

main("has a sample page of each kind", () =>
	assert.equal(
		pages()
			.map(({ kind }) => kind)
			.sort(),
		Object.keys(pageKinds).sort(),
	),
);

for (const page of pages()) {
	main(`of a ${page.kind} page begins with its landmark`, () => {
		const start = `<main id="ssgMain" class="main main-${page.kind}">`;
		assert.is(mainOf(page).slice(0, start.length), start);
	});

	main(`of a ${page.kind} page has one first-level heading`, () => {
		assert.equal(mainOf(page).match(/<h1.*?<\/h1>/g), [headingOf(page)]);
	});

	main(`of a ${page.kind} page has no inline style and no handler`, () => {
		assert.not.match(mainOf(page), /\s(style|on\w+)=/);
	});

	main(`of a ${page.kind} page says when it stands in for a translation`, () => {
		const stub = { ...page, contentLocale: "en", canonical: page.route };
		assert.match(mainOf({ ...stub, locale: "fr" } as Page, chromeOf(fr)), "Cette page n’est pas encore traduite");
	});
}

const stub = doc("fr", { contentLocale: "en", canonical: doc("en").route });

main("tells that the original of a translation has changed, and leads to it", () => {
	const stale = doc("fr", { isStale: true });
	assert.match(mainOf(stale, chromeOf(fr)), "notice-stale");
	assert.match(
		mainOf(stale, chromeOf(fr)),
		'<a href="/help/search" hrefLang="en">Lire la page d’origine (<span lang="en">English</span>)</a>',
	);
	assert.not.match(mainOf(doc("fr"), chromeOf(fr)), "notice-stale");
});

main("leads from a fallback to the original", () => {
	assert.match(
		mainOf(stub, chromeOf(fr)),
		'<a href="/help/search" hrefLang="en">Lire la page d’origine (<span lang="en">English</span>)</a>',
	);
});

main("gives a post of a list no footer when there is nothing to put in it", () => {
	const list = pageOf("post-list");
	const posts = list.posts.map((post) => ({ ...post, tags: [], truncated: false }));
	assert.not.match(mainOf({ ...list, posts }), "article-footer");
});

main("marks the heading, the text and the contents of a fallback with their language", () => {
	const markup = mainOf(stub, chromeOf(fr));
	assert.match(markup, '<h1 id="top" lang="en">');
	assert.match(markup, '<div class="content" lang="en">');
	assert.match(markup, '<nav aria-label="Sur cette page" lang="en">');
});

main("marks the direction of a fallback that is written the other way", () => {
	const arabic = { ...fr, name: "ar", htmlLang: "ar", direction: "rtl" } as const;
	const chrome = chromeOf(arabic);
	assert.match(mainOf({ ...stub, locale: "ar" }, chrome), '<div class="content" lang="en" dir="ltr">');
});

main("leaves the language alone where the text is in the page's", () => assert.not.match(mainOf(doc()), "lang="));

main("shows no heading where the author hid it", () => {
	const { heading: _, ...hidden } = doc();
	assert.not.match(mainOf(hidden), "<h1");
});

main("gives a heading without an id none", () => {
	const page = doc();
	const heading = { id: "", html: html("Search") };
	assert.match(mainOf({ ...page, heading }), "<h1>Search</h1>");
});

main("nests the contents by level, once for each width of screen", () => {
	const list =
		'<ul><li><a href="#first">First <code>a</code></a><ul><li><a href="#part">Part</a></li></ul></li><li><a href="#zweite-%C3%BCber">Second</a></li></ul>';
	assert.is(mainOf(doc()).split(list).length - 1, 2);
});

main("keeps headings that skip a level in their order", () => {
	const toc = [
		{ level: 3, id: "a", html: html("A") },
		{ level: 2, id: "b", html: html("B") },
		{ level: 4, id: "c", html: html("C") },
	];
	assert.match(
		mainOf(doc("en", { toc })),
		'<ul><li><a href="#a">A</a></li><li><a href="#b">B</a><ul><li><a href="#c">C</a></li></ul></li></ul>',
	);
});

main("shows no contents where there is no heading", () => {
	assert.not.match(mainOf(doc("en", { toc: [] })), "On this page");
});

main("leads to the documents before and after", () => {
	const pager = elementIn(mainOf(doc()), '<nav class="pager"');
	assert.is(
		pager,
		'<nav class="pager" aria-label="Previous and next page"><a class="pager-prev" rel="prev" href="/help/"><span class="pager-step">Previous</span><span class="pager-label">What is Notes?</span></a><a class="pager-next" rel="next" href="/help/sync/"><span class="pager-step">Next</span><span class="pager-label">Sync</span></a></nav>',
	);
});

main("says when the text changed last, by whom, and where to edit it", () => {
	const footer = elementIn(mainOf(doc()), "<footer");
	assert.match(footer, 'Last updated on <time dateTime="2025-03-04T10:00:00.000Z">Mar 4, 2025</time> by Ada');
	assert.match(footer, 'href="https://edit.example/page.md" target="_blank"');
	assert.match(footer, "Edit this page");
});

main("writes an author's name as it is, whatever is in it", () => {
	const updated = { date: "2025-03-04T10:00:00.000Z", author: "%s & <b>" };
	assert.match(mainOf(doc("en", { updated })), "</time> by %s &amp; &lt;b&gt;</p>");
});

main("offers every text as Markdown, also one that nothing is known about", () => {
	const { editUrl: _, ...page } = doc("en", { tags: [], updated: {} });
	const footer = elementIn(mainOf(page), "<footer");
	assert.not.match(footer, "Edit this page");
	assert.match(footer, `${page.route}.md" type="text/markdown"`);
	assert.match(footer, `data-copy="${page.route}.md"`);
	assert.match(footer, "Copy the page as Markdown");
});

main("asks whether a page was helpful if there is an address for answers", () => {
	assert.not.match(mainOf(doc()), "data-feedback");
	const asking = mainOf(doc(), { ...chromeOf(), feedback: "/answers" });
	assert.match(asking, 'data-feedback="/answers"');
	assert.match(asking, "Was this page helpful?");
});

main("dates a post in the language of the locale, in UTC", () => {
	const late = { ...pageOf("post", "de"), date: "2025-12-31T23:30:00.000Z" };
	assert.match(
		mainOf(late, chromeOf(de)),
		'<time dateTime="2025-12-31T23:30:00.000Z">31. Dezember 2025</time> · <span>3 Minuten Lesezeit</span>',
	);
});

main("dates a post in the calendar of the locale", () => {
	const chrome = chromeOf({ ...de, calendar: "buddhist" });
	assert.match(mainOf(pageOf("post", "de"), chrome), /2568 BE<\/time>/);
});

main("dates a post in the form of another region", () => {
	const chrome = chromeOf({ ...en, dateLocale: "en-GB" });
	assert.match(mainOf(pageOf("post"), chrome), /<time [^>]+>\d+ [A-Z][a-z]+ 2025<\/time>/);
});

main("names an author, and leads to the author's own page", () => {
	const authors = [{ name: "Ada", url: "https://ada.example" }];
	assert.match(
		mainOf({ ...pageOf("post"), authors }),
		'<a href="https://ada.example" target="_blank" rel="noopener noreferrer"><span class="author-initials" aria-hidden="true">A</span><span class="author-name">Ada</span>',
	);
});

main("shows the picture of a post in a list, unless its preview has one", () => {
	const list = pageOf("post-list");
	const [post] = list.posts;
	const withImage = (text: string) =>
		mainOf({ ...list, posts: [{ ...(post as PostSummary), image: "/a.png", content: { text: [text], fills: [] } }] });
	const picture = '<img class="post-picture" src="/a.png" alt="" width="1200" height="630" loading="lazy"/>';
	assert.match(withImage("<p>a</p>"), picture);
	assert.not.match(withImage('<p><img src="/b.png" alt=""></p>'), picture);
});

main("shows the picture of a post below its title, unless its text has the same one", () => {
	const withText = (text: string) =>
		mainOf({ ...pageOf("post"), image: "/a.png", content: { text: [text], fills: [] } });
	const picture = '<img class="post-picture" src="/a.png" alt="" width="1200" height="630"/></header>';
	assert.match(withText('<p><img src="/b.png" alt=""></p>'), picture);
	assert.not.match(withText('<p><img src="/a.png" alt=""></p>'), "post-picture");
});

main("keeps short words with a hyphen on one line in titles", () => {
	const post = pageOf("post");
	const headingWith = (text: string) => mainOf({ ...post, heading: { html: html(text) } }).match(/<h1.*?<\/h1>/)?.[0];
	assert.is(headingWith("A built-in &amp; b"), '<h1>A <span class="unbroken">built-in</span> &amp; b</h1>');
	assert.is(
		headingWith("end-to-end-encryption, 2-1"),
		'<h1>end-to-end-encryption, <span class="unbroken">2-1</span></h1>',
	);
	assert.is(headingWith("<em>built-in</em>"), "<h1><em>built-in</em></h1>");
});

main("leads with the newest post on the first page of the list only", () => {
	const list = pageOf("post-list");
	assert.not.match(mainOf(list), "post-lead");
	assert.match(mainOf({ ...list, pagination: { page: 1, pages: 1 } }), '<article class="post-summary post-lead">');
});

main("marks the current tag beside the posts that have it", () =>
	assert.match(mainOf(pageOf("post-tag")), '<a rel="tag" href="/news/tags/release" aria-current="page">Release <'),
);

main("lists related posts below a post", () => {
	const related = chromeOf().news?.posts ?? [];
	assert.match(mainOf({ ...pageOf("post"), related }), '<nav class="related" aria-label="Related posts">');
	assert.not.match(mainOf(pageOf("post")), "Related posts");
});

main("says in the text of a post's “read more” what it is about", () => {
	assert.match(
		mainOf(pageOf("post-list")),
		'<a href="/news/20250922-release">Read more<span class="visually-hidden"> about “Release 3.4”</span></a>',
	);
});

main("marks documents of a tag that stand in for translations", () => {
	assert.match(
		mainOf(pageOf("doc-tag", "fr"), chromeOf(fr)),
		'<article class="tagged"><small>Using Joplin</small><h2 lang="en"><a href="/help/search">',
	);
});

main("marks documents of a category that stand in for translations", () => {
	assert.match(
		mainOf(pageOf("category", "fr"), chromeOf(fr)),
		'<li class="card" lang="en"><a href="/help/sync/webdav">',
	);
});

main("marks posts of a list that stand in for translations", () => {
	const markup = mainOf(pageOf("post-list", "fr"), chromeOf(fr));
	assert.match(markup, '<h2 lang="en"><a href="/news/20250922-release">');
});

main("leads from a list to newer and older posts", () => {
	const pager = elementIn(mainOf(pageOf("post-list")), '<nav class="pager"');
	assert.match(pager, 'href="/news"><span class="pager-step">Newer posts');
	assert.match(pager, 'href="/news/page/3"><span class="pager-step">Older posts');
});

main("shows the posts of a year in the archive by day", () => {
	assert.match(
		mainOf(pageOf("archive")),
		'<li><time dateTime="2025-09-22T00:00:00.000Z">September 22</time> <a href="/news/20250922-release">Release 3.4</a></li>',
	);
});

main("counts the pages of a tag", () => {
	assert.match(mainOf(pageOf("tags")), 'href="/news/tags/release">Release <span class="count">3</span></a>');
});

main("shows what is in a category", () => {
	const cards = elementIn(mainOf(pageOf("category")), '<ul class="cards"');
	assert.match(cards, '<a href="/help/sync/webdav">WebDAV</a><p>Your own server</p>');
	assert.match(cards, '<a href="/help/sync/e2ee/">E2EE</a><p>2 pages</p>');
});

main("says that an unlisted page is one", () => {
	assert.match(mainOf(doc("en", { listed: false })), "Unlisted page");
	assert.not.match(mainOf(pageOf("not-found")), "Unlisted page");
});

main("asks for a report of the broken link, in French", () => {
	const markup = mainOf(pageOf("not-found", "fr"), chromeOf(fr));
	assert.match(markup, "<h1>Page introuvable</h1>");
	assert.match(markup, '<p class="lead">Nous n’avons pas trouvé ce que vous recherchez.</p>');
	assert.match(markup, "que le lien est rompu");
});

const versions = [
	{
		name: "current",
		label: "Next",
		docsId: "default",
		home: doc().route,
		banner: "unreleased",
		badge: true,
		isLast: false,
		docs: {},
	},
	{
		name: "1.0",
		label: "1.0",
		docsId: "default",
		home: pageOf("category").route,
		banner: "none",
		badge: true,
		isLast: true,
		docs: { search: pageOf("doc-tag").route },
	},
] as const;

main("warns of a version that is not released, and leads to the last one", () => {
	const markup = mainOf(doc(), chromeOf(undefined, { versions }));
	assert.match(markup, "Notes Next, which has not been released yet.");
	assert.match(markup, '<a href="/help/tags/sync">Read the same about the latest version (1.0)</a>');
	assert.match(markup, '<p class="version-badge">Version: Next</p>');
});

main("shows the way down to a document where the site wants it", () => {
	const markup = mainOf(doc(), chromeOf(undefined, { breadcrumbs: true }));
	assert.match(
		markup,
		'<nav class="breadcrumbs" aria-label="Path to this page"><ol><li><a href="/">Home</a></li><li>Apps</li><li aria-current="page">Search</li></ol></nav>',
	);
});

main.run();
