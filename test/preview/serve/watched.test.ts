// Test run: integration, kinds
/** What only a watching server has: its own addresses, and builds that go on whatever happens. */
import { symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadConfig } from "../../../src/config/load.ts";
import { type RebuildEvent, type WatchOptions, watchAndServe } from "../../../src/preview/watch/index.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { rarely } from "../../slow-run.ts";
import { type ServedSites, serveBoth } from "./both-servers.ts";
import { ask, exchange, until } from "./client.ts";

const watched = suite("a watching server");

let both: ServedSites;
let port = 0;

watched.before(async () => {
	both = await serveBoth();
	port = both.sites.find(({ name }) => name === "watch")?.server.port ?? 0;
});
watched.after(() => both.close());

watched("sends the policy of the site, which permits its script", async () => {
	const { headers } = await ask(port, "/");
	assert.match(String(headers["content-security-policy"]), /^default-src 'self'; script-src 'self' /);
});

const OWN = ["/__ssg/changes", "/__ssg/watch.js", "/__ssg/changes?x"];

/** An event stream has no end: its first event is enough. */
const answerTo = (path: string, headers: Readonly<Record<string, string>>) =>
	exchange(
		port,
		[
			`GET ${path} HTTP/1.1`,
			...Object.entries(headers).map((header) => header.join(": ")),
			"Connection: close\r\n\r\n",
		].join("\r\n"),
		{ isEnough: (answer) => /^data: .*\n\n/m.test(answer) },
	);

const foreign: readonly Readonly<Record<string, string>>[] = [
	{ Origin: "http://evil.example" },
	{ Origin: "https://evil.example" },
	{ Origin: "http://1.2.3.4" },
	{ Origin: "null" },
	{ Origin: "http://localhost" },
	{ Origin: "http://localhost:1" },
	{ Origin: "file://" },
	{ "Sec-Fetch-Site": "cross-site" },
	{ "Sec-Fetch-Site": "same-site" },
	{ "Sec-Fetch-Site": "cross-site", "Sec-Fetch-Mode": "no-cors" },
];
for (const headers of foreign) {
	watched(`${JSON.stringify(headers)} is refused what is ours`, async () => {
		for (const path of OWN) {
			const answer = await answerTo(path, { Host: `localhost:${port}`, ...headers });
			assert.match(answer, /^HTTP\/1\.1 403 /, path);
			assert.not.match(answer, /^data:|EventSource|^access-control/im);
		}
	});
}

watched("a page of the server itself is given what is ours", async () => {
	for (const name of ["localhost", "127.0.0.1", "[::1]"]) {
		const Host = `${name}:${port}`;
		for (const headers of [
			{ Host },
			{ Host, Origin: `http://${Host}` },
			{ Host, "Sec-Fetch-Site": "same-origin" },
			{ Host, "Sec-Fetch-Site": "none" },
		]) {
			const answer = await answerTo("/__ssg/changes", headers);
			assert.match(answer, /^HTTP\/1\.1 200 /);
			assert.match(answer, /^data: \{"problems":\[/m);
			assert.not.match(answer, /^access-control/im);
			assert.match(await answerTo("/__ssg/watch.js", headers), /^HTTP\/1\.1 200 .*EventSource/s);
		}
	}
});

watched("other sites load nothing of it as a script or an image", async () => {
	for (const [path, type] of [
		["/help/index.json", "application/json; charset=utf-8"],
		["/search-index.json", "application/json; charset=utf-8"],
		["/help/", "text/html; charset=utf-8"],
		["/digits.txt", "text/plain; charset=utf-8"],
		["/__ssg/watch.js", "text/javascript; charset=utf-8"],
	]) {
		const { status, headers } = await ask(port, String(path));
		assert.is(status, 200, path);
		assert.is(headers["content-type"], type);
		assert.is(headers["x-content-type-options"], "nosniff");
		assert.is(headers["cross-origin-resource-policy"], "same-origin");
	}
	const stream = await answerTo("/__ssg/changes", { Host: "localhost" });
	assert.match(stream, "Content-Type: text/event-stream");
	assert.match(stream, "X-Content-Type-Options: nosniff");
	assert.match(stream, "Cross-Origin-Resource-Policy: same-origin");
});

rarely(watched)("a link to a folder elsewhere is not watched", () =>
	withSite({}, async ({ builds, root }) => {
		await until(() => builds.length === 1);
		writeFileSync(join(root, "../elsewhere/x.md"), "changed");
		await setTimeout(500);
		assert.is(builds.length, 1);
		writeFileSync(join(root, "content/en/help/index.md"), "# Changed\n");
		await until(() => builds.length > 1);
	}),
);

watched("a listener that fails does not end the builds", async () => {
	const errors: string[] = [];
	const failing: Partial<WatchOptions> = {
		onRebuild: () => {
			throw new Error("the terminal is gone");
		},
		onError: ({ message }) => errors.push(message),
	};
	await withSite(failing, async ({ port, root }) => {
		await until(() => errors.length > 0);
		const file = join(root, "content/en/help/index.md");
		for (const title of ["Second", "Third"]) {
			writeFileSync(file, `# ${title} edition\n`);
			await until(async () => (await ask(port, "/help")).text.includes(`${title} edition`));
		}
		await until(() => errors.includes("the terminal is gone"));
	});
});

interface WatchedSite {
	readonly port: number;
	readonly root: string;
	readonly builds: readonly RebuildEvent[];
}

/** Watches a site with a link to a folder beside it, and with one that leads to itself. */
const withSite = (options: Partial<WatchOptions>, use: (site: WatchedSite) => Promise<void>): Promise<void> =>
	inFolder(async (folder) => {
		const root = join(folder, "root");
		writeFiles(folder, {
			"elsewhere/x.md": "first",
			"root/site.config.ts": 'export default { title: "Notebook", url: "https://example.org" };\n',
			"root/content/en/help/index.md": "# Help\n",
		});
		symlinkSync("../elsewhere", join(root, "linked"));
		symlinkSync("loop", join(root, "loop"));
		const builds: RebuildEvent[] = [];
		const { port, close } = await watchAndServe(await loadConfig(root), {
			port: 0,
			onRebuild: (build) => builds.push(build),
			...options,
		});
		try {
			await use({ port, root, builds });
		} finally {
			await close();
		}
	});

watched.run();
