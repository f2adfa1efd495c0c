/** What the specification of the site fixes about the built files: docs/decisions/specification.md. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Request } from "playwright-core";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../../assert-none.ts";
import { done, LOCALES, onPage, site } from "../../browser/site.ts";

const specification = suite("specification");

let folder = "";
specification.before(async () => {
	({ folder } = await site());
});

const read = (file: string) => readFileSync(path.join(folder, file), "utf8");
const pageAt = (address: string) => read(path.join(address, "index.html"));
const exists = (address: string) => existsSync(path.join(folder, address, "index.html"));
const allOf = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, group = ""]) => group);
const titleOf = (address: string) => /<title>(.*?)<\/title>/.exec(pageAt(address))?.[1];
/** The part of a page from the one text to the next other one. */
const between = (html: string, start: string, end: string) => {
	const [, rest = ""] = html.split(start);
	return rest.split(end)[0] ?? "";
};

/** Addresses by what they begin with, below the home of each locale. */
const ROUTES: Readonly<Record<string, string>> = {
	"/": "markdown-page news news/archive help help/faq help/install help/cla",
	"/help/about/changelog/": "android cli desktop ios server transcribe",
	"/help/about/": "prereleases principles release_cycle stats",
	"/help/api/": "get_started/plugins tutorials/cm6_plugin tutorials/toc_plugin",
	"/help/api/references/":
		"development_mode mobile_plugin_debugging plugin_api_index plugin_loading_rules plugin_manifest plugin_rendered_note_metadata plugin_theming rest_api",
	"/help/apps/":
		"attachments clipper config_screen conflict custom_banner custom_css debugging desktop drawing_tool email_to_note external_links external_text_editor home_directory import_export joplin_server_business link_to_note markdown mfa mobile multiple_instances note_history notifications ocr plugins profiles publish_note rich_text_editor scan_notebook screen_reader_accessibility search share_notebook subnotebooks teams terminal to-dos trash",
	"/help/apps/server/": "ldap saml",
	"/help/apps/sync": " /dropbox /e2ee /joplin_cloud /nextcloud /onedrive /s3 /webdav",
	"/help/apps/transcribe/": "system_architecture",
	"/help/apps/use_cases/": "business personal_organisation research students",
	"/help/dev/":
		"accessibility adding_new_package BUILD build_troubleshooting coding_style DEPLOY localisation spellcheck technical_spec",
	"/help/dev/gsoc/":
		"gsoc2020 gsoc2020/ideas gsoc2021 gsoc2021/ideas gsoc2021/pull_request_guidelines gsoc2022 gsoc2022/ideas gsoc2022/pull_request_guidelines gsoc2023 gsoc2023/ideas gsoc2023/pull_request_guidelines gsoc2024 gsoc2024/ideas gsoc2024/pull_request_guidelines gsod2020 gsod2020/ideas",
	"/help/dev/spec/":
		"architecture background_windows clipper_auth default_plugins desktop_bundling desktop_styling e2ee e2ee/native_encryption e2ee/workflow editor_commands history interop_with_frontmatter modal_focus_management multiple_instances note_viewer_isolation performance plugins read_only search_sorting server_debug server_delta_sync server_file_url_format server_items server_sharing server_sharing_e2ee server_user_status sync sync_lock sync_scroll user_profile voice_typing web_app",
};

for (const [start, names] of Object.entries(ROUTES))
	specification(`${start} has its pages in every language`, () => {
		const addresses = LOCALES.flatMap((locale) => names.split(" ").map((name) => `${locale}${start}${name}`));
		assertNone(addresses.filter((address) => !exists(address)));
		for (const address of addresses) {
			const lang = /^\/(fr|de)\//.exec(address)?.[1] ?? "en";
			assert.match(pageAt(address), `<html lang="${lang}" dir="ltr"`);
			assert.match(titleOf(address) ?? "", /^.+ \| Joplin$/);
		}
	});

const postsIn = (address: string) => allOf(pageAt(address), /<h2[^>]*><a href="([^"]*\/news\/\d{8}[^"]*)"/g);

specification("news have ten posts a page, and eight on the tenth", () => {
	for (const locale of LOCALES) {
		const lists = [`${locale}/news`, ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `${locale}/news/page/${n}`)];
		assert.equal(
			lists.map((list) => postsIn(list).length),
			[10, 10, 10, 10, 10, 10, 10, 10, 10, 8],
		);
		assert.not.ok(exists(`${locale}/news/page/1`));
		assert.not.ok(exists(`${locale}/news/page/11`));
		assert.is(new Set(lists.flatMap(postsIn)).size, 98);
	}
});

