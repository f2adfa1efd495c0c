import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Chrome } from "../../src/react.ts";
import { createTheme, Image, Link } from "../../templates/index.tsx";
import { mainOf } from "./page.tsx";
import { chromeOf, doc, en, fr } from "./site.ts";

const link = suite("link");

/** The element on a page of a locale, in a site below `/docs/`. */
function linkOn(locale: typeof en, to: string, changes?: Partial<Chrome["site"]>) {
	const chrome = chromeOf(locale);
	const theme = createTheme({ layouts: { doc: () => <Link to={to}>text</Link> } });
	return mainOf(doc(), { ...chrome, site: { ...chrome.site, baseUrl: "/docs/", ...changes } }, theme);
}

const hrefs: readonly [to: string, english: string, french: string][] = [
	["/", "/docs/", "/docs/fr/"],
	["/help/sync?a#b", "/docs/help/sync?a#b", "/docs/fr/help/sync?a#b"],
	["/help/é", "/docs/help/%C3%A9", "/docs/fr/help/%C3%A9"],
	["/help/%C3%A9", "/docs/help/%C3%A9", "/docs/fr/help/%C3%A9"],
	["/fr/help/sync", "/docs/fr/help/sync", "/docs/fr/help/sync"],
	["/files/a.pdf", "/docs/files/a.pdf", "/docs/files/a.pdf"],
	["#b", "#b", "#b"],
	["mailto:a@b.example", "mailto:a@b.example", "mailto:a@b.example"],
];
for (const [to, english, french] of hrefs)
	link(`to ${to} leads to ${english}, on a French page to ${french}`, () => {
		assert.is(linkOn(en, to), `<a href="${english}">text</a>`);
		assert.is(linkOn(fr, to), `<a href="${french}">text</a>`);
	});

link("has the slash that routes of the site have", () => {
	assert.is(linkOn(fr, "/help/sync", { trailingSlash: "slash" }), '<a href="/docs/fr/help/sync/">text</a>');
});

link("to another site opens a new tab", () => assert.match(linkOn(en, "https://a.example"), ' target="_blank"'));

link("works in a component of a Markdown page", () => {
	const { PageProvider } = createTheme();
	const html = renderToStaticMarkup(
		<PageProvider value={{ page: doc(), chrome: chromeOf(fr) }}>
			<Link to="/help/sync">text</Link>
		</PageProvider>,
	);
	assert.is(html, '<a href="/fr/help/sync">text</a>');
});

link("in an island is an error that says so", () => {
	assert.throws(() => renderToStaticMarkup(<Link to="/a">text</Link>), '<Link to="/a"> is outside of a page');
});

const image = suite("image");

image("of the site has the base URL, and one of another site stays as it is", () => {
	const srcOf = (src: string) => {
		const chrome = chromeOf(fr);
		const theme = createTheme({ layouts: { doc: () => <Image src={src} alt="a" /> } });
		return mainOf(doc(), { ...chrome, site: { ...chrome.site, baseUrl: "/docs/" } }, theme);
	};
	assert.match(srcOf("/é.png?v=1"), '<img src="/docs/%C3%A9.png?v=1" alt="a"/>');
	assert.match(srcOf("//cdn.example/a.png"), '<img src="//cdn.example/a.png" alt="a"/>');
	assert.throws(
		() => renderToStaticMarkup(<Image src="/a.png" alt="a" />),
		'<Image src="/a.png"> is outside of a page',
	);
});

link.run();
image.run();
