// Test run: integration, kinds
/** Requests that no well-meaning client sends, over bare sockets, to both servers. */
import { METHODS } from "node:http";
import { connect } from "node:net";
import { networkInterfaces } from "node:os";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../../assert-none.ts";
import { some } from "../../slow-run.ts";
import { CANARY, DIGITS, type ServedSite, type ServedSites, serveBoth } from "./both-servers.ts";
import { ask, exchange, PATIENCE_MS } from "./client.ts";
import { answersIn, answersTo, inBatches, type RawAnswer, randomBytes, requestOf } from "./raw.ts";

const requests = suite("requests over a bare socket");

let both: ServedSites;
let sent = 0;

requests.before(async () => {
	both = await serveBoth();
});
requests.after(() => both.close());

/** What is wrong with an answer, whatever was asked. */
function flawOf({ status, headers, body }: RawAnswer): string | undefined {
	if (body.includes(CANARY) || body.includes("root:x:")) return "a secret";
	if (status >= 500) return `status ${status}`;
	if ([...headers.keys()].some((name) => name.startsWith("access-control-"))) return "leave to read it for other sites";
	const location = headers.get("location");
	if (location !== undefined && !/^\/(?![/\\])/.test(location)) return `a way to ${location}`;
	// Node itself answers what is no HTTP, without a body.
	const isOurs = headers.has("content-type") || status === 200;
	if (isOurs && headers.get("x-content-type-options") !== "nosniff") return "a guess at its type";
	if (isOurs && headers.get("cross-origin-resource-policy") !== "same-origin")
		return "a body that other sites may load";
	return undefined;
}

interface Expectation {
	readonly bytes: string | Uint8Array;
	readonly statuses: readonly number[];
	readonly isHead?: boolean;
}

/** Sends each request to each server; gives a line for each answer that is not as expected. */
async function offences(expectations: readonly Expectation[]): Promise<readonly string[]> {
	const found: string[] = [];
	for (const { name, server } of both.sites) {
		await inBatches(expectations, async ({ bytes, statuses, isHead }) => {
			sent++;
			const start = Buffer.from(bytes).subarray(0, 120).toString("latin1");
			const told = `${name}: ${JSON.stringify(start)}`;
			try {
				const answers = await answersTo(server.port, bytes, isHead ? { isHead } : {});
				if (answers.length !== 1) found.push(`${told} has ${answers.length} answers`);
				for (const answer of answers) {
					const flaw = flawOf(answer);
					if (flaw) found.push(`${told} gives ${flaw}`);
					if (!statuses.includes(answer.status)) found.push(`${told} is answered with ${answer.status}`);
				}
			} catch (error) {
				found.push(`${told}: ${error}`);
			}
		});
	}
	return found;
}

const refusedTargets = (targets: readonly string[]): readonly Expectation[] =>
	targets.map((target) => ({ bytes: requestOf(target), statuses: [400, 404] }));

const combined = (...lists: readonly (readonly string[])[]): string[] =>
	lists.reduce<string[]>((starts, ends) => starts.flatMap((start) => ends.map((end) => start + end)), [""]);

const isAlive = async ({ server }: ServedSite): Promise<void> => {
	assert.is((await ask(server.port, "/")).status, 200);
};

// ---- A1: no file outside the folder

const DOTS = [
	"..",
	"%2e%2e",
	"%2E.",
	".%2e",
	"%252e%252e",
	"%25252e%25252e",
	"%c0%ae%c0%ae",
	"%e0%80%ae%e0%80%ae",
	"%f0%80%80%ae%f0%80%80%ae",
	"%ef%bc%8e%ef%bc%8e",
	"\xef\xbc\x8e\xef\xbc\x8e",
	"%u002e%u002e",
	"..%00",
	"%00..",
	"..;",
	"....",
	"..%20",
	"\xc0\xae\xc0\xae",
];
const SLASHES = ["/", "%2f", "\\", "%5c", "%255c", "%252f", "%c0%af", "%e2%88%95", "//", "/./"];
const STARTS = ["/", "/help/", "/.well-known/", "//", "/%2f"];
const SECRETS = ["root-secret", "secret"];

