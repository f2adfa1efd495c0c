import { renderToStaticMarkup } from "react-dom/server";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Page } from "../../src/model/site/page.ts";
import defaultTheme, {
	createTheme,
	DocLayout,
	Footer,
	type LayoutProps,
	MainFrame,
	type ThemeOptions,
	Toc,
} from "../../templates/index.tsx";
import { documentOf, elementIn, mainOf } from "./page.tsx";
import { chromeOf, doc, pageOf, pages } from "./site.ts";

const theme = suite("theme");

const mainWith = (options: ThemeOptions, page: Page = doc()) => mainOf(page, chromeOf(), createTheme(options));
const documentWith = (options: ThemeOptions, chrome = chromeOf()) => documentOf(doc(), chrome, createTheme(options));

theme("without options is the default theme", () => {
	for (const page of pages()) {
		assert.is(mainOf(page, chromeOf(), createTheme()), mainOf(page));
		assert.is(documentOf(page, chromeOf(), createTheme()), documentOf(page));
	}
});

theme("has a site's layout for its kind of page, and no other", () => {
	const options: ThemeOptions = { layouts: { doc: ({ page }) => <main>{page.title}</main> } };
	assert.is(mainWith(options), "<main>Search</main>");
	assert.is(mainWith(options, pageOf("post")), mainOf(pageOf("post")));
});

theme("lets one layout serve several kinds of pages", () => {
	const Plain = ({ page }: LayoutProps<"doc" | "text">) => <main>{page.title}</main>;
	const options: ThemeOptions = { layouts: { doc: Plain, text: Plain } };
	assert.is(mainWith(options, pageOf("text")), "<main>Markdown</main>");
});

theme("lets a layout contain the one that it replaces", () => {
	const markup = mainWith({ layouts: { doc: (props) => <DocLayout {...props} page={{ ...props.page, tags: [] }} /> } });
	assert.is(markup, mainOf(doc("en", { tags: [] })));
	assert.is.not(markup, mainOf(doc()));
});

theme("has a site's part wherever the theme uses it", () => {
	const options: ThemeOptions = { parts: { TagList: ({ tags }) => <p>{`${tags.length} tags`}</p> } };
	assert.match(mainWith(options), "<p>1 tags</p>");
	assert.match(mainWith(options, pageOf("post-list")), "<p>1 tags</p>");
	assert.not.match(mainWith(options), 'class="tags"');
});

theme("has a site's part in a layout of the site as well", () => {
	const markup = mainWith({
		parts: { MainFrame: ({ children }) => <main>{children}</main> },
		layouts: { doc: (props) => <MainFrame {...props}>Text</MainFrame> },
	});
	assert.is(markup, "<main>Text</main>");
});

theme("lets a part contain the one that it replaces", () => {
	const { toc } = doc();
	assert.ok(toc.length > 0);
	const markup = mainWith({
		parts: {
			Toc: (props) => (
				<div className="mine">
					<Toc {...props} />
				</div>
			),
		},
	});
	assert.match(markup, '<div class="mine"><nav class="toc"');
});

theme("has a site's sidebar on pages and in the file of the sidebar", () => {
	const { Sidebar } = createTheme({ parts: { DocsSidebar: ({ name }) => <nav>{name}</nav> } });
	const [name = ""] = Object.keys(chromeOf().sidebars);
	assert.is(renderToStaticMarkup(<Sidebar chrome={chromeOf()} name={name} />), `<nav>${name}</nav>`);
});

theme("shows what a site puts around articles and their text", () => {
	const markup = mainWith({
		parts: {
			ArticleStart: () => <i>1</i>,
			ContentStart: () => <i>2</i>,
			ContentEnd: () => <i>3</i>,
			ArticleEnd: ({ page }) => <i>{`4 ${page.title}`}</i>,
		},
	});
	assert.match(
		markup,
		/<article><i>1<\/i>.*<h1.*<i>2<\/i><div class="content".*<i>3<\/i><footer class="article-footer".*<\/footer><i>4 Search<\/i><\/article>/s,
	);
});

