import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
	contentSecurityPolicy,
	cspHash,
	headersFile,
} from "../../src/derive/csp.ts";
import type { HeadTag } from "../../src/model/head-tag.ts";
import { textOf } from "./fixture.ts";

const csp = suite("csp");

const script = (attributes: HeadTag["attributes"]): HeadTag => ({
	tagName: "script",
	attributes,
});
const link = (attributes: HeadTag["attributes"]): HeadTag => ({
	tagName: "link",
	attributes,
});

csp("a script's hash is that of its bytes in UTF-8", () => {
	assert.is(
		cspHash("alert(1)"),
		"sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=",
	);
	assert.is(
		cspHash("é"),
		"sha256-" +
			Buffer.from(
				"4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c",
				"hex",
			).toString("base64"),
	);
});

csp("the policy allows our scripts and no other inline script or style", () => {
	assert.is(
		contentSecurityPolicy(["alert(1)", "alert(1)"]),
		"default-src 'self'; script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; style-src 'self'; img-src 'self' https: data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
	);
});

const HASH = `sha384-${"A".repeat(64)}`;

const tags: [name: string, tag: HeadTag, directive: string][] = [
	[
		"a script of another site, by its origin",
		script({ src: "https://stats.example/a/b.js?c" }),
		"script-src 'self' https://stats.example;",
	],
	[
		"a script of another site with integrity, and no other script of that site",
		script({ src: "https://cdn.example/a.js", integrity: HASH }),
		`script-src 'self' '${HASH}';`,
	],
	[
		"a script of the site as before",
		script({ src: "/a.js" }),
		"script-src 'self';",
	],
	[
		"an inline script, by its hash",
		{ tagName: "script", attributes: {}, innerHTML: "alert(1)" },
		`script-src 'self' '${cspHash("alert(1)")}';`,
	],
	[
		"an inline style sheet, by its hash",
		{ tagName: "style", attributes: {}, innerHTML: "a{}" },
		`style-src 'self' '${cspHash("a{}")}';`,
	],
	[
		"a style sheet of another site, by its origin even if it has integrity",
		link({ rel: "stylesheet", href: "//cdn.example/a.css", integrity: HASH }),
		"style-src 'self' https://cdn.example;",
	],
	[
		"a preloaded font of another site",
		link({ rel: "preload", as: "font", href: "https://cdn.example/a.woff2" }),
		"font-src 'self' https://cdn.example;",
	],
	[
		"nothing for a link that loads nothing",
		link({ rel: "preconnect", href: "https://cdn.example" }),
		"script-src 'self'; style-src 'self'; img-src",
	],
];
for (const [name, tag, directive] of tags) {
	csp(`of the configured elements, the policy allows ${name}`, () => {
		const policy = contentSecurityPolicy([], [tag]);
		assert.ok(policy.includes(directive), policy);
		assert.is(
			policy.split("example").length,
			directive.split("example").length,
		);
	});
}

csp(
	"the file for hosts covers the site, unless the site brings its own",
	() => {
		const text = textOf(
			headersFile([], { baseUrl: "/docs/", headTags: [] }, new Set()),
			"_headers",
		);
		assert.ok(
			text.startsWith(
				"/docs/*\n  Content-Security-Policy: default-src 'self';",
			),
		);
		assert.equal(
			headersFile([], { baseUrl: "/", headTags: [] }, new Set(["_headers"])),
			[],
		);
	},
);

csp.run();
