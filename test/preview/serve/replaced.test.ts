// Test run: integration
/** Files and folders that change while they are served, and a machine that fails. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
	appendFileSync,
	mkdirSync,
	renameSync,
	rmSync,
	symlinkSync,
	unlinkSync,
	utimesSync,
	writeFileSync,
} from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
	type Body,
	type ContentSource,
	FileChangedError,
	fileFromDisk,
	openFolderSource,
	type StaticFile,
} from "../../../src/preview/serve/content-source.ts";
import { type ServeOptions, type SiteServer, serveContent, serveFolder } from "../../../src/preview/serve/index.ts";
import { ask, until } from "./client.ts";
import { folderOf } from "./folder.ts";

const replaced = suite("files replaced while they are served");

const servers: SiteServer[] = [];
/** Also of a test that failed: a server that is open keeps the process from ending. */
replaced.after.each(async () => {
	for (const server of servers.splice(0)) await server.close();
});

async function opened(opening: Promise<SiteServer>): Promise<SiteServer> {
	const server = await opening;
	servers.push(server);
	return server;
}

const openFolder = (folder: string, options: Partial<ServeOptions> = {}) =>
	opened(serveFolder(folder, { port: 0, ...options }));

const openAnswers = (answers: ContentSource, options: Partial<ServeOptions> = {}) =>
	opened(serveContent(answers, { port: 0, ...options }));

/** Gives a temporary folder with a site in `dist`. */
async function withSite(
	use: (folder: string) => Promise<void>,
	files: Readonly<Record<string, string | Uint8Array>> = { "dist/index.html": "first" },
): Promise<void> {
	const folder = folderOf(files);
	try {
		await use(folder.path);
	} finally {
		folder.remove();
	}
}

const textOf = async (body: Body): Promise<string> =>
	(body instanceof Uint8Array ? Buffer.from(body) : await buffer(body)).toString();

replaced("a folder that takes another one's place is served", () =>
	withSite(async (folder) => {
		const dist = join(folder, "dist");
		const server = await openFolder(dist);
		assert.is((await ask(server.port, "/")).text, "first");
		for (const text of ["second", "third"]) {
			const next = join(folder, "next");
			mkdirSync(next);
			writeFileSync(join(next, "index.html"), text);
			renameSync(dist, join(folder, "old"));
			renameSync(next, dist);
			rmSync(join(folder, "old"), { recursive: true });
			assert.is((await ask(server.port, "/")).text, text);
		}
	}),
);

replaced("a link that comes to lead to another folder is followed", () =>
	withSite(
		async (folder) => {
			const dist = join(folder, "dist");
			symlinkSync("one", dist);
			const server = await openFolder(dist);
			const before = await ask(server.port, "/");
			symlinkSync("two", join(folder, "new"));
			renameSync(join(folder, "new"), dist);
			const after = await ask(server.port, "/", { "if-none-match": String(before.headers.etag) });
			assert.is(before.text, "one");
			assert.is(after.text, "two");
		},
		{ "one/index.html": "one", "two/index.html": "two" },
	),
);

replaced("a folder that is away for a moment is waited for", () =>
	withSite(async (folder) => {
		const dist = join(folder, "dist");
		const server = await openFolder(dist);
		renameSync(dist, join(folder, "away"));
		const answer = ask(server.port, "/");
		await setTimeout(100);
		renameSync(join(folder, "away"), dist);
		assert.is((await answer).text, "first");
	}),
);

replaced("a folder that is gone is the server's error, said once", () =>
	withSite(async (folder) => {
		const errors: string[] = [];
		const onError = ({ message }: Error) => errors.push(message);
		const dist = join(folder, "dist");
		const server = await openFolder(dist, { onError });
		rmSync(dist, { recursive: true });
		const answers = await Promise.all([ask(server.port, "/"), ask(server.port, "/x")]);
		assert.equal(
			answers.map(({ status }) => status),
			[500, 500],
		);
		assert.is(errors.length, 1);
		assert.match(errors[0] ?? "", /ENOENT/);
		mkdirSync(dist);
		writeFileSync(join(dist, "index.html"), "again");
		assert.is((await ask(server.port, "/")).text, "again");
	}),
);

const changes: readonly [how: string, change: (file: string) => void][] = [
	[
		"is replaced by a rename",
		(file) => {
			writeFileSync(`${file}.new`, "other");
			renameSync(`${file}.new`, file);
		},
	],
	["is written in place", (file) => writeFileSync(file, "other text")],
	["grows", (file) => appendFileSync(file, " and more")],
	["is cut short", (file) => writeFileSync(file, "")],
	["is removed", (file) => unlinkSync(file)],
	[
		"becomes a link",
		(file) => {
			writeFileSync(`${file}.new`, "first");
			unlinkSync(file);
			symlinkSync(`${file}.new`, file);
		},
	],
	[
		"becomes another file of the same size and age",
		(file) => {
			writeFileSync(`${file}.new`, "other");
			utimesSync(`${file}.new`, 1, 1);
			renameSync(`${file}.new`, file);
		},
	],
];
for (const [how, change] of changes) {
	replaced(`a file that ${how} is not sent as the one before`, () =>
		withSite(async (folder) => {
			utimesSync(join(folder, "dist/index.html"), 1, 1);
			const answers = await openFolderSource(join(folder, "dist"));
			const found = (await answers.find("index.html")) as StaticFile;
			assert.is(await textOf(await found.read(0, 4)), "first");
			change(join(folder, "dist/index.html"));
			try {
				await found.read(0, 4);
				assert.unreachable();
			} catch (error) {
				assert.instance(error, FileChangedError);
			}
			const now = await answers.find("index.html");
			assert.is.not(now?.version, found.version);
		}),
	);
}

