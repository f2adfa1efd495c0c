import { suite } from "uvu";
import * as assert from "uvu/assert";
import { contentSecurityPolicy, cspHash, headersFile, headSources } from "../../../src/pipeline/derive/headers-file.ts";
import { codesIn } from "../../messages.ts";
import { config, textOf } from "./fixture.ts";

const csp = suite("csp");
const codes = codesIn("pipeline/derive");

csp("a script's hash is that of its bytes in UTF-8", () => {
	assert.is(cspHash("alert(1)"), "sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=");
	assert.is(
		cspHash("é"),
		"sha256-" +
			Buffer.from("4a99557e4033c3539de2eb65472017cad5f9557f7a0625a09f1c3f6e2ba69c4c", "hex").toString("base64"),
	);
});

csp("the policy allows our scripts and no other inline script or style", () => {
	assert.is(
		contentSecurityPolicy(["alert(1)", "alert(1)"]),
		"default-src 'self'; script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='; style-src 'self'; img-src 'self' https: data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'",
	);
});

/** The file for hosts, with an author's own in it, and what is said about that. */
function headersWith(own?: string, site = config) {
	const { outputs, problems } = headersFile(
		[],
		site,
		own === undefined ? undefined : { path: "public/_headers", text: own },
	);
	return { text: textOf(outputs, "_headers"), problems: codes(problems) };
}

csp("the file for hosts covers the site", () => {
	const { text } = headersWith(undefined, { ...config, baseUrl: "/docs/" });
	assert.ok(text.startsWith("/docs/*\n  Content-Security-Policy: default-src 'self';"));
});

csp("an author's file for hosts becomes part of ours", () => {
	const own = "# Fonts\n/fonts/*\n  Cache-Control: max-age=9\n";
	const { text, problems } = headersWith(own);
	assert.equal(problems, []);
	assert.ok(text.startsWith("/*\n  Content-Security-Policy: "));
	assert.ok(text.endsWith(`\n  Referrer-Policy: strict-origin-when-cross-origin\n\n${own}`));
});

csp("an author's headers replace ours for the same path", () => {
	const { text, problems } = headersWith("/*\n  referrer-policy: no-referrer\n  ! X-Content-Type-Options\n  X-A: b");
	assert.equal(problems, []);
	assert.match(
		text,
		/^\/\*\n {2}Content-Security-Policy: [^\n]*\n {2}referrer-policy: no-referrer\n {2}! X-Content-Type-Options\n {2}X-A: b$/,
	);
	assert.match(headersWith("/*").text, /^\/\*\n {2}Content-Security-Policy: /);
});

csp("an author's own policy is a warning", () => {
	const policy = "content-security-policy: default-src *";
	const { text, problems } = headersWith(`/*\n\t${policy}\n/a\n\t${policy}\n`);
	assert.not.match(text, "default-src 'self'");
	assert.equal(problems, ["public/_headers:2:2 warning policy-clash", "public/_headers:4:2 warning policy-clash"]);
});

/** What a policy says about one directive. */
const directiveOf = (policy: string, name: string) =>
	policy.split("; ").find((directive) => directive.startsWith(`${name} `));

csp("a site adds sources to a directive, and to what applies without it", () => {
	const policy = contentSecurityPolicy(["alert(1)"], {
		"frame-src": ["https://www.youtube-nocookie.com"],
		"img-src": ["http://images.example"],
		"object-src": ["'self'"],
		"form-action": ["'none'"],
		"style-src-attr": ["'unsafe-inline'"],
		"upgrade-insecure-requests": [],
	});
	assert.is(directiveOf(policy, "frame-src"), "frame-src 'self' https://www.youtube-nocookie.com");
	assert.is(directiveOf(policy, "img-src"), "img-src 'self' https: data: blob: http://images.example");
	assert.is(directiveOf(policy, "object-src"), "object-src 'self'");
	assert.is(directiveOf(policy, "form-action"), "form-action 'none'");
	assert.is(directiveOf(policy, "style-src-attr"), "style-src-attr 'self' 'unsafe-inline'");
	assert.match(policy, /; upgrade-insecure-requests$/);
});

csp("'unsafe-inline' has an effect, which it has not beside a hash", () => {
	const policy = contentSecurityPolicy(["alert(1)"], { "script-src": ["'unsafe-inline'"] });
	assert.is(directiveOf(policy, "script-src"), "script-src 'self' 'unsafe-inline'");
});

csp("readers can send answers to the address of the configuration", () => {
	const policyFor = (feedback: string) => headersWith(undefined, { ...config, feedback }).text;
	assert.match(policyFor("https://answers.example/a?b"), "; connect-src 'self' https://answers.example\n");
	assert.not.match(policyFor("/answers"), "connect-src");
	assert.not.match(policyFor(`${config.url}/answers`), "connect-src");
});

csp("elements of the head bring what they load", () => {
	const link = (attributes: Record<string, string>) => ({ tagName: "link", attributes }) as const;
	const script = (attributes: Record<string, string>, innerHTML?: string) =>
		({ tagName: "script", attributes, ...(innerHTML !== undefined && { innerHTML }) }) as const;
	const sources = headSources(
		[
			script({ src: "https://stats.example/a.js", integrity: "sha384-x" }),
			script({ src: "//cdn.example:8080/b.js" }),
			script({ src: "https://stats.example/b.js" }),
			script({ src: "/own.js" }),
			script({ src: "https://notes.example/own.js" }),
			script({}, "alert(1)"),
			script({ type: "application/ld+json" }, "{}"),
			link({ rel: "stylesheet", href: "https://fonts.example/css" }),
			link({ rel: "preload", as: "font", href: "https://fonts.example/a" }),
			link({ rel: "Preconnect", href: "https://fonts.example" }),
			{ tagName: "style", attributes: {}, innerHTML: "a{}" },
			{ tagName: "meta", attributes: { name: "a", content: "b" } },
		],
		config.url,
	);
	assert.equal(sources, {
		"script-src": [
			"https://stats.example/a.js",
			"https://cdn.example:8080",
			"https://stats.example",
			`'${cspHash("alert(1)")}'`,
		],
		"style-src": ["https://fonts.example", `'${cspHash("a{}")}'`],
		"font-src": ["https://fonts.example"],
	});
});

csp.run();