requests("no way of writing `..` leads out of the folder", async () => {
	const targets = combined(some(STARTS, 2), DOTS, SLASHES, SECRETS).map((target) =>
		target.endsWith("root-secret") ? `${target}/s` : target,
	);
	assert.ok(targets.length > 500);
	assert.equal(await offences(refusedTargets(targets)), []);
});

requests("no number of `..` leads out of the folder", async () => {
	const targets = [1, 2, 3, 5, 10, 20].flatMap((depth) =>
		["..", "%2e%2e", "a/..", "..%2f..", ".%2e%5c"].flatMap((step) =>
			["secret", "etc/passwd", "root/.env"].map((name) => `/${`${step}/`.repeat(depth)}${name}`),
		),
	);
	assert.equal(await offences(refusedTargets(targets)), []);
});

requests("hidden files, links and other roots are not found", async () => {
	const targets = [
		...[".env", ".ENV", "%2eenv", ".env/", ".env/.", ".env%20", ".env."],
		...[".git/config", ".%67it/config", "help/.env", "help/%2eenv", ".env?raw"],
		...["_redirects", "_headers", "./index.html", ".well-known/../.env"],
		...["link.md", "linked/s", "linked/", "linked", "passwd", "loop", "loop/x", "hidden.txt", "pipe"],
		...["/etc/passwd", "//etc/passwd", "%2fetc%2fpasswd", "etc/passwd"],
		...["C:/windows/win.ini", "c:\\windows\\win.ini", "c%3a/windows", "C:"],
		...["index.html::$DATA", "index.html%3a%3a$DATA", "\\\\server\\share"],
		...["%5c%5c.%5cpipe", "%5c%5c%3f%5cC%3a", "file:///etc/passwd"],
		...["site.config.ts", "content/en/help/index.md", "public/digits.txt"],
		...["help/draft", "help/draft.md", "help/draft.json", ".ssg/documents"],
		...["@fs/etc/passwd", "@fs//etc/passwd?raw??", "__ssg", "__ssg/"],
		...["__ssg/../secret", "__ssg/changes/", "__ssg/watch.js/../../secret"],
	].map((target) => `/${target}`);
	assert.equal(await offences(refusedTargets(targets)), []);
});

requests("a link inside the folder, `.well-known` and any query lead to files", async () => {
	const texts: readonly [target: string, text: string][] = [
		["/inside.txt", DIGITS],
		["/.well-known/security.txt", "Contact: us"],
		["/digits.txt?raw??../secret", DIGITS],
	];
	for (const { server } of both.sites)
		for (const [target, text] of texts) {
			const [answer] = await answersTo(server.port, requestOf(target));
			assert.equal([answer?.status, answer?.body], [200, text], target);
		}
});

requests("a target that is no path is a bad request", async () => {
	const targets = [
		...["http://localhost/", "http://evil.example/", "https://localhost/"],
		...["http://evil/../secret", "localhost:80", "evil.example:443", "*", "?"],
		...["x", "-secret/s", "../root-secret/s", "\\..\\secret", "@", "#", "%2f"],
		...["/%", "/%2", "/%zz", "/%c0%ae", "/%ff", "/%ed%a0%80", "/%f8%88%80%80"],
		...["/%00", "/help%00.html", "/%0d%0aX:1", "/%1b[2J", "/%7f", "/%c2%85"],
		...["/#/../../secret", "/x#y", "/\x80", "/\xff/", "/a\\b", "/a:b"],
	];
	assert.equal(await offences(refusedTargets(targets)), []);
	const controls = ["/\0", "/a\0b", "/\x01", "/\r/x", "/ /x", "/\x7f"];
	assert.equal(await offences(controls.map((target) => ({ bytes: requestOf(target), statuses: [400] }))), []);
});

// ---- A3: only the right Host

