import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Chrome } from "../../src/model/site/chrome.ts";
import { documentOf, elementIn } from "./page.tsx";
import { chromeOf, doc, fr, pageOf, pages, route } from "./site.ts";

const document = suite("document");

for (const page of pages()) {
	document(`of a ${page.kind} page keeps the place of main, once`, () => {
		const parts = documentOf(page).split("<ssg-main></ssg-main>");
		assert.is(parts.length, 2);
	});

	document(`of a ${page.kind} page has no inline style and no handler`, () => {
		assert.not.match(documentOf(page), /\s(style|on\w+)=/);
	});

	document(`of a ${page.kind} page begins with a link over the navigation`, () => {
		assert.match(documentOf(page), '<body><a class="skip-link" href="#ssgMain">Skip to the main content</a>');
	});
}

document("tells the language and the direction of its locale", () => {
	assert.match(documentOf(doc("fr"), chromeOf(fr)), '<html lang="fr" dir="ltr" ');
});

document("tells the browser of its site, the default locale first", () => {
	const html = elementIn(documentOf(doc("fr"), chromeOf(fr)), "<html");
	assert.match(html, 'data-base="/"');
	assert.match(html, 'data-form="as-is"');
	assert.match(html, 'data-locales="en fr');
	assert.match(html, "data-build=");
});

document("says which colour mode the site begins with", () => {
	const frameIn = (colorMode: Partial<Chrome["colorMode"]>) => {
		const chrome = chromeOf(fr);
		const html = documentOf(doc("fr"), { ...chrome, colorMode: { ...chrome.colorMode, ...colorMode } });
		return {
			root: elementIn(html, "<html"),
			hasSwitch: html.includes('class="color-mode'),
			knowsSystem: /\bsystem\b/.test(html),
		};
	};
	const light = frameIn({});
	assert.not.match(light.root, "data-theme");
	assert.ok(light.hasSwitch);
	assert.not(light.knowsSystem);
	const dark = frameIn({ defaultMode: "dark" });
	assert.match(dark.root, 'data-theme="dark" data-theme-default="dark"');
	assert.not(dark.knowsSystem);
	const system = frameIn({ respectPrefersColorScheme: true });
	assert.match(system.root, 'data-theme-default="system"');
	assert.ok(system.knowsSystem);
	const fixed = frameIn({ respectPrefersColorScheme: true, disableSwitch: true });
	assert.match(fixed.root, 'data-theme-default="system" data-theme-fixed=""');
	assert.not(fixed.hasSwitch);
});

document("has one element for each landmark of the frame", () => {
	const markup = documentOf(doc());
	assert.is(markup.match(/<header/g)?.length, 1);
	assert.is(markup.match(/<footer/g)?.length, 1);
	assert.match(markup, '<aside class="announcement" aria-label="Announcement"');
	assert.match(markup, '<nav class="navbar-items" aria-label="Main">');
	assert.match(markup, '<nav class="sidebar" aria-label="Documentation"');
});

document("names the announcement, so that a reader can be rid of it", () => {
	const bar = elementIn(documentOf(doc()), "<aside");
	assert.match(bar, 'data-announcement="summer"');
	assert.match(bar, "Version <strong>3</strong> is here");
	assert.match(bar, 'aria-label="Close the announcement"');
});

document("offers no button on an announcement that stays", () => {
	const announcement = { ...chromeOf().announcement, isCloseable: false };
	const chrome = chromeOf(undefined, { announcement } as object);
	assert.not.match(documentOf(doc(), chrome), "Close the announcement");
});

document("marks the part of the site that the page is in", () => {
	const bar = (page: Parameters<typeof documentOf>[0]) => elementIn(documentOf(page), '<nav class="navbar-items"');
	assert.match(bar(doc()), 'href="/help/" aria-current="true"');
	assert.match(bar(pageOf("archive")), 'href="/news" aria-current="true"');
	assert.not.match(bar(pageOf("text")), 'aria-current="true" data-active');
});

document("marks the link to the page itself", () => {
	const list = { ...pageOf("post-list"), route: route("/news") };
	assert.match(documentOf(list), 'href="/news" aria-current="page"');
});

document("does not take a page for one below another with the same beginning", () => {
	const page = { ...pageOf("text"), route: route("/newsletter") };
	assert.match(documentOf(page), '<a href="/news" data-active-base="/news">');
});

