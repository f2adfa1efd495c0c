// Test run: slow
/**
 * `ssg init` killed at many moments. After each kill the next `ssg init` finds or makes one whole site, and there is
 * nothing else beside it.
 */
import { hash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Disk, nodeDisk } from "../../src/pipeline/emit/disk.ts";
import { recoverFolder } from "../../src/pipeline/emit/index.ts";
import { createSite, type NewFiles } from "../../src/start/init/write-new-files.ts";
import { filesIn } from "../files-in.ts";
import { runCommand, startCommand } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";

const kills = suite("kill of ssg init");

const PROJECT = {
	"project/docusaurus.config.mjs": 'export default { title: "T", url: "https://example.org", presets: ["classic"] };',
	...Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`project/docs/d${i}.md`, `# D\n`])),
};

const treeOf = (folder: string): readonly (readonly [string, string])[] =>
	filesIn(folder).map((name) => [name, hash("sha256", readFileSync(path.join(folder, name)))]);

const COMMANDS = {
	init: ["init", "site", "--yes"],
	migration: ["init", "site", "--from", "project", "--trust"],
} as const;

/** What the target holds before. */
const TARGETS = {
	"no folder": undefined,
	"a repository": { "site/.git/HEAD": "ref: x\n", "site/README.md": "# Mine\n" },
} as const;

/** In milliseconds after a sign. */
const DELAYS = [0, 1, 4, 20, 100, 400];

/** Kills a command some time after a file has appeared. */
async function killedInit(
	cwd: string,
	command: readonly string[],
	{ sign, afterMs }: { readonly sign: string; readonly afterMs: number },
): Promise<void> {
	const { child, ended } = startCommand(command, { cwd });
	while (!existsSync(path.join(cwd, sign)) && child.exitCode === null) await wait(1);
	await wait(afterMs);
	child.kill("SIGKILL");
	await ended;
}

/** What appears while a site is made: the work folder, its first file, the first file in place. */
const SIGNS = [".site.ssg", ".site.ssg/new/package.json", "site/site.config.ts"];

for (const [kind, command] of Object.entries(COMMANDS))
	for (const [target, before] of Object.entries(TARGETS))
		kills(`${kind} into ${target}`, () =>
			inFolder(async (cwd) => {
				const place = () => {
					rmSync(path.join(cwd, "site"), { recursive: true, force: true });
					if (before) writeFiles(cwd, before);
				};
				writeFiles(cwd, PROJECT);
				place();
				const first = await runCommand(command, { cwd });
				assert.equal([first.code, first.stderr], [0, ""]);
				const whole = treeOf(path.join(cwd, "site"));
				const names = readdirSync(cwd);
				for (const [i, afterMs] of DELAYS.entries()) {
					const sign = SIGNS[i % SIGNS.length] ?? "";
					const where = `${afterMs} ms after ${sign}`;
					place();
					await killedInit(cwd, command, { sign, afterMs });
					const { code, stderr } = await runCommand(command, { cwd });
					assert.ok(code === 0 || /is not empty: it contains/.test(stderr), `${where}: ${stderr}`);
					assert.equal(treeOf(path.join(cwd, "site")), whole, where);
					assert.equal(readdirSync(cwd), names, where);
				}
			}),
		);

/** A disk on which only so many steps happen, as if the process had been killed then. */
function diskOf(steps: number): { readonly disk: Disk; isUsedUp(): boolean } {
	let rest = steps;
	const stoppable = Object.entries(nodeDisk).map(([name, act]) => [
		name,
		(...args: readonly unknown[]) => {
			if (--rest < 0) throw new Error("stopped");
			return (act as (...args: readonly unknown[]) => unknown)(...args);
		},
	]);
	return { disk: Object.fromEntries(stoppable) as Disk, isUsedUp: () => rest < 0 };
}

const FILES: NewFiles = {
	"site.config.ts": "a",
	"content/en/a.md": "b",
	"content/en/docs/b.md": "c",
	"content/fr/.gitkeep": "",
};

for (const [target, before] of Object.entries(TARGETS))
	kills(`at each step that puts files into ${target}`, () =>
		inFolder(async (cwd) => {
			const site = path.join(cwd, "site");
			const leftovers = before ? Object.keys(before).length : 0;
			let steps = 0;
			for (let isUsedUp = true; isUsedUp; steps++) {
				rmSync(site, { recursive: true, force: true });
				if (before) writeFiles(cwd, before);
				const stopping = diskOf(steps);
				await createSite(site, (draft) => draft.add(FILES), stopping.disk).catch(() => {});
				isUsedUp = stopping.isUsedUp();
				await recoverFolder(site);
				const count = existsSync(site) ? filesIn(site).length : 0;
				const whole = leftovers + Object.keys(FILES).length;
				assert.ok([leftovers, whole].includes(count), `step ${steps}`);
				if (count === leftovers) await createSite(site, (draft) => draft.add(FILES));
				assert.is(filesIn(site).length, whole, `step ${steps}`);
				assert.equal(readdirSync(cwd), ["site"], `step ${steps}`);
			}
			assert.ok(steps > 3);
		}),
	);

kills.run();