const withHost = (host: string): string => `GET / HTTP/1.1\r\n${host}Connection: close\r\n\r\n`;

requests("only our own names are answered for", async () => {
	const own = ["localhost", "LocalHost", "127.0.0.1", "[::1]"].flatMap((host) =>
		[host, `${host}:80`, `${host}:3000`].map((name) => ({ bytes: withHost(`Host: ${name}\r\n`), statuses: [200] })),
	);
	const foreign = [
		...["evil.example", "localhost.evil.example", "evil.localhost"],
		...["127.0.0.1.evil.example", "127.0.0.2", "10.0.0.1", "[::2]", "0.0.0.0"],
		...["localhost.", "local host", "a@localhost", "localhost@evil.example"],
		...["localhost/", "localhost:", "localhost:x", "localhost:80:80", "[::1"],
		...["2130706433", "127.1", "0x7f000001", "[::ffff:127.0.0.1]", "http://x"],
	].flatMap((host) =>
		[host, `${host}:3000`].map((name) => ({ bytes: withHost(`Host: ${name}\r\n`), statuses: [403] })),
	);
	const none = [
		{ bytes: withHost(""), statuses: [400] },
		{ bytes: withHost("Host: localhost\r\nHost: localhost\r\n"), statuses: [400] },
		{ bytes: withHost("Host: localhost\r\nhost: evil.example\r\n"), statuses: [400] },
		{ bytes: withHost("Host:\r\n"), statuses: [403] },
		{ bytes: "GET / HTTP/1.0\r\n\r\n", statuses: [403] },
	];
	assert.equal(await offences([...own, ...foreign, ...none]), []);
});

requests("the other addresses of this machine are not listened on", async () => {
	const own = Object.values(networkInterfaces())
		.flat()
		.find((address) => address?.family === "IPv4" && !address.internal);
	if (!own) return;
	for (const { server } of both.sites)
		assert.is(await exchange(server.port, requestOf("/"), { host: own.address }), "");
});

// ---- A4: other sites cannot read it

requests("a page of another site is given no leave to read", async () => {
	const origins = ["http://evil.example", "http://1.2.3.4", "null"];
	const expectations = origins.map((origin) => ({ bytes: requestOf("/", [`Origin: ${origin}`]), statuses: [200] }));
	assert.equal(await offences(expectations), []);
});

// ---- A6: redirects stay on the site

requests("no answer sends a client to another host", async () => {
	const hosts = combined(
		["//", "/\\", "/%5c", "/%2f", "/.//", "///", "/%09/", "/;//", "/\\/"],
		["evil.com"],
		["", "/", "/..", "/%2e%2e", "/%2e%2e%2f", "/old", "/old/..", "?/.."],
	);
	const targets = combined(["", "/fr", "/help", "/old"], hosts);
	assertNone(
		await offences([
			...refusedTargets(targets),
			...refusedTargets(["/evil", "/evil2", "//old", "http://evil.com/old"]),
		]),
	);
});

requests("the query of a request stays a query where it has moved", async () => {
	const queries = ["//evil.com", "\\evil.com", "@evil.com", "#@evil.com", "%0d"];
	assertNone(
		await offences(
			[...queries, "\xff\t\x0c", "%0d%0aSet-Cookie:x", "?".repeat(50)].map((query) => ({
				bytes: requestOf(`/old?${query}`),
				statuses: [301, 400],
			})),
		),
	);
	for (const { server } of both.sites) {
		const [answer] = await answersTo(server.port, requestOf("/old?//evil.com/@x"));
		assert.is(answer?.headers.get("location"), "/help/?//evil.com/@x");
	}
});

// ---- A7: methods, parts, conditions

