// Test run: integration
import { execFileSync } from "node:child_process";
import { mkdirSync, symlinkSync } from "node:fs";
import { networkInterfaces } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type SiteServer, serveFolder } from "../../../src/preview/serve/index.ts";
import { ask, askRaw, exchange } from "./client.ts";
import { folderOf } from "./folder.ts";

const CANARY = "nobody may read this";
const safety = suite("safety of the server");

let folder: ReturnType<typeof folderOf>;
let served: SiteServer;

safety.before(async () => {
	folder = folderOf({
		"root/index.html": "home",
		"root/404.html": "nothing here",
		"root/fr/404.html": "rien ici",
		"root/.env": CANARY,
		"root/.git/config": CANARY,
		"root/a/.env": CANARY,
		"root/a/real.txt": "real",
		"root/.well-known/security.txt": "Contact: us",
		"root/_redirects": "/evil //evil.com/ 301\n/evil2 /\\evil.com 301\n/old /new 301\n",
		"root-secret/s": CANARY,
		"root-secret/index.html": CANARY,
		"secret.md": CANARY,
		secret: CANARY,
	});
	const root = join(folder.path, "root");
	const link = (to: string, from: string) => symlinkSync(to, join(root, from));
	link("../secret.md", "link.md");
	link("../root-secret", "folder");
	link("../root-secret", "index-of");
	link("/etc/passwd", "passwd");
	link("loop", "loop");
	link(".env", "environment");
	link("a/real.txt", "inside.txt");
	mkdirSync(join(root, "devices"));
	if (process.platform !== "win32") execFileSync("mkfifo", [join(root, "devices/pipe")]);
	served = await serveFolder(root, { port: 0 });
});
safety.after(async () => {
	await served.close();
	folder.remove();
});

// ---- A1: no file outside the folder

const OUTSIDE = [
	"/../root-secret/s",
	"/%2e%2e/root-secret/s",
	"/..%2froot-secret%2fs",
	"/..%5croot-secret%5cs",
	"/..\\root-secret\\s",
	"/%2e%2e%5croot-secret%5cs",
	"/a/../../root-secret/s",
	"/a/..%2f..%2froot-secret/s",
	"/../secret",
	"/../secret.md",
	"/..%252fsecret",
	"/%252e%252e/secret",
	"//etc/passwd",
	"///etc/passwd",
	"/etc/passwd",
	"/%00",
	"/index.html%00.md",
	"/%",
	"/%c0%ae%c0%ae/secret",
	"/x#/../../secret",
	"/#/../secret",
	"http://evil/../secret",
	"http://localhost/",
	"/.env",
	"/.ENV",
	"/%2eenv",
	"/.git/config",
	"/.env/.",
	"/.env/",
	"/a/.env",
	"/a/.%2fenv",
	"/./index.html",
	"/.well-known/../secret",
	"/.well-known/.env",
	"-secret/s",
	"../root-secret/s",
	"\\..\\secret",
	"*",
	"?",
];
for (const target of OUTSIDE) {
	safety(`${target} is neither served nor found outside`, async () => {
		const answer = await askRaw(served.port, target);
		assert.match(answer, /^HTTP\/1\.1 40[04] /);
		assert.not.match(answer, CANARY);
		assert.not.match(answer, "root:");
	});
}

safety("a query does not change which file is served", async () => {
	const answer = await askRaw(served.port, "/?raw??../secret");
	assert.match(answer, /^HTTP\/1\.1 200 .*\r\n\r\nhome$/s);
});

safety("/.well-known/ is served although it begins in a dot", async () => {
	const answer = await ask(served.port, "/.well-known/security.txt");
	assert.is(answer.text, "Contact: us");
});

// ---- A2: links do not leave the folder

for (const path of ["/link.md", "/folder/s", "/folder/", "/index-of", "/passwd", "/loop", "/loop/x", "/environment"]) {
	safety(`${path}, a link that leads away, is not found`, async () => {
		const answer = await ask(served.port, path);
		assert.is(answer.status, 404);
		assert.is(answer.text, "nothing here");
	});
}

safety("a link to a file of the folder is served", async () => {
	assert.is((await ask(served.port, "/inside.txt")).text, "real");
});

safety("a named pipe is not found, and nobody waits for it", async () => {
	assert.is((await ask(served.port, "/devices/pipe")).status, 404);
});

// ---- A3: only this machine, only the right Host

