// Test run: integration
/** What readers see while a site is published again and again. */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { toOutputPath } from "../../../src/model/urls/route.ts";
import { type Disk, nodeDisk } from "../../../src/pipeline/emit/disk.ts";
import { exchangeFolders } from "../../../src/pipeline/emit/exchange.ts";
import { openOutputFolder } from "../../../src/pipeline/emit/index.ts";
import { serveFolder } from "../../../src/preview/serve/index.ts";
import { inFolder } from "../../site.ts";
import { repository } from "./command.ts";
import { withHeldFolder, withoutExchange } from "./faulty-disk.ts";

const readers = suite("readers");

const FILES = 30;
const ROUNDS = 20;

async function publish(dist: string, round: number, disk: Disk) {
	const options = { disk, manyFiles: 0 };
	const writing = await openOutputFolder(dist, path.dirname(dist), options);
	await writing.add([
		{ path: toOutputPath("index.html"), contents: `<p>${round}</p>` },
		...Array.from({ length: FILES }, (_, i) => ({
			path: toOutputPath(`${i}/index.html`),
			contents: `<p>${i} of ${round}</p>`,
		})),
	]);
	await writing.publish();
}

const ways: Readonly<Record<string, (folder: string) => Disk>> = {
	"exchanged with the new one": () => nodeDisk,
	"replaced by two renames": () => withoutExchange,
	"kept, and its files are replaced": withHeldFolder,
};

for (const [what, diskFor] of Object.entries(ways))
	readers(`ssg serve always answers while the folder is ${what}`, () =>
		inFolder(async (parent) => {
			const dist = path.join(parent, "dist");
			await publish(dist, 0, nodeDisk);
			const server = await serveFolder(dist, { port: 0 });
			try {
				let isOver = false;
				const statuses = new Set<number>();
				const ask = async () => {
					while (!isOver) statuses.add((await fetch(`${server.url}7/`)).status);
				};
				const asking = [ask(), ask(), ask()];
				for (let round = 1; round <= ROUNDS; round++) {
					await publish(dist, round, diskFor(dist));
					for (let i = 0; i < 20; i++) await turn();
				}
				isOver = true;
				await Promise.all(asking);
				assert.equal([...statuses], [200]);
				const last = await (await fetch(`${server.url}7/`)).text();
				assert.is(last, `<p>7 of ${ROUNDS}</p>`);
			} finally {
				await server.close();
			}
		}),
	);

readers("ssg serve waits while the folder is away, and answers with an error when it does not return", () =>
	inFolder(async (parent) => {
		const dist = path.join(parent, "dist");
		await publish(dist, 1, nodeDisk);
		const server = await serveFolder(dist, { port: 0 });
		const away = path.join(parent, "away");
		try {
			nodeDisk.rename(dist, away);
			const answer = fetch(server.url);
			await new Promise((resolve) => setTimeout(resolve, 20));
			nodeDisk.rename(away, dist);
			assert.is((await answer).status, 200);
			nodeDisk.rename(dist, away);
			assert.is((await fetch(server.url)).status, 500);
		} finally {
			await server.close();
		}
	}),
);

const mayExchange = await inFolder(async (folder) => {
	for (const name of ["a", "b"]) nodeDisk.makeFolder(path.join(folder, name));
	return exchangeFolders(path.join(folder, "a"), path.join(folder, "b"));
});

if (!mayExchange) console.log("this system cannot exchange two folders");
else
	readers("two folders change places in one step, or nothing happens", () =>
		inFolder(async (folder) => {
			const [one, two] = ["o'n e", "-two"].map((name) => path.join(folder, name)) as [string, string];
			for (const name of [one, two]) {
				nodeDisk.makeFolder(name);
				nodeDisk.write(path.join(name, "name"), path.basename(name));
			}
			const inodes = [one, two].map((name) => statSync(name).ino);
			assert.ok(exchangeFolders(one, two));
			assert.equal(
				[two, one].map((name) => statSync(name).ino),
				inodes,
			);
			assert.is(readFileSync(path.join(one, "name"), "utf8"), "-two");
			assert.throws(() => exchangeFolders(one, path.join(folder, "none")));
			assert.is(readFileSync(path.join(one, "name"), "utf8"), "-two");
		}),
	);

/** Perl, some time after it was asked for. */
const SLOW = `#!/bin/sh\nsleep 1\nexec ${spawnSync("which", ["perl"]).stdout.toString().trim()} "$@"\n`;

if (mayExchange)
	readers("folders do not change places after the build was killed", () =>
		inFolder(async (folder) => {
			const [one, two] = ["one", "two"].map((name) => path.join(folder, name)) as [string, string];
			for (const name of [one, two]) nodeDisk.makeFolder(name);
			nodeDisk.write(path.join(folder, "perl"), SLOW);
			chmodSync(path.join(folder, "perl"), 0o755);
			const module = new URL("../../../src/pipeline/emit/exchange.ts", import.meta.url);
			const { ino } = statSync(one);
			const run = (isKilled: boolean) => {
				const child = spawn(
					process.execPath,
					[
						...["--import", "tsx", "--input-type=module", "-e"],
						`import { exchangeFolders } from ${JSON.stringify(module.href)};
						 console.log("begins");
						 exchangeFolders(${JSON.stringify(one)}, ${JSON.stringify(two)});`,
					],
					{
						cwd: repository,
						env: { ...process.env, PATH: `${folder}:${process.env.PATH}` },
						stdio: ["ignore", "pipe", "inherit"],
					},
				);
				child.stdout.once("data", () => {
					if (isKilled) setTimeout(() => child.kill("SIGKILL"), 300);
				});
				return once(child, "close");
			};
			await run(true);
			await new Promise((resolve) => setTimeout(resolve, 2000));
			assert.is(statSync(one).ino, ino);
			await run(false);
			assert.is(statSync(two).ino, ino);
		}),
	);

readers.run();