requests("every method but GET and HEAD is refused", async () => {
	for (const method of METHODS.filter((name) => !/^(GET|HEAD)$/.test(name))) {
		for (const { name, server } of both.sites) {
			sent++;
			const [answer] = await answersTo(server.port, requestOf(method === "CONNECT" ? "localhost:80" : "/", [], method));
			assert.is(answer?.status, 405, `${name}: ${method}`);
			assert.is(answer?.headers.get("allow"), "GET, HEAD");
		}
	}
	const unknown = ["BREW", "get", "Get", "GETS", "G", "PRI", "GET\t", " GET"];
	assert.equal(await offences(unknown.map((method) => ({ bytes: requestOf("/", [], method), statuses: [400] }))), []);
});

const ranges: readonly [range: string, status: number, text?: string, place?: string][] = [
	["bytes=0-0", 206, "0", "0-0"],
	["bytes=0-4", 206, "01234", "0-4"],
	["bytes=95-", 206, "56789", "95-99"],
	["bytes=-5", 206, "56789", "95-99"],
	["bytes=99-1000", 206, "9", "99-99"],
	["bytes=-1000", 206, DIGITS, "0-99"],
	[`bytes=0-${"9".repeat(400)}`, 206, DIGITS, "0-99"],
	[`bytes=-${"9".repeat(400)}`, 206, DIGITS, "0-99"],
	["bytes=0-18446744073709551616", 206, DIGITS, "0-99"],
	["bytes=100-", 416],
	["bytes=100-200", 416],
	["bytes=-0", 416],
	[`bytes=${"9".repeat(400)}-`, 416],
	["bytes=18446744073709551616-", 416],
	...[
		...["bytes=abc", "bytes=", "bytes=-", "bytes=5-2", "bytes=0-1,4-5", "0-1"],
		...["bytes=0-99,0-99", `bytes=${"0-,".repeat(500)}0-`, "lines=0-1", "-1"],
		...["bytes=--1", "bytes=0--1", "bytes=1.5-2", "bytes=0x1-2", "bytes=1e1-"],
		...["bytes 0-1", "=", "bytes=0-1;x", "bytes=NaN-", "bytes=+1-2", "\xff"],
	].map((range): [string, number, string] => [range, 200, DIGITS]),
];

requests("parts of a file are exactly those that were asked for", async () => {
	for (const { name, server } of both.sites) {
		await inBatches(ranges, async ([range, status, text, place]) => {
			sent += 2;
			const headers = [`Range: ${range}`];
			const [answer] = await answersTo(server.port, requestOf("/digits.txt", headers));
			const told = `${name}: ${range.slice(0, 50)}`;
			assert.is(answer?.status, status, told);
			if (text !== undefined) assert.is(answer?.body, text, told);
			if (status !== 200) assert.is(answer?.headers.get("content-range"), `bytes ${place ?? "*"}/100`, told);
			const [head] = await answersTo(server.port, requestOf("/digits.txt", headers, "HEAD"), { isHead: true });
			assert.is(head?.status, 200, `HEAD knows no parts: ${told}`);
		});
	}
});

requests("an empty file has no parts", async () => {
	assertNone(
		await offences([
			{ bytes: requestOf("/empty.txt"), statuses: [200] },
			{ bytes: requestOf("/empty.txt", ["Range: bytes=0-"]), statuses: [416] },
			{ bytes: requestOf("/empty.txt", ["Range: bytes=-1"]), statuses: [416] },
		]),
	);
});