for (const host of ["localhost", "localhost:3000", "LOCALHOST", "127.0.0.1", "127.0.0.1:80", "[::1]", "[::1]:3000"]) {
	safety(`Host: ${host} is answered`, async () => {
		assert.is((await ask(served.port, "/", { host })).status, 200);
	});
}
for (const host of [
	"evil.example",
	"evil.example:3000",
	"localhost.evil.example",
	"evil.localhost",
	"127.0.0.1.evil.example",
	"127.0.0.2",
	"localhost@evil.example",
]) {
	safety(`Host: ${host} is refused`, async () => {
		const answer = await ask(served.port, "/", { host });
		assert.is(answer.status, 403);
		assert.not.match(answer.text, "home");
	});
}

for (const request of [
	"GET / HTTP/1.0\r\n\r\n",
	"GET / HTTP/1.0\r\nHost:\r\n\r\n",
	"GET / HTTP/1.1\r\nHost: \r\nConnection: close\r\n\r\n",
]) {
	safety(`${JSON.stringify(request)} names no host: refused`, async () => {
		const answer = await exchange(served.port, request);
		assert.match(answer, /^HTTP\/1\.1 403 /);
	});
}

safety("the other addresses of this machine are not listened on", async () => {
	const own = Object.values(networkInterfaces())
		.flat()
		.find((address) => address?.family === "IPv4" && !address.internal);
	if (!own) return;
	const request = "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n";
	assert.is(await exchange(served.port, request, { host: own.address }), "");
});

// ---- A4: other sites cannot read it

for (const origin of ["http://evil.example", "http://1.2.3.4", "null"]) {
	safety(`a page of ${origin} is given no leave to read`, async () => {
		const { headers } = await ask(served.port, "/", { origin });
		const names = Object.keys(headers);
		assert.not(names.some((name) => name.startsWith("access-control-")));
	});
}

// ---- A5: Windows paths

for (const target of [
	"/a\\b",
	"/a%5cb",
	"/%5c%5cserver%5cshare",
	"/C:/windows/win.ini",
	"/c%3a/windows/win.ini",
	"/index.html::$DATA",
	"/index.html%3a%3a$DATA",
]) {
	safety(`${target} is a bad request`, async () => {
		assert.match(await askRaw(served.port, target), /^HTTP\/1\.1 400 /);
	});
}

// ---- A6: redirects stay on the site

for (const target of [
	"//evil.com/%2e%2e",
	"//evil.com/..",
	"//evil.com",
	"/\\evil.com",
	"/%5cevil.com/..",
	"/fr//evil.com",
	"/fr//evil.com/",
	"/%2fevil.com",
	"/evil",
	"/evil2",
	"//old",
	"http://evil.com/old",
]) {
	safety(`${target} does not lead to another host`, async () => {
		const answer = await askRaw(served.port, target);
		assert.match(answer, /^HTTP\/1\.1 40[04] /);
		assert.not.match(answer, /^location:/im);
	});
}

safety("a query cannot bend a redirect", async () => {
	const answer = await askRaw(served.port, "/old?//evil.com/@x");
	assert.match(answer, /^HTTP\/1\.1 301 /);
	assert.match(answer, "\r\nLocation: /new?//evil.com/@x\r\n");
});

// ---- A8: bad input never ends the server

safety("a thousand random requests later it still answers", async () => {
	const random = randomBytes(42);
	for (let round = 0; round < 10; round++)
		await Promise.all(
			Array.from({ length: 100 }, (_, index) => {
				const bytes = random(120);
				const start = index % 3 === 0 ? "" : "GET /";
				const end = index % 3 === 1 ? " HTTP/1.1\r\nHost: localhost\r\n\r\n" : "\r\n\r\n";
				return exchange(served.port, Buffer.concat([Buffer.from(start), bytes, Buffer.from(end)]), { patience: 100 });
			}),
		);
	assert.is((await ask(served.port, "/")).status, 200);
});

safety("headers without end are refused", async () => {
	const answer = await exchange(served.port, `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"x".repeat(100_000)}\r\n\r\n`);
	assert.not.match(answer, "home");
	assert.is((await ask(served.port, "/")).status, 200);
});

safety("a path of a thousand folders is not found", async () => {
	const answer = await ask(served.port, "/a".repeat(1000));
	assert.is(answer.status, 404);
});

safety("a name longer than any disk allows is not found", async () => {
	assert.is((await ask(served.port, `/${"n".repeat(5000)}`)).status, 404);
});

/** The same bytes in each run, so that a failure can be repeated. */
function randomBytes(seed: number): (length: number) => Buffer {
	let state = seed;
	return (length) =>
		Buffer.from(
			Array.from({ length }, () => {
				state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
				return state >> 16;
			}),
		);
}

safety.run();
