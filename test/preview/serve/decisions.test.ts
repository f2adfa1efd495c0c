import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createByteCache, negotiateEncoding } from "../../../src/preview/serve/encoding.ts";
import { isAllowedHost } from "../../../src/preview/serve/host.ts";
import { isSameOrigin } from "../../../src/preview/serve/origin.ts";
import {
	listCandidateFiles,
	listCandidateNotFoundFiles,
	parseRequestPath,
	queryOfTarget,
} from "../../../src/preview/serve/path.ts";
import { findRedirectLocation, parseRedirectsFile } from "../../../src/preview/serve/redirects.ts";

import { siteHeaderRulesOf, withSiteHeaders } from "../../../src/preview/serve/site-headers.ts";
import { previewHeadersFile } from "../../../src/preview/watch/preview-headers.ts";

const decisions = suite("decisions of the server");

const encodings: readonly [accept: string, encoding: string | undefined][] = [
	["", undefined],
	["identity", undefined],
	["gzip", "gzip"],
	["gzip, deflate, br", "br"],
	["br;q=0.5, gzip", "gzip"],
	["br;q=0, gzip;q=0", undefined],
	["*", "br"],
	["*;q=0, gzip;q=0.1", "gzip"],
	["GZIP;Q=1.0", "gzip"],
	["br;q=nonsense", undefined],
];
for (const [accept, encoding] of encodings) {
	decisions(`Accept-Encoding: ${accept} gets ${encoding}`, () => assert.is(negotiateEncoding(accept), encoding));
}

decisions("what is kept is made once, and the oldest is forgotten", async () => {
	const made: string[] = [];
	const kept = createByteCache(10);
	const asks = (key: string, size = 4) =>
		kept(key, async () => {
			made.push(key);
			return new Uint8Array(size);
		});
	await Promise.all([asks("a"), asks("a")]);
	await asks("b");
	await asks("a");
	await asks("c"); // now b is the oldest
	await asks("a");
	await asks("b");
	await asks("huge", 11);
	await asks("huge", 11);
	assert.equal(made, ["a", "b", "c", "b", "huge", "huge"]);
});

decisions("what could not be made is tried again", async () => {
	const kept = createByteCache(10);
	const failed = await kept("a", () => Promise.reject(new Error())).catch(() => "failed");
	const made = await kept("a", async () => new Uint8Array(1));
	assert.is(failed, "failed");
	assert.is(made.length, 1);
});

decisions("a folder's page stands behind the file and the page", () => {
	assert.equal(listCandidateFiles("/a/b"), ["a/b", "a/b.html", "a/b/index.html"]);
	assert.equal(listCandidateFiles("/a/b/"), ["a/b/index.html", "a/b.html"]);
	assert.equal(listCandidateFiles("/"), ["index.html"]);
	assert.equal(listCandidateFiles("/a/../b"), []);
	assert.equal(listCandidateFiles("/_headers"), []);
});

/** What a site's file of headers makes of an answer with one header. */
const headersAt = (path: string, file: string) =>
	withSiteHeaders(
		{ status: 200, headers: { "Content-Length": 3, "Cache-Control": "a" } },
		path,
		siteHeaderRulesOf(file),
	).headers;

decisions("the headers of all rules for a path are sent", () => {
	const file = `# comment
/*
  X-A: 1
  Link: </a>
/docs/:page/*.png
  link: </b>
/docs
  X-B: 1
/docs/old/*
  ! X-A
`;
	const base = { "Content-Length": 3, "Cache-Control": "a" };
	assert.equal(headersAt("/", file), { ...base, "X-A": "1", Link: "</a>" });
	assert.equal(headersAt("/docs/new/b/c.png", file), { ...base, "X-A": "1", link: "</a>, </b>" });
	assert.equal(headersAt("/docs", file), { ...base, "X-A": "1", Link: "</a>", "X-B": "1" });
	assert.equal(headersAt("/docs/old/x", file), { ...base, Link: "</a>" });
});

decisions("a site's headers replace ours, except those of the transfer", () => {
	assert.equal(headersAt("/", "/*\n  cache-control: no-store\n  content-length: 1\n  Bad Name: 1\n  X: \u0431\n"), {
		"Content-Length": 3,
		"cache-control": "no-store",
	});
});

decisions("a rule of many wildcards takes no time", () => {
	const rule = `/${"*a".repeat(200)}b`;
	headersAt(`/${"a".repeat(20_000)}`, `${rule}\n  X-A: 1\n`);
});

decisions("the preview sends policies that permit its script", () => {
	const text = (policy: string) => `/*\n  Content-Security-Policy: ${policy}\n  X-A: 1\n  cache-control: max-age=9\n`;
	const isKept = (policy: string) => previewHeadersFile(text(policy)).includes(policy);
	assert.is(previewHeadersFile(text("default-src 'none'")), "/*\n  X-A: 1\n");
	assert.ok(isKept("default-src 'self'; script-src 'self' 'sha256-a'"));
	assert.ok(isKept("img-src 'none'"));
	assert.not(isKept("default-src 'self'; script-src 'sha256-a'"));
	assert.not(isKept("connect-src https://a.example"));
	assert.not(isKept("require-trusted-types-for 'script'"));
});