requests("a copy counts by its ETag alone, however that is written", async () => {
	for (const { server } of both.sites) {
		const [first] = await answersTo(server.port, requestOf("/digits.txt"));
		const etag = first?.headers.get("etag");
		const conditions: readonly [header: string, status: number][] = [
			[`If-None-Match: ${etag}`, 304],
			[`If-None-Match: W/${etag}`, 304],
			[`If-None-Match: "a", "b",${etag}`, 304],
			["If-None-Match: *", 304],
			[`If-None-Match: ${"x,".repeat(3000)}${etag}`, 304],
			['If-None-Match: "x"', 200],
			["If-None-Match: ", 200],
			[`If-None-Match: ${etag?.slice(0, -2)}`, 200],
			[`If-None-Match: ${etag?.toUpperCase()}x`, 200],
			["If-Modified-Since: Thu, 01 Jan 2099 00:00:00 GMT", 200],
			["If-Modified-Since: nonsense", 200],
			[`If-None-Match: ${etag}\r\nRange: bytes=0-1`, 304],
			[`If-Range: ${etag}\r\nRange: bytes=0-1`, 206],
			[`If-Range: W/${etag}\r\nRange: bytes=0-1`, 200],
			['If-Range: "x"\r\nRange: bytes=0-1', 200],
			["If-Range: Thu, 01 Jan 2099 00:00:00 GMT\r\nRange: bytes=0-1", 200],
		];
		for (const [header, status] of conditions) {
			sent++;
			const [answer] = await answersTo(server.port, requestOf("/digits.txt", [header]));
			assert.is(answer?.status, status, header.slice(0, 60));
			if (status === 304) assert.is(answer?.body, "");
		}
	}
});

requests("an answer to HEAD has no body", async () => {
	const targets = ["/", "/help", "/digits.txt", "/long.txt", "/nowhere", "/old", "/%", "/.env"];
	for (const { server } of both.sites)
		for (const target of targets) {
			sent += 2;
			const accepts = ["Accept-Encoding: gzip"];
			const head = requestOf(target, accepts, "HEAD");
			const [got] = await answersTo(server.port, requestOf(target, accepts));
			const raw = await exchange(server.port, Buffer.from(head, "latin1"));
			assert.ok(raw.endsWith("\r\n\r\n"), target);
			const [answer] = answersIn(raw, true);
			assert.is(answer?.status, got?.status, target);
			const headersOf = (answer?: RawAnswer) => [...(answer?.headers ?? [])].filter(([name]) => name !== "date");
			assert.equal(headersOf(answer), headersOf(got), target);
		}
});

requests("whatever encodings are accepted, the text is whole", async () => {
	const accepts = [
		...["", "identity", "gzip", "br", "gzip, br", "x-gzip", "deflate", "zstd"],
		...["*", "*;q=0", "identity;q=0", "identity;q=0, *;q=0", "gzip;q=0, br;q=0"],
		...["gzip;q=1e9", "br;q=-1", "br;q=NaN", "gzip;q=0.0001", "GZIP;Q=1"],
		...["gzip;q=1;q=0", ";;;", ",,,", "gzip,".repeat(2000), "br;level=99"],
		...["__proto__", "constructor;q=1", "gzip\t;\tq=1", "\xff", "br".repeat(99)],
	];
	const want = "All notes are yours. ".repeat(500);
	for (const { name, server } of both.sites)
		await inBatches(accepts, async (accept) => {
			sent++;
			const [answer] = await answersTo(server.port, requestOf("/long.txt", [`Accept-Encoding: ${accept}`]));
			const told = `${name}: ${accept.slice(0, 40)}`;
			assert.is(answer?.status, 200, told);
			const bytes = Buffer.from(answer?.body ?? "", "latin1");
			const encoding = answer?.headers.get("content-encoding");
			const text = encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
			assert.is(text.toString(), want, told);
		});
});

// ---- A8: bad input never ends the server

const HIDDEN_REQUEST = "GET /digits.txt HTTP/1.1\r\nHost: localhost\r\n\r\n";