replaced("a request starts again when its file was replaced meanwhile", async () => {
	let finds = 0;
	const find = async (name: string): Promise<StaticFile | undefined> => {
		if (name !== "index.html") return undefined;
		const isOld = ++finds < 3;
		return {
			version: isOld ? "old" : "new",
			size: 3,
			read: async () => {
				if (isOld) throw new FileChangedError(name);
				return Buffer.from("new");
			},
		};
	};
	const server = await openAnswers({ find });
	for (const headers of [{}, { range: "bytes=0-" }]) {
		finds = 0;
		const { text, headers: got } = await ask(server.port, "/", headers);
		assert.is(text, "new");
		assert.is(got.etag, '"new"');
	}
});

replaced("a large file is not begun when it is another by then", () =>
	withSite(
		async (folder) => {
			const answers = await openFolderSource(join(folder, "dist"));
			const found = (await answers.find("film.mp4")) as StaticFile;
			writeFileSync(join(folder, "dist/film.mp4"), Buffer.alloc(3_000_000, "b"));
			try {
				await found.read(0, 2_999_999);
				assert.unreachable();
			} catch (error) {
				assert.instance(error, FileChangedError);
			}
		},
		{ "dist/film.mp4": Buffer.alloc(3_000_000, "a") },
	),
);

replaced("a large file that is replaced is sent to its end", () =>
	withSite(
		async (folder) => {
			const file = join(folder, "dist/film.mp4");
			const server = await openFolder(join(folder, "dist"));
			const answer = new Promise<Buffer>((done, failed) => {
				const socket = connect(server.port, "127.0.0.1");
				socket.write("GET /film.mp4 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
				socket.once("data", (first) => {
					socket.pause();
					writeFileSync(`${file}.new`, Buffer.alloc(20_000_000, "b"));
					renameSync(`${file}.new`, file);
					buffer(socket).then((rest) => done(Buffer.concat([first, rest])), failed);
				});
			});
			const all = await answer;
			const body = all.subarray(all.indexOf("\r\n\r\n") + 4);
			assert.is(body.length, 20_000_000);
			assert.ok(body.every((byte) => byte === 97)); // "a", the first file's
		},
		{ "dist/film.mp4": Buffer.alloc(20_000_000, "a") },
	),
);

replaced("a watched file that becomes a link out of the site is gone", () =>
	withSite(
		async (folder) => {
			const root = join(folder, "root");
			const [file, inside] = [join(root, "a.txt"), join(root, "b.txt")];
			assert.ok(await fileFromDisk(file, root));
			symlinkSync("a.txt", inside);
			assert.ok(await fileFromDisk(inside, root));
			unlinkSync(file);
			symlinkSync("../secret", file);
			assert.is(await fileFromDisk(file, root), undefined);
			assert.is(await fileFromDisk(inside, root), undefined);
		},
		{ "root/a.txt": "a", secret: "secret" },
	),
);

// ---- a machine that fails

replaced("an error in a handler is that request's, and is said once", async () => {
	const errors: string[] = [];
	const server = await openAnswers(
		{ find: async () => undefined },
		{
			own: async (path) => {
				if (path.startsWith("/bug")) throw new TypeError("x is not a function");
				return undefined;
			},
			onError: ({ message }) => errors.push(message),
		},
	);
	for (const path of ["/bug", "/bug?again", "/bug/other"]) assert.is((await ask(server.port, path)).status, 500);
	assert.is((await ask(server.port, "/")).status, 404);
	assert.equal(errors, ["x is not a function"]);
});

replaced("an error listener may throw", async () => {
	const server = await openAnswers(
		{ find: () => Promise.reject(new Error("the disk is gone")) },
		{
			onError: () => {
				throw new Error("the terminal is gone");
			},
		},
	);
	assert.is(await ask(server.port, "/").catch(() => "ended"), "ended");
	assert.is((await ask(server.port, "/")).status, 500);
});

replaced("too many open files are survived", async () => {
	if (process.platform === "win32") return;
	await withSite(async (folder) => {
		const program = `
			import { serveFolder } from ${JSON.stringify(new URL("../../../src/preview/serve/index.ts", import.meta.url).href)};
			const { port } = await serveFolder(process.argv[1], { port: 0 });
			process.stdout.write(String(port));`;
		const child = spawn(
			"sh",
			[
				"-c",
				'ulimit -n 60; exec "$0" --import tsx --input-type=module -e "$@"',
				...[process.execPath, program, join(folder, "dist")],
			],
			{ stdio: ["ignore", "pipe", "inherit"] },
		);
		const [started] = await Promise.race([once(child.stdout, "data"), once(child, "close").then(() => [""])]);
		const port = Number(String(started));
		assert.ok(port > 0, "the server did not start");
		const sockets = Array.from({ length: 200 }, () => {
			const socket = connect(port, "127.0.0.1");
			socket.on("error", () => {});
			socket.write("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n");
			return socket;
		});
		await setTimeout(500);
		for (const socket of sockets) socket.destroy();
		// Until the server has closed what it could not open, new connections are reset too.
		let text = "";
		await until(async () => {
			text = (await ask(port, "/").catch(() => ({ text: "" }))).text;
			return text !== "" || child.exitCode !== null;
		});
		child.kill();
		assert.is(child.exitCode, null);
		assert.is(text, "first");
	});
});

replaced.run();
