// Test run: integration
/** Each way to publish, with an error and with a kill at each of its steps. */
import { existsSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Disk, nodeDisk } from "../../../src/pipeline/emit/disk.ts";
import { openOutputFolder, recoverFolder } from "../../../src/pipeline/emit/index.ts";
import { writeFiles } from "../../site.ts";
import { faultyDisk, withHeldFolder } from "./faulty-disk.ts";
import { contentOf, emit, inParent, type OutputTexts } from "./output-folder.ts";

const publishing = suite("publishing");

/** One file stays, is another, is new, is gone; a file becomes a folder and the other way round. */
const before: OutputTexts = {
	"index.html": "same",
	"a.html": "old",
	"gone/deep/index.html": "old",
	turn: "a file",
	"fold/index.html": "in a folder",
};
const after: OutputTexts = {
	"index.html": "same",
	"a.html": "new",
	"new/deep/index.html": "new",
	"turn/index.html": "in a folder",
	fold: "a file",
};

interface Ways {
	readonly manyFiles: number;
	readonly base: (folder: string) => Disk;
}

/** Every way in which a site is published. */
const ways: Readonly<Record<string, Ways>> = {
	"file by file": { manyFiles: 1000, base: () => nodeDisk },
	"as a whole": { manyFiles: 0, base: () => nodeDisk },
	"file by file, because the folder is held": { manyFiles: 0, base: withHeldFolder },
};

const sorted = (site: OutputTexts): OutputTexts =>
	Object.fromEntries(Object.entries(site).sort(([a], [b]) => (a < b ? -1 : 1)));

const isOneOf = (site: OutputTexts, ...sites: OutputTexts[]): boolean =>
	sites.some((one) => JSON.stringify(sorted(one)) === JSON.stringify(site));

const NEVER = 1e6;

/** How many steps a publication takes. */
async function stepsOf({ manyFiles, base }: Ways): Promise<number> {
	let count = 0;
	await inParent(async (dist) => {
		await emit(dist, before);
		const { disk, arm, steps } = faultyDisk({ at: NEVER, code: "" }, base(dist));
		await emit(dist, after, { disk, manyFiles, arm });
		assert.equal(contentOf(dist), sorted(after));
		count = steps();
	});
	return count;
}

for (const [name, { manyFiles, base }] of Object.entries(ways)) {
	publishing(`${name}: an error at any step leaves one whole site`, async () => {
		const count = await stepsOf({ manyFiles, base });
		assert.ok(count > 10);
		for (const code of ["ENOSPC", "EACCES", "EXDEV"])
			for (let at = 1; at <= count; at++)
				await inParent(async (dist, parent) => {
					await emit(dist, before);
					const { disk, arm } = faultyDisk({ at, code }, base(dist));
					const failure = await emit(dist, after, { disk, manyFiles, arm }).then(
						() => undefined,
						(error: Error) => error,
					);
					const where = `${code} at step ${at} of ${count}: ${failure?.message}`;
					assert.equal(contentOf(dist), sorted(failure ? before : after), where);
					if (failure) assert.match(failure.message, /^cannot write .*: /, where);
					await emit(dist, after);
					assert.equal(contentOf(dist), sorted(after), where);
					assert.equal(readdirSync(parent), ["dist"], where);
				});
	});

	publishing(`${name}: after a kill at any step the next command finds one whole site`, async () => {
		const count = await stepsOf({ manyFiles, base });
		const seen = new Set<string>();
		for (let at = 1; at <= count; at++)
			await inParent(async (dist, parent) => {
				await emit(dist, before);
				const { disk, arm } = faultyDisk({ at, code: "killed", isEnd: true }, base(dist));
				await emit(dist, after, { disk, manyFiles, arm }).catch(() => {});
				const where = `step ${at} of ${count}`;
				if (name === "as a whole" && existsSync(dist)) assert.ok(isOneOf(contentOf(dist), before, after), where);
				await recoverFolder(dist);
				const site = contentOf(dist);
				assert.ok(isOneOf(site, before, after), `${where}: ${JSON.stringify(site)}`);
				seen.add(JSON.stringify(site));
				assert.equal(readdirSync(parent), ["dist"], where);
				await emit(dist, after);
				assert.equal(contentOf(dist), sorted(after), where);
			});
		assert.is(seen.size, 2); // some were killed before, and some after
	});
}