specification("posts are from 2018 to September 2025, on all subjects", () => {
	const names = readdirSync(path.join(folder, "fr/news")).filter((name) => /^\d{8}-[\w-]+$/.test(name));
	assert.is(names.length, 98);
	assert.match(names[0] ?? "", /^2018/);
	assert.match(names.at(-1) ?? "", /^202509/);
	const releases = names.flatMap((name) => /-release-(.*)/.exec(name)?.[1] ?? []);
	assert.is(releases.join(" "), "2-7 2-8 2-9 2-10 2-11 2-12 2-13 2-14 3-0 3-2 3-3 3-4");
	for (const subject of ["gsoc", "meetup", "interview", "agpl", "job", "-project-"])
		assert.ok(
			names.some((name) => name.includes(subject)),
			subject,
		);
});

specification("the sidebar of the news has every post", () => {
	for (const address of ["/fr/news", "/fr/news/20250922-release-3-4"]) {
		const sidebar = between(pageAt(address), 'data-sidebar="news"', "</nav>");
		const links = allOf(sidebar, /href="(\/fr\/news\/\d{8}[^"]*)"/g);
		assert.is(new Set(links).size, 98);
		assert.is(links.length, allOf(sidebar, /(\d+) minutes? de lecture/g).length);
	}
});

specification("the help has one sidebar, which begins with its index", () => {
	const html = pageAt("/fr/help");
	assert.match(
		between(html, 'data-sidebar="current/helpSidebar"', "</li>"),
		/<a href="\/fr\/help\/"[^>]*>Qu’est-ce que Joplin\u202f\?<\/a>/,
	);
	assert.not.match(html, "version-menu");
});

specification("the navbar has its items in order, on the right", () => {
	const items = between(pageAt("/fr/help"), '<nav class="navbar-items"', "</nav>");
	assert.match(items, /^[^>]*><ul class="navbar-right">/);
	assert.equal(allOf(items, /<(?:a|summary)\b[^>]*>([^<]+)</g).slice(0, 6), [
		"Actualités",
		"Aide",
		"Forum",
		"Joplin Cloud",
		"Soutenez-nous",
		"Français",
	]);
	for (const link of [
		'<a href="/fr/news"',
		'<a href="/fr/help/" aria-current="page" data-active-sidebar="helpSidebar"',
		'<a href="https://discourse.joplinapp.org" target="_blank" rel="noopener noreferrer"',
		'<a href="https://joplinapp.org/plans/" class="button button--secondary" target="_blank"',
		'<a href="https://joplinapp.org/donate/" class="button button--primary" target="_blank"',
	])
		assert.match(items, link);
	const bar = between(pageAt("/fr/help"), '<header class="navbar"', "</header>");
	assert.ok(bar.indexOf("</nav>") < bar.indexOf('<search class="search"'));
	assert.match(bar, '<button type="button" class="color-mode');
});

specification("the logo has two pictures, and leads to the home page", () => {
	const logo = between(pageAt("/fr/help"), '<a class="brand"', "</a>");
	assert.match(logo, ' href="https://joplinapp.org" target="_blank"');
	assert.match(logo, 'class="in-light" src="/images/logo.svg" alt="Joplin"');
	assert.match(logo, 'class="in-dark" src="/images/logo-dark.svg"');
});

specification("the footer has its two columns and the copyright", () => {
	const footer = between(pageAt("/fr/help"), '<footer class="footer', "</footer>");
	assert.equal(allOf(footer, /<p class="footer-title"[^>]*>([^<]*)/g), ["Communauté", "Mentions légales"]);
	const columns = footer.slice(footer.indexOf("<nav"));
	assert.equal(allOf(columns, /<a [^>]*target="_blank"[^>]*>([^<]*)/g), [
		..."Bluesky Patreon YouTube LinkedIn Discord Mastodon Lemmy GitHub".split(" "),
		"Politique de confidentialité",
	]);
	assert.match(footer, "<p>Libérez vos notes\u202f!</p>");
	assert.match(footer, /<p class="copyright">[^<]*\b2016-2025\b/);
});

specification("the announcement has its id, a text and a button", () => {
	const bar = between(pageAt("/fr/help"), '<aside class="announcement"', "</aside>");
	assert.match(bar, 'data-announcement="joplin-3-4"');
	assert.match(bar, 'href="/fr/news"');
	assert.match(bar, 'aria-label="Fermer l’annonce"');
});