requests("no request is hidden inside another", async () => {
	const length = HIDDEN_REQUEST.length;
	const start = (method: string) => `${method} / HTTP/1.1\r\nHost: localhost\r\n`;
	const framings = [
		`Content-Length: ${length}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
		`Transfer-Encoding: chunked\r\nContent-Length: ${length}\r\n\r\n0\r\n\r\n`,
		`Content-Length: 0\r\nContent-Length: ${length}\r\n\r\n`,
		`Content-Length: ${length}\r\nContent-Length: ${length}\r\n\r\n`,
		`Content-Length: 0, ${length}\r\n\r\n`,
		`Content-Length: +${length}\r\n\r\n`,
		`Content-Length: -1\r\n\r\n`,
		`Content-Length: 0x10\r\n\r\n`,
		`Content-Length: ${"9".repeat(30)}\r\n\r\n`,
		`Content-Length : ${length}\r\n\r\n`,
		`Transfer-Encoding: identity, chunked, identity\r\n\r\n`,
		`Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
		`Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n`,
		`Transfer-Encoding: chunked\r\n\r\nzz\r\n\r\n`,
		`Transfer-Encoding: chunked\r\n\r\n${"f".repeat(40)}\r\n\r\n`,
		` folded: x\r\n\r\n`,
		`X: a\r\n b\r\nContent-Length\r\n\r\n`,
		`X: a\nContent-Length: ${length}\n\n`,
		`X:\x00a\r\n\r\n`,
	];
	const whole = [
		`Content-Length: ${length}\r\n\r\n`,
		`Transfer-Encoding: chunked\r\n\r\n${length.toString(16)}\r\n${HIDDEN_REQUEST}\r\n0\r\n\r\n`,
		`Expect: 100-continue\r\nContent-Length: ${length}\r\n\r\n`,
	];
	for (const method of ["GET", "POST", "HEAD"])
		for (const { name, server } of both.sites)
			await inBatches([...framings, ...whole], async (framing) => {
				sent++;
				const answer = await exchange(server.port, Buffer.from(start(method) + framing + HIDDEN_REQUEST, "latin1"), {
					patience: framings.includes(framing) ? PATIENCE_MS : 300,
				});
				const told = `${name}: ${method} ${JSON.stringify(framing)}`;
				assert.not.match(answer, DIGITS, told);
				assert.not.match(answer, /^HTTP\/1\.1 (5|100)/m, told);
				if (framings.includes(framing)) assert.match(answer, /^HTTP\/1\.1 400 /, told);
			});
});

