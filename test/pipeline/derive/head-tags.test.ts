import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Config } from "../../../src/config/define.ts";
import { cspHash } from "../../../src/pipeline/derive/headers-file.ts";
import { buildSite } from "../../site.ts";

const tags = suite("elements of the head");

const page = { "content/en/help/index.md": "# Help", "public/own.js": "", "public/me.txt": "" };
const siteWith = (config: Partial<Config>) => buildSite(page, config);

const config: Partial<Config> = {
	baseUrl: "/docs/",
	headTags: [
		{ tagName: "meta", attributes: { name: "google-site-verification", content: "a" } },
		{
			tagName: "script",
			attributes: {
				src: "https://stats.example/a.js",
				integrity: "sha384-x",
				crossorigin: true,
				defer: true,
				async: false,
			},
		},
		{ tagName: "script", attributes: { src: "https://cdn.example/b.js" } },
		{ tagName: "script", attributes: { src: "/own.js", nomodule: true } },
		{ tagName: "link", attributes: { rel: "me", href: "/docs/me.txt" } },
		{ tagName: "script", innerHTML: "a = 1 < 2 && '</b>'" },
	],
	csp: { "frame-src": ["https://video.example"] },
};

tags("are in every page, with the base URL in their paths", async () => {
	const { outputs, problems } = await siteWith(config);
	assert.equal(problems, []);
	for (const file of ["help/index.html", "404.html"]) {
		const markup = outputs.get(file) ?? "";
		for (const element of [
			'<meta name="google-site-verification" content="a"/>',
			'<script crossorigin="" src="https://stats.example/a.js" integrity="sha384-x" defer=""></script>',
			'<script src="/docs/own.js" nomodule=""></script>',
			'<link rel="me" href="/docs/me.txt"/>',
			"<script>a = 1 < 2 && '</b>'</script>",
		])
			assert.ok(markup.includes(element), `${file}: ${element}`);
	}
});

tags("and the configuration add to the policy", async () => {
	const { outputs } = await siteWith(config);
	const headers = outputs.get("_headers") ?? "";
	assert.ok(headers.startsWith("/docs/*\n  Content-Security-Policy: "));
	assert.match(headers, "; frame-src 'self' https://video.example\n");
	const scripts = /script-src [^;]*/.exec(headers)?.[0] ?? "";
	assert.match(scripts, " https://stats.example/a.js");
	assert.match(scripts, " https://cdn.example");
	assert.match(scripts, `'${cspHash("a = 1 < 2 && '</b>'")}'`);
});

tags("a source that makes the policy unsafe is a warning", async () => {
	const { problems } = await siteWith({ csp: { "script-src": ["'unsafe-eval'"] } });
	assert.equal(problems, [
		"site.config.ts:1:1 warning unsafe-policy: csp[\"script-src\"] allows 'unsafe-eval', with which code that got into a page can run",
	]);
});

tags.run();