decisions("the page for missing pages is looked for upwards", () => {
	assert.equal(listCandidateNotFoundFiles("/fr/help/x"), ["fr/help/404.html", "fr/404.html", "404.html"]);
	assert.equal(listCandidateNotFoundFiles("/fr/.git/x"), ["fr/404.html", "404.html"]);
	assert.equal(listCandidateNotFoundFiles("/fr/a/../b"), ["fr/a/404.html", "fr/404.html", "404.html"]);
	assert.equal(listCandidateNotFoundFiles("//fr/x"), ["404.html"]);
	assert.equal(listCandidateNotFoundFiles("/../fr/x"), ["404.html"]);
	assert.is(listCandidateNotFoundFiles("/a".repeat(5000)).length, 8);
});

decisions("a path is read without query, and decoded", () => {
	assert.is(parseRequestPath("/a%20b?c%"), "/a b");
	assert.is(parseRequestPath("/%2525"), "/%25");
	assert.is(parseRequestPath("a"), undefined);
	assert.is(parseRequestPath(""), undefined);
	for (const control of ["%00", "%0d%0a", "%1b[2J", "%7f", "%c2%9b"])
		assert.is(parseRequestPath(`/a${control}`), undefined, control);
	assert.is(queryOfTarget('/a?b\f\t\xe9"c?d'), '?b%0c%09%e9"c?d');
});

decisions("an address that the connection came in by is ours", () => {
	assert.ok(isAllowedHost("192.168.1.5:80", "0.0.0.0", "::ffff:192.168.1.5"));
	assert.ok(isAllowedHost("[fe80::1]:80", "::", "fe80::1"));
	assert.ok(isAllowedHost("Notes.local", "notes.LOCAL", "10.0.0.1"));
	assert.not(isAllowedHost("10.0.0.2", "10.0.0.1", "10.0.0.1"));
	assert.not(isAllowedHost("", "127.0.0.1"));
	assert.not(isAllowedHost(undefined, "127.0.0.1"));
});

decisions("a server on all addresses accepts any IP address as its host, and no name", () => {
	for (const host of ["0.0.0.0", "::"]) {
		for (const name of ["10.0.0.2", "10.0.0.2:80", "[fe80::2]:80", "localhost"])
			assert.ok(isAllowedHost(name, host, "10.0.0.1"), name);
		for (const name of ["evil.example", "10.0.0.2.evil.example", "1.2.3", "2130706433"])
			assert.not(isAllowedHost(name, host, "10.0.0.1"), name);
	}
});

decisions("only pages of this very server are of its origin", () => {
	const own = { host: "localhost:3000" };
	const allowed = [
		own,
		{ ...own, origin: "http://localhost:3000" },
		{ host: "LOCALHOST:3000", origin: "http://localhost:3000" },
		{ ...own, "sec-fetch-site": "same-origin" },
		{ ...own, "sec-fetch-site": "none" },
	];
	const refused = [
		{ ...own, origin: "http://localhost:3001" },
		{ ...own, origin: "http://localhost" },
		{ ...own, origin: "http://127.0.0.1:3000" },
		{ ...own, origin: "http://localhost:3000.evil.example" },
		{ ...own, origin: "http://localhost:3000, http://evil.example" },
		{ ...own, origin: "null" },
		{ ...own, origin: "" },
		{ ...own, "sec-fetch-site": "cross-site" },
		{ ...own, "sec-fetch-site": "same-site" },
		{ ...own, "sec-fetch-site": "Same-Origin, cross-site" },
		{ ...own, origin: "http://localhost:3000", "sec-fetch-site": "cross-site" },
	];
	for (const headers of allowed) assert.ok(isSameOrigin(headers), JSON.stringify(headers));
	for (const headers of refused) assert.not(isSameOrigin(headers), JSON.stringify(headers));
});

const targets: readonly [line: string, to: string | undefined][] = [
	["/a /b", "/b"],
	["/a /b/é%20x?y#z 308", "/b/%C3%A9%20x?y#z"],
	["/a /a/ 301", "/a/"],
	["/a /b/../c", "/c"],
	["  /a\thttps://example.org/x  ", "https://example.org/x"],
	["/a HTTP://example.org", "http://example.org/"],
	["/a //evil.example", undefined],
	["/a /\\evil.example", undefined],
	["/a /.//evil.example", undefined],
	["/a /x/..//evil.example", undefined],
	["/a http:evil.example", undefined],
	["/a https://", undefined],
	["/a javascript:alert(1)", undefined],
	["/a data:text/html,x", undefined],
	["/a b", undefined],
	["/a", undefined],
	["/a /b 200", undefined],
	["/a /b 404", undefined],
	["/a /b 301 Language=fr", undefined],
	["# /a /b", undefined],
	["/a /%61", undefined],
];
for (const [line, to] of targets) {
	decisions(`the rule “${line}” leads to ${to ?? "nowhere"}`, () => {
		assert.is(parseRedirectsFile(line).get("/a")?.to, to);
	});
}

decisions("the first rule of a path wins", () => {
	const rules = parseRedirectsFile("/a /b 302\r\n/a /c\r\n");
	assert.equal(rules.get("/a"), { to: "/b", status: 302 });
});

decisions("a query stands behind the target's own, before its fragment", () => {
	const to = (target: string, query: string) => findRedirectLocation({ to: target, status: 301 }, query);
	assert.is(to("/b", ""), "/b");
	assert.is(to("/b", "?"), "/b");
	assert.is(to("/b#c", "?x=1"), "/b?x=1#c");
	assert.is(to("/b?y#c#d", "?x=1"), "/b?y&x=1#c#d");
});

decisions.run();