publishing("what leads back may be interrupted, too", async () => {
	const way = ways["file by file"] as Ways;
	const count = await stepsOf(way);
	for (let at = 5; at <= count; at += 3)
		for (let again = 1; again <= 12; again++)
			await inParent(async (dist) => {
				await emit(dist, before);
				const first = faultyDisk({ at, code: "killed", isEnd: true });
				await emit(dist, after, first).catch(() => {});
				const second = faultyDisk({ at: again, code: "killed", isEnd: true });
				second.arm();
				await openOutputFolder(dist, dist, second)
					.then((writing) => writing.discard())
					.catch(() => {});
				await recoverFolder(dist);
				const site = contentOf(dist);
				assert.ok(isOneOf(site, before, after), `${at}, ${again}`);
			});
});

publishing("a first site is there as a whole, or not at all", async () => {
	for (let at = 1; at <= 4; at++)
		await inParent(async (dist, parent) => {
			const { disk, arm } = faultyDisk({ at, code: "killed", isEnd: true });
			await emit(dist, after, { disk, arm }).catch(() => {});
			assert.ok(isOneOf(contentOf(dist), { "(no folder)": "" }, after), `${at}`);
			await recoverFolder(dist);
			assert.ok(isOneOf(contentOf(dist), { "(no folder)": "" }, after), `${at}`);
			assert.ok(readdirSync(parent).every((name) => name === "dist"));
		});
});

publishing("a journal does nothing to a folder that is another one since", () =>
	inParent(async (dist) => {
		await emit(dist, before);
		const { disk, arm } = faultyDisk({ at: 14, code: "killed", isEnd: true });
		await emit(dist, after, { disk, arm }).catch(() => {});
		assert.not.ok(isOneOf(contentOf(dist), before, after));
		writeFiles(dist, { ".ssg-files": "another build's\n" });
		const site = contentOf(dist);
		await recoverFolder(dist);
		assert.equal(contentOf(dist), site);
	}),
);

publishing("a folder with files of others is not replaced, and keeps them", () =>
	inParent(async (dist) => {
		await emit(dist, before);
		writeFiles(dist, { CNAME: "notes.example", "gone/mine.txt": "mine" });
		const { ino } = statSync(dist);
		await emit(dist, after, { manyFiles: 0 });
		assert.is(statSync(dist).ino, ino);
		assert.equal(contentOf(dist), sorted({ ...after, CNAME: "notes.example", "gone/mine.txt": "mine" }));
	}),
);

publishing("what others put into the folder while it is replaced stays", () =>
	inParent(async (dist) => {
		await emit(dist, before);
		const disk: Disk = {
			...nodeDisk,
			rename(from, to) {
				if (from === dist) writeFiles(dist, { "late/mine.txt": "mine" });
				nodeDisk.rename(from, to);
			},
		};
		await emit(dist, after, { manyFiles: 0, disk });
		assert.equal(contentOf(dist), sorted({ ...after, "late/mine.txt": "mine" }));
	}),
);

publishing("the working folder is not replaced", () =>
	inParent(async (dist) => {
		await emit(dist, before);
		const { ino } = statSync(dist);
		const cwd = process.cwd();
		process.chdir(dist);
		try {
			await emit(dist, after, { manyFiles: 0 });
		} finally {
			process.chdir(cwd);
		}
		assert.is(statSync(dist).ino, ino);
		assert.equal(contentOf(dist), sorted(after));
	}),
);

publishing("a replaced folder has the rights of the old one", () =>
	inParent(async (dist) => {
		mkdirSync(dist, { mode: 0o750 });
		const { ino, mode } = statSync(dist);
		await emit(dist, before, { manyFiles: 0 });
		assert.is.not(statSync(dist).ino, ino);
		assert.is(statSync(dist).mode, mode);
	}),
);

publishing.run();