theme("shows what a site puts into the head, the navbar and the footer", () => {
	const markup = documentWith({
		parts: {
			HeadEnd: () => <meta name="verification" content="abc" />,
			NavbarEnd: () => <i>navbar</i>,
			FooterEnd: ({ chrome }) => <i>{chrome.locale.label}</i>,
		},
	});
	assert.match(elementIn(markup, "<head"), '<meta name="verification" content="abc"/>');
	assert.match(elementIn(markup, "<header"), "<i>navbar</i></header>");
	assert.match(elementIn(markup, "<footer"), "<i>English</i></footer>");
});

const { footer: _, ...withoutFooter } = chromeOf();

theme("has a footer without a configured one if the site fills it", () => {
	assert.not.match(documentOf(doc(), withoutFooter), "<footer");
	const FooterEnd = () => <i>mine</i>;
	assert.match(
		documentWith({ parts: { FooterEnd } }, withoutFooter),
		'<footer class="footer footer-light"><i>mine</i></footer>',
	);
	assert.match(documentWith({ parts: { Footer: FooterEnd } }, withoutFooter), "<i>mine</i>");
	assert.not.match(documentWith({ parts: { Footer } }, withoutFooter), "<footer");
});

theme("has a site's inline scripts in each page and in the policy", () => {
	const script = 'console.log("<a> & b")';
	const options: ThemeOptions = { inlineScripts: [script], parts: { HeadEnd: () => <script src="/after.js" defer /> } };
	assert.match(documentWith(options), `<script>${script}</script><script src="/after.js" defer=""></script></head>`);
	assert.equal(createTheme(options).inlineScripts, [...(defaultTheme.inlineScripts ?? []), script]);
});

theme("adds a site's islands to its own", () => {
	const Counter = () => null;
	const { islands } = createTheme({ islands: { Counter } });
	assert.equal(Object.keys(islands), ["Mermaid", "Counter"]);
});

theme("has a site's names for pages and words in text", () => {
	const own = createTheme({
		titleOf: ({ page }) => `Page ${page.route}`,
		descriptionOf: () => "described",
		label: (_locale, name) => name,
	});
	const props = { page: doc(), chrome: chromeOf() };
	assert.is(own.titleOf(props), `Page ${doc().route}`);
	assert.is(own.descriptionOf(props), "described");
	assert.is(own.label(chromeOf().locale, "code.copy"), "code.copy");
});

/** What JavaScript does not rule out. */
const problemsWith = (options: object) =>
	createTheme(options as ThemeOptions).problems.map(({ key, message, hint }) => [key.join("."), message, hint]);

theme("reports names that it does not know", () => {
	assert.equal(problemsWith({ part: {} }), [["part", 'unknown theme option "part"', 'did you mean "parts"?']]);
	assert.equal(problemsWith({ parts: { Foter: () => null } }), [
		["parts.Foter", 'unknown part "Foter"', 'did you mean "Footer"?'],
	]);
	const [[key, message, hint] = []] = problemsWith({ layouts: { chapter: () => null } });
	assert.equal([key, message], ["layouts.chapter", 'unknown kind of page "chapter"']);
	assert.match(String(hint), "expected one of doc, category");
});

theme("reports what is no component", () => {
	assert.equal(problemsWith({ parts: { Footer: undefined } }), [
		["parts.Footer", "parts.Footer is not a React component, but undefined", "check how the component is imported"],
	]);
});

theme("does not compile with a name that it does not know", () => {
	// @ts-expect-error: a misspelt part
	createTheme({ parts: { Foter: () => null } });
	// @ts-expect-error: no kind of page
	createTheme({ layouts: { chapter: () => null } });
	// @ts-expect-error: no option
	createTheme({ slots: {} });
	// @ts-expect-error: the footer receives no such prop
	createTheme({ parts: { Footer: ({ colour }) => colour } });
});

theme.run();
