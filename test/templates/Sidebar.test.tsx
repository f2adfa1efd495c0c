import { renderToString } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import templates from "../../templates/index.tsx";
import { documentOf } from "./page.tsx";
import { chromeOf, doc, fr, pageOf, route } from "./site.ts";

const sidebar = suite("sidebar");

const currentIn = (markup: string) =>
	markup.slice(markup.indexOf('class="sidebar')).match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g);

sidebar("marks the page, and only it", () => {
	assert.equal(currentIn(documentOf(doc())), ['<a href="/help/search" aria-current="page">Search &amp; find']);
});

sidebar("opens the categories that lead to the page, and no others", () => {
	const markup = documentOf(doc());
	assert.match(markup, '<details open=""><summary>Apps</summary>');
	assert.match(markup, "<details><summary>About</summary>");
});

sidebar("marks and opens a category on its own page", () => {
	const markup = documentOf(pageOf("category"));
	assert.equal(currentIn(markup), ['<a href="/help/sync/" aria-current="page">Sync']);
	assert.match(markup, 'Sync</a><details open=""><summary aria-label="Pages in “Sync”"></summary>');
});

sidebar("opens every category above a page", () => {
	const deep = doc("en", { route: route("/help/sync/webdav") });
	const markup = documentOf(deep);
	assert.equal(currentIn(markup), ['<a href="/help/sync/webdav" aria-current="page">WebDAV']);
	assert.is(markup.match(/<details open=""/g)?.length, 2);
});

sidebar("marks nothing on a page that it does not list", () => {
	const markup = documentOf(doc("en", { route: route("/help/hidden") }));
	assert.not.match(markup.slice(markup.indexOf('class="sidebar')), "aria-current"); // all entries are below help/
	assert.not.match(markup, '<details open=""');
});

sidebar("marks the nearest page above one that it does not list", () => {
	const markup = documentOf(doc("en", { route: route("/help/sync/hidden/deep") }));
	assert.is(currentIn(markup), null);
	const list = markup.slice(markup.indexOf('class="sidebar'));
	const marked = list.match(/<a [^>]*aria-current="true"[^>]*>[^<]*/g);
	assert.equal(marked, ['<a href="/help/sync/" aria-current="true">Sync']);
});

sidebar("is the same on a page after other pages were rendered", () => {
	const chrome = chromeOf();
	const first = documentOf(doc(), chrome);
	documentOf(pageOf("category"), chrome);
	assert.is(documentOf(doc(), chrome), first);
});

sidebar("speaks the language of its locale", () => {
	const markup = documentOf(doc("fr"), chromeOf(fr));
	assert.match(markup, 'aria-label="Pages de «\u00a0Sync\u00a0»"');
});

sidebar("leads out of the site in a new tab", () => {
	assert.match(documentOf(doc()), '<a href="https://wiki.example/" target="_blank" rel="noopener noreferrer">Wiki');
});

sidebar("shows a category that does not fold with its list", () => {
	const chrome = chromeOf(undefined, {
		sidebars: {
			"current/help": [
				{
					type: "category",
					label: "About",
					collapsed: false,
					collapsible: false,
					className: "quiet",
					badge: { text: "New", style: "tip" },
					entries: [{ type: "link", label: "FAQ", href: "/faq", route: route("/faq") }],
				},
			],
		},
	});
	assert.match(
		documentOf(doc(), chrome),
		'<ul><li class="category quiet"><span class="category-name">About <span class="badge badge-tip">New</span></span><ul><li><a href="/faq">FAQ</a></li></ul></li></ul>',
	);
});

const many = (name: string) =>
	Array.from({ length: 200 }, (_, index) => ({
		type: "link" as const,
		label: `${name} ${index}`,
		href: `/help/${name}/${index}`,
		route: route(`/help/${name}/${index}`),
	}));
const folded = (label: string, href?: string) => ({
	type: "category" as const,
	label,
	...(href && { href, route: route(href) }),
	collapsed: true,
	collapsible: true,
	entries: many(label),
});
const large = chromeOf(undefined, { sidebars: { "current/help": [folded("one", "/help/one/"), folded("two")] } });

sidebar("of a large site leaves out what is in closed categories", () => {
	const page = doc("en", { route: route("/help/two/7") });
	const markup = documentOf(page, large);
	assert.match(markup, 'data-sidebar="current/help" data-source="/sidebars/current-help.json"');
	assert.match(
		markup,
		'<li class="category"><a href="/help/one/">one</a><details data-rest="0"><summary aria-label="Pages in “one”"></summary></details></li>',
	);
	assert.not.match(markup, "one 3");
	assert.match(markup, '<details open=""><summary>two</summary><ul><li><a href="/help/two/0">');
});

sidebar("of a large site leads to the first page of a closed category", () => {
	assert.match(
		documentOf(doc("en", { route: route("/help/one/7") }), large),
		'<li class="category"><a href="/help/two/0">two</a><details data-rest="1">',
	);
});

sidebar("is whole for the browser, however large, and on no page", () => {
	const Whole = templates.Sidebar;
	const markup = renderToString(<Whole chrome={large} name="current/help" />);
	assert.is(markup.match(/<li/g)?.length, 402);
	assert.not.match(markup, "data-rest");
	assert.not.match(markup, "aria-current");
	const news = renderToString(<Whole chrome={large} name="news" />);
	assert.match(news, 'data-sidebar="news"');
});

sidebar("is not there on a page without one", () => {
	const page = doc("en", { sidebar: null });
	assert.match(documentOf(page), 'class="drawer drawer-without-sidebar"');
});

sidebar("of the news lists posts by year, with their reading time", () => {
	assert.match(
		documentOf(pageOf("post-list")),
		'<p class="sidebar-title">All posts</p><div><p class="sidebar-year">2025</p><ul><li><a href="/news/20250922-release">Release 3.4 <small>3 minutes to read</small></a></li><li><a href="/news/20250114-plans">Plans <small>one minute to read</small></a></li></ul><p class="sidebar-year">2024</p><ul><li><a href="/news/20241128-meetup">Meetup </a></li></ul></div>',
	);
});

sidebar("of the news lists only its own posts, and links to the archive", () => {
	const { news, ...chrome } = chromeOf();
	assert.ok(news);
	const posts = news.posts.slice(0, 1);
	const short = { ...news, sidebar: { posts } };
	const shown = renderToString(<templates.Sidebar chrome={{ ...chrome, news: short }} name="news" />);
	assert.equal(
		[...shown.matchAll(/href="([^"]*)"/g)].map(([, href]) => href),
		["/news/20250922-release", "/news/archive"],
	);
	assert.match(shown, '<p class="sidebar-title">Recent posts</p>');
});

sidebar("of the news marks the post that is shown", () => {
	assert.equal(currentIn(documentOf(pageOf("post"))), [
		'<a href="/news/20250922-release" aria-current="page">Release 3.4 ',
	]);
});

sidebar.run();