specification("a page of the help has what belongs below its text", () => {
	const html = pageAt("/fr/help/apps/sync");
	assert.match(html, /<p class="last-updated">Dernière mise à jour le <time/);
	assert.match(html, '<a class="tag" rel="tag" href="/fr/help/tags/sync">');
	assert.match(html, /<a class="pager-prev" rel="prev"/);
	assert.match(html, /<a class="pager-next" rel="next"/);
	assert.match(html, 'class="back-to-top"');
	assert.match(html, 'template id="ssgCodeButtons"');
	assert.match(html, '<li class="category"><a href="/fr/help/category/apps">');
	assert.not.match(html, 'aria-label="Chemin');
});

specification("contents list the headings of levels 2 and 3", () => {
	const html = pageAt("/fr/help/dev/spec/e2ee");
	const contents = between(html, '<nav class="toc"', "</nav>");
	const [, main = ""] = html.split("<main");
	const ids = (levels: string) => allOf(main, new RegExp(`<h[${levels}] id="([^"]*)"`, "g"));
	assert.ok(ids("3").length > 0);
	assert.equal(allOf(contents, /href="#([^"]*)"/g), ids("23"));
});

specification("each address of the sitemap is weekly, of priority 0.5", () => {
	for (const file of ["sitemap-en.xml", "fr/sitemap.xml", "de/sitemap.xml"]) {
		const entries = read(file).split("<url>").slice(1);
		assert.ok(entries.length > 300);
		for (const entry of entries) assert.match(entry, /<changefreq>weekly<\/changefreq>\s*<priority>0\.5<\/priority>/);
	}
});

specification("the only forms are those of the search", () => {
	const actions = new Set(
		LOCALES.flatMap((locale) => [`${locale}/`, `${locale}/help`, `${locale}/news`])
			.map(pageAt)
			.flatMap((html) => allOf(html, /<form[^>]* action="([^"]*)"/g)),
	);
	assert.equal([...actions].sort(), ["/de/search", "/fr/search", "/search"]);
});

specification("links to other hosts open a tab that is on its own", () => {
	const files = readdirSync(path.join(folder, "fr"), { recursive: true, encoding: "utf8" }).filter((name) =>
		name.endsWith("index.html"),
	);
	const links = files.flatMap((file) =>
		allOf(read(`fr/${file}`), /<a ([^>]*href="https?:[^>]*)>/g).map((attributes) => `${file}: ${attributes}`),
	);
	assert.ok(links.length > 10_000);
	assertNone(links.filter((link) => !/target="_blank" rel="noopener/.test(link)));
});

specification("only home pages can say that the base URL is wrong", () => {
	for (const locale of LOCALES) assert.match(pageAt(`${locale}/`), 'id="ssgBaseUrl"');
	assert.not.match(pageAt("/fr/help"), 'id="ssgBaseUrl"');
});

specification("old addresses lead to their pages", () => {
	assert.match(pageAt("/fr/e2ee"), "/fr/help/apps/sync/e2ee");
	assert.match(pageAt("/fr/faq"), "/fr/help/faq");
	assert.match(pageAt("/fr/install"), "/fr/help/install");
	assert.match(read("_redirects"), /^\/fr\/e2ee \/fr\/help\/apps\/sync\/e2ee 301/m);
});

specification("a reader's visit and search send GET requests only", () =>
	onPage("/fr/help/", async (page) => {
		const sent: Request[] = [];
		page.context().on("request", (request) => sent.push(request));
		await page.waitForSelector("html[data-has-hydrated=true]");
		await page.click('[data-sidebar] a[href="/fr/help/install"]');
		await page.waitForURL("**/fr/help/install");
		await page.click("header .search input");
		await page.keyboard.type("markdown");
		await page.locator("header .search-result").first().waitFor();
		for (const request of sent) {
			assert.is(new URL(request.url()).host, new URL(page.url()).host);
			assert.equal([request.method(), request.postData()], ["GET", null]);
		}
		const asked = sent.map((request) => new URL(request.url()).pathname);
		for (const file of ["/fr/help/install/index.json", "/fr/search-index.json", "/fr/search-doc.json"])
			assert.ok(asked.includes(file), file);
		assertNone(asked.filter((path) => !/^\/assets\/|^\/images\/|\/(?:index|search-[a-z-]+)\.json$/.test(path)));
	}),
);

specification.after(done);

specification.run();
