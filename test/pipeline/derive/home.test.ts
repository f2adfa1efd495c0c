/** Sites without a home page. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { buildSite } from "../../site.ts";
import { linesOf } from "../values.ts";

const home = suite("missing home page");

const bilingual = { i18n: { locales: { en: {}, fr: {} } } };
const post = { "content/en/news/2026-01-02-hello.md": "# Hello\n" };

home("is a redirect to the documentation of each locale", async () => {
	const { outputs, problems } = await buildSite(
		{
			"content/en/help/index.md": "# Help\n\n[start](/)\n",
			"content/fr/help/index.md": "# Aide\n\n[accueil](/)\n",
			...post,
			"public/logo.svg": "<svg/>",
		},
		{ ...bilingual, navbar: { logo: { src: "logo.svg" } } },
	);
	assert.equal(problems, []);
	assert.match(outputs.get("index.html") ?? "", '<a href="/help/">Test</a>');
	assert.match(outputs.get("fr/index.html") ?? "", '<a href="/fr/help/">');
	assert.match(outputs.get("_redirects") ?? "", /^\/ \/help\/ 302\n\/fr\/ \/fr\/help\/ 302\n/);
});

home("is a redirect to the news of a site without documents", async () => {
	const { outputs, problems } = await buildSite(post);
	assert.equal(problems, []);
	assert.match(outputs.get("index.html") ?? "", '<a href="/news">');
});

home("may be a file or a redirect of the author", async () => {
	const help = { "content/en/help/index.md": "# Help\n" };
	const file = await buildSite({ ...help, "public/index.html": "mine" });
	const redirect = await buildSite(help, { redirects: [{ from: "/", to: "https://example.org/start" }] });
	assert.is(file.outputs.get("index.html"), "copy of public/index.html");
	assert.not.match(file.outputs.get("_redirects") ?? "", " 302");
	assert.match(redirect.outputs.get("index.html") ?? "", 'href="https://example.org/start"');
});

home("with nothing to lead to is a warning, once", async () => {
	const { result } = await buildSite({ "content/en/pages/about.md": "# About\n" }, bilingual);
	assert.equal(linesOf(result.problems, "severity", "message", "hint"), [
		'warning the site has no home page in "en", "fr", and no documents or posts to lead readers to create content/en/pages/index.md',
	]);
});

home.run();