document("opens other sites in a new tab, and says so", () => {
	assert.match(
		documentOf(doc()),
		'<a href="https://forum.example/" target="_blank" rel="noopener noreferrer">Forum<span class="external"><span class="visually-hidden"> (opens in a new tab)</span></span></a>',
	);
});

document("leads to the same page in every language", () => {
	const menu = elementIn(documentOf(doc()), '<details class="dropdown locale-menu"');
	assert.match(menu, '<summary aria-label="Language: English">English</summary>');
	assert.match(
		menu,
		'href="/help/search" lang="en" hrefLang="en" dir="ltr" data-locale="en" aria-current="true">English</a>',
	);
	assert.match(menu, 'href="/fr/help/search" lang="fr"');
	assert.match(menu, 'href="/de/help/search" lang="de-DE"');
});

document("leaves out a language that is not built", () => {
	const page = doc("en", { alternates: { en: route("/help/search") } });
	assert.not.match(documentOf(page), "Deutsch");
});

document("has no version menu, and no gap for it, with one version", () => {
	const markup = documentOf(doc());
	assert.not.match(markup, "version-menu");
	assert.not.match(markup, "<li></li>");
});

document("leads to the same document in every version, or to the version's first", () => {
	const version = { banner: "none", badge: false, docsId: "default" } as const;
	const chrome = chromeOf(undefined, {
		versions: [
			{
				...version,
				name: "current",
				label: "Next",
				home: route("/help/next/"),
				isLast: false,
				docs: { search: route("/help/next/search") },
			},
			{ ...version, name: "1.0", label: "1.0", home: route("/help/"), isLast: true, docs: {} },
		],
	});
	const menu = elementIn(documentOf(doc(), chrome), '<details class="dropdown version-menu"');
	assert.match(menu, 'href="/help/next/search" data-version="current" aria-current="true">Next</a>');
	assert.match(menu, 'href="/help/" data-version="1.0" data-last="">1.0</a>');
});

document("opens the drawer with a button that needs no script", () => {
	const markup = documentOf(doc());
	assert.match(markup, 'popoverTarget="ssgMenu" aria-label="Open the menu"');
	assert.match(markup, '<div id="ssgMenu" popover="auto" class="drawer"');
});

document("folds the main menu in the drawer where there is a sidebar", () => {
	const folded = '<details class="drawer-main"><summary>Main menu</summary>';
	assert.match(documentOf(doc()), folded);
	assert.match(documentOf(pageOf("text")), folded.replace(">", ' open="">'));
});

document("says how its scripts may find out before anything is painted", () => {
	const markup = documentOf(doc());
	assert.match(markup, '<meta name="announcement" content="summer"/><script>');
	assert.ok(markup.indexOf("<script>") < markup.indexOf('<link rel="stylesheet"'));
});

document("sends a search to the search page of the locale", () => {
	const form = elementIn(documentOf(doc("fr"), chromeOf(fr)), "<search");
	assert.match(form, 'action="/fr/search"');
	assert.match(form, 'aria-label="Rechercher"');
});

document("has no search box on a site without search", () => {
	const { search: _, ...chrome } = chromeOf();
	assert.not.match(documentOf(doc(), chrome), "<search");
});

document("ends with the columns of links and the copyright", () => {
	const footer = elementIn(documentOf(doc()), "<footer");
	assert.match(footer, '<nav aria-label="Community">');
	assert.match(footer, '<a href="/privacy">Privacy</a>');
	assert.match(footer, "© 2016-2025 Notes");
});

document("shows logo and tagline beside the columns of the footer", () => {
	const chrome = chromeOf();
	const logo = { alt: "Notes", src: "/logo.svg", srcDark: "/dark.svg", href: "/", external: false };
	const withLogo = (columns: NonNullable<typeof chrome.footer>["columns"]) =>
		elementIn(
			documentOf(doc(), {
				...chrome,
				site: { ...chrome.site, tagline: "Free your notes!" },
				footer: { style: "dark", links: [], copyright: "©", logo, columns },
			}),
			"<footer",
		);
	const beside = withLogo(chrome.footer?.columns ?? []);
	assert.match(beside, /class="footer-brand"><a href="\/"><img[^>]*>.*Free your/);
	assert.not.match(beside, "<br/>");
	assert.match(withLogo([]), /class="copyright"><a href="\/">.*<br\/>©/);
});

document("shows no footer where the site has none", () => {
	const { footer: _, ...chrome } = chromeOf();
	assert.not.match(documentOf(doc(), chrome), "<footer");
});

document.run();