requests("requests that do not wait are answered in their order", async () => {
	for (const { name, server } of both.sites) {
		sent += 60;
		const targets = Array.from({ length: 59 }, (_, index) => `/none-${index}`);
		const bytes = targets
			.map((target) => `HEAD ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
			.concat(requestOf("/digits.txt", ["Range: bytes=3-5"]))
			.join("");
		const raw = await exchange(server.port, bytes, { isEnough: (answer) => answer.endsWith("\r\n\r\n345") });
		const statuses = [...raw.matchAll(/^HTTP\/1\.1 (\d+)/gm)].map(([, s]) => s);
		assert.equal(statuses, [...targets.map(() => "404"), "206"], name);
		assert.ok(raw.endsWith("\r\n\r\n345"), name);
	}
});

requests("a flood of requests on one connection ends that only", async () => {
	for (const site of both.sites) {
		sent += 2000;
		const flood = "GET /digits.txt HTTP/1.1\r\nHost: localhost\r\n\r\n".repeat(2000);
		const raw = await exchange(site.server.port, flood);
		const count = raw.split("HTTP/1.1 200 OK").length - 1;
		assert.ok(count < 2000, `${site.name} answered all ${count}`);
		await isAlive(site);
	}
});

requests("long addresses and many headers are refused", async () => {
	const many = (count: number) => Array.from({ length: count }, (_, index) => `x${index}: 1`);
	assertNone(
		await offences([
			{ bytes: requestOf(`/${"a".repeat(100_000)}`), statuses: [431] },
			{ bytes: requestOf(`/?${"a".repeat(100_000)}`), statuses: [431] },
			{ bytes: requestOf("/", [`X: ${"x".repeat(100_000)}`]), statuses: [431] },
			{ bytes: requestOf("/", many(98)), statuses: [200] },
			{ bytes: requestOf("/", many(99)), statuses: [431] },
			{ bytes: requestOf("/", many(1000)), statuses: [431] },
			{ bytes: requestOf("/", many(5000)), statuses: [431] },
			{ bytes: requestOf("/a".repeat(4000)), statuses: [404] },
			{ bytes: requestOf("/%2e".repeat(3000)), statuses: [404] },
			{ bytes: requestOf(`/${"n".repeat(5000)}`), statuses: [404] },
			{ bytes: requestOf(`/${"%c3%a9".repeat(2000)}`), statuses: [404] },
			{ bytes: requestOf(`/${"e%cc%81".repeat(2000)}`), statuses: [404] },
		]),
	);
});

requests("nothing is expected of a client, and nothing is upgraded", async () => {
	const upgrade = (to: string) => ["Connection: Upgrade", `Upgrade: ${to}`];
	assertNone(
		await offences([
			{ bytes: requestOf("/", ["Expect: 100-continue"], "POST"), statuses: [405] },
			{ bytes: requestOf("/", ["Expect: 100-continue", "Content-Length: 1000000"], "POST"), statuses: [405] },
			{ bytes: requestOf("/", ["Expect: 100-continue"]), statuses: [200] },
			{ bytes: requestOf("/", ["Expect: 200-ok"]), statuses: [417] },
			{ bytes: requestOf("/", upgrade("websocket")), statuses: [200] },
			{ bytes: requestOf("/", upgrade("h2c")), statuses: [200] },
			{ bytes: requestOf("/", ["HTTP2-Settings: x"]), statuses: [200] },
			{ bytes: "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", statuses: [400] },
			{ bytes: "GET / HTTP/0.9\r\n\r\n", statuses: [400, 403] },
			{ bytes: "GET / HTTP/9.9\r\nHost: localhost\r\n\r\n", statuses: [400] },
			{ bytes: "GET /\r\n\r\n", statuses: [400, 403] },
			{ bytes: "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", statuses: [400] },
		]),
	);
});

requests("a thousand random requests later both still answer", async () => {
	for (const site of both.sites) {
		const random = randomBytes(42);
		const noise = Array.from({ length: 1000 }, (_, index) => {
			const bytes = random(120);
			const start = index % 3 === 0 ? "" : "GET /";
			const end = index % 3 === 1 ? " HTTP/1.1\r\nHost: localhost\r\n\r\n" : "\r\n\r\n";
			return Buffer.concat([Buffer.from(start), bytes, Buffer.from(end)]);
		});
		await inBatches(
			noise,
			async (bytes) => {
				sent++;
				const raw = await exchange(site.server.port, bytes, { patience: 100 });
				assert.not.match(raw, CANARY);
				assert.not.match(raw, /^HTTP\/1\.1 5/);
			},
			100,
		);
		await isAlive(site);
	}
});

requests("clients that leave at any moment disturb nobody", async () => {
	for (const site of both.sites) {
		const leaving = Array.from({ length: 100 }, (_, index) => index);
		await inBatches(leaving, (index) => {
			sent++;
			return new Promise<void>((left) => {
				const socket = connect(site.server.port, "127.0.0.1", () => {
					const text = requestOf("/long.txt").slice(0, 1 + index * 2);
					socket.write(text);
					if (index % 3 === 0) socket.end();
					else if (index % 3 === 1) socket.resetAndDestroy();
					else setTimeout(() => socket.destroy(), index % 10);
				});
				socket.setTimeout(500, () => socket.destroy());
				socket.on("error", () => {}).on("close", () => left());
				socket.resume();
			});
		});
		await isAlive(site);
	}
});

requests("a client that has closed its half is no error", async () => {
	for (const site of both.sites) {
		sent++;
		const closed = await new Promise<boolean>((done) => {
			const socket = connect(site.server.port, "127.0.0.1", () => socket.end(requestOf("/long.txt")));
			socket.setTimeout(PATIENCE_MS, () => done(false));
			socket.on("error", () => {}).on("close", () => done(true));
			socket.resume();
		});
		assert.ok(closed, `${site.name} keeps the connection`);
		await isAlive(site);
	}
});

requests("the suite is as large as it says", () => {
	if (process.env.DEBUG) console.log(`${sent} requests`);
	assert.ok(sent >= 2400, `${sent} requests were sent`);
});

requests.run();
