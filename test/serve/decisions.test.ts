import { suite } from "uvu";
import * as assert from "uvu/assert";
import { encodingFor, keep } from "../../src/serve/encoding.ts";
import { isOurHost } from "../../src/serve/host.ts";
import { namesOf, notFoundNamesOf, pathOf } from "../../src/serve/path.ts";
import { rulesOf, targetOf } from "../../src/serve/redirects.ts";

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
	decisions(`Accept-Encoding: ${accept} gets ${encoding}`, () => {
		assert.is(encodingFor(accept), encoding);
	});
}

decisions(
	"what is kept is made once, and the oldest is forgotten",
	async () => {
		const made: string[] = [];
		const kept = keep(10);
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
	},
);

decisions("what could not be made is tried again", async () => {
	const kept = keep(10);
	const failed = await kept("a", () => Promise.reject(new Error())).catch(
		() => "failed",
	);
	const made = await kept("a", async () => new Uint8Array(1));
	assert.is(failed, "failed");
	assert.is(made.length, 1);
});

decisions("a folder's page stands behind the file and the page", () => {
	assert.equal(namesOf("/a/b"), ["a/b", "a/b.html", "a/b/index.html"]);
	assert.equal(namesOf("/a/b/"), ["a/b/index.html", "a/b.html"]);
	assert.equal(namesOf("/"), ["index.html"]);
	assert.equal(namesOf("/a/../b"), []);
	assert.equal(namesOf("/_headers"), []);
});

decisions("the page for missing pages is looked for upwards", () => {
	assert.equal(notFoundNamesOf("/fr/help/x"), [
		"fr/help/404.html",
		"fr/404.html",
		"404.html",
	]);
	assert.equal(notFoundNamesOf("/fr/.git/x"), ["404.html"]);
	assert.is(notFoundNamesOf("/a".repeat(5000)).length, 8);
});

decisions("a path is read without query, and decoded", () => {
	assert.is(pathOf("/a%20b?c%"), "/a b");
	assert.is(pathOf("/%2525"), "/%25");
	assert.is(pathOf("a"), undefined);
	assert.is(pathOf(""), undefined);
});

decisions("an address that the connection came in by is ours", () => {
	assert.ok(isOurHost("192.168.1.5:80", "0.0.0.0", "::ffff:192.168.1.5"));
	assert.ok(isOurHost("[fe80::1]:80", "::", "fe80::1"));
	assert.ok(isOurHost("Notes.local", "notes.LOCAL", "10.0.0.1"));
	assert.not(isOurHost("10.0.0.2", "0.0.0.0", "10.0.0.1"));
	assert.not(isOurHost("", "127.0.0.1"));
	assert.not(isOurHost(undefined, "127.0.0.1"));
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
		assert.is(rulesOf(line).get("/a")?.to, to);
	});
}

decisions("the first rule of a path wins", () => {
	const rules = rulesOf("/a /b 302\r\n/a /c\r\n");
	assert.equal(rules.get("/a"), { to: "/b", status: 302 });
});

decisions("a query stands behind the target's own, before its fragment", () => {
	const to = (target: string, query: string) =>
		targetOf({ to: target, status: 301 }, query);
	assert.is(to("/b", ""), "/b");
	assert.is(to("/b", "?"), "/b");
	assert.is(to("/b#c", "?x=1"), "/b?x=1#c");
	assert.is(to("/b?y#c#d", "?x=1"), "/b?y&x=1#c#d");
});

decisions.run();
