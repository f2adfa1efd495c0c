// Test run: integration, kinds
/** What readers see while a site is published again and again. */
import path from "node:path";
import { setImmediate as turn } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Disk, nodeDisk } from "../../../src/pipeline/emit/disk.ts";
import { serveFolder } from "../../../src/preview/serve/index.ts";
import { rarely } from "../../slow-run.ts";
import { withHeldFolder } from "./faulty-disk.ts";
import { emit, inParent } from "./output-folder.ts";

const readers = suite("readers");

const FILES = 30;
const ROUNDS = 20;

const publish = (dist: string, round: number, disk: Disk) =>
	emit(
		dist,
		{
			"index.html": `<p>${round}</p>`,
			...Object.fromEntries(Array.from({ length: FILES }, (_, i) => [`${i}/index.html`, `<p>${i} of ${round}</p>`])),
		},
		{ disk, manyFiles: 0 },
	);

const ways: Readonly<Record<string, (folder: string) => Disk>> = {
	replaced: () => nodeDisk,
	"kept, and its files are replaced": withHeldFolder,
};

for (const [what, diskFor] of Object.entries(ways))
	rarely(readers)(`ssg serve always answers while the folder is ${what}`, () =>
		inParent(async (dist) => {
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
	inParent(async (dist, parent) => {
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

readers.run();
