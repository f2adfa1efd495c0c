// Test run: slow
/**
 * Builds killed at random moments. After each kill the next command, `ssg build` or `ssg serve`, leaves exactly one whole
 * site: the one before, or the one that the killed build was about to publish.
 *
 * True before that command: where most of the site has changed, the tree is one whole site at every moment, but may be
 * missing between two renames. Otherwise it may be a mixture while files are renamed.
 */
import { hash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Files, inFolder, writeFiles } from "../../site.ts";
import { runCommand, startCommand } from "./command.ts";
import { killedCommand, randomNumbers } from "./killed-command.ts";

const kills = suite("kill");

const PAGES = 70;
/** So many are published one by one. */
const EDITED = 25;

/** Some hundred files, those of every page with the version in them. */
const pagesOf = (version: string, count = PAGES): Files =>
	Object.fromEntries(
		Array.from({ length: count }, (_, i) => [`content/en/help/topic-${i}.md`, `# Topic ${i}\n\nText of ${version}.\n`]),
	);

const config: Files = {
	"site.config.ts": `export default { title: "T", url: "https://example.org", search: false };\n`,
	"content/en/help/index.md": "# Help\n",
	"public/copied.txt": "copied\n",
};

/** What every kill may leave: a hash of all names and contents. */
function treeHash(folder: string): string {
	if (!existsSync(folder)) return "no folder";
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => !entry.isDirectory());
	const files = entries
		.map((entry) => path.join(entry.parentPath, entry.name))
		.sort()
		.map((file) => `${path.relative(folder, file)} ${hash("sha256", readFileSync(file))}`);
	return hash("sha256", files.join("\n"));
}

interface Trial {
	/** In the work folder: the kill comes after it has appeared. Without one, after the build has begun. */
	readonly file?: string;
	readonly afterMs: number;
	readonly signal: NodeJS.Signals;
	readonly isCold: boolean;
	/** Few files change, or most. */
	readonly isEdit: boolean;
	readonly next: "build" | "serve";
}

const SIGNALS = ["SIGKILL", "SIGKILL", "SIGKILL", "SIGINT", "SIGTERM"] as const;

function trialFrom(random: () => number, index: number): Trial {
	const isEdit = random() < 0.5;
	const publishing = isEdit
		? ["journal.json", "journal.json", "old/r3", "new/.ssg-files"]
		: ["new/.ssg-files", "new/.ssg-files", "old-site", "lock"];
	const file = publishing[Math.floor(random() * publishing.length)] as string;
	const isAimed = random() < 0.8;
	return {
		...(isAimed && { file }),
		afterMs: isAimed ? random() ** 3 * 20 : random() * 1000,
		signal: SIGNALS[index % SIGNALS.length] as NodeJS.Signals,
		isCold: random() < 0.3,
		isEdit,
		next: random() < 0.5 ? "serve" : "build",
	};
}

/** Starts a build and kills it. */
const killedBuild = (cwd: string, { file, isCold, ...moment }: Trial): Promise<void> =>
	killedCommand(cwd, ["build", "-q", ...(isCold ? ["--no-cache"] : [])], {
		...moment,
		...(file && { file: path.join(cwd, ".dist.ssg", file) }),
	});

/** Serves the site until it answers. */
async function serveOnce(cwd: string): Promise<void> {
	const { child, said, ended } = startCommand(["serve", "-p", "0"], { cwd });
	while (!said.stdout.includes("serving") && child.exitCode === null) await wait(10);
	child.kill("SIGKILL");
	await ended;
}

/** Gives a built site of the first version, and the trees that either version comes to. */
async function inSites(use: (cwd: string, trees: Readonly<Record<string, string>>) => Promise<void>) {
	await inFolder(async (cwd) => {
		const trees: Record<string, string> = {};
		for (const [name, files] of [
			["edit", pagesOf("an edit", EDITED)],
			["two", pagesOf("version two")],
			["one", pagesOf("version one")],
		] as const) {
			writeFiles(cwd, { ...config, ...pagesOf("version one"), ...files });
			const { code, stderr } = await runCommand(["build", "-q"], { cwd });
			assert.equal([code, stderr], [0, ""]);
			trees[name] = treeHash(path.join(cwd, "dist"));
		}
		cpSync(path.join(cwd, "dist"), path.join(cwd, "built"), { recursive: true, preserveTimestamps: true });
		await use(cwd, trees);
	});
}

const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1e6);
const TRIALS = 50;

kills(`at ${TRIALS} moments leaves one whole site (KILL_SEED=${SEED})`, () =>
	inSites(async (cwd, trees) => {
		const random = randomNumbers(SEED);
		const seen: Record<string, number> = {};
		const count = (what: string) => {
			seen[what] = (seen[what] ?? 0) + 1;
		};
		const dist = path.join(cwd, "dist");
		for (let i = 0; i < TRIALS; i++) {
			const trial = trialFrom(random, i);
			const where = `trial ${i} of seed ${SEED}: ${JSON.stringify(trial)}`;
			const wanted = trial.isEdit ? "edit" : "two";
			rmSync(dist, { recursive: true });
			cpSync(path.join(cwd, "built"), dist, { recursive: true, preserveTimestamps: true });
			writeFiles(cwd, {
				...pagesOf("version one"),
				...(trial.isEdit ? pagesOf("an edit", EDITED) : pagesOf("version two")),
			});
			await killedBuild(cwd, trial);
			const left = existsSync(dist) ? treeHash(dist) : undefined;
			const isWhole = left === trees.one || left === trees[wanted];
			count(isWhole ? "whole at once" : "whole after the next command");
			if (!trial.isEdit) assert.ok(isWhole || left === undefined, where);
			if (trial.next === "serve") {
				await serveOnce(cwd);
				const isEither = [trees.one, trees[wanted]].includes(treeHash(dist));
				assert.ok(isEither, where);
			} else {
				const { code, stderr } = await runCommand(["build", "-q"], { cwd });
				assert.equal([code, stderr], [0, ""], where);
				assert.is(treeHash(dist), trees[wanted], where);
			}
			assert.equal(
				readdirSync(cwd).filter((name) => /dist\./.test(name)),
				[],
				where,
			);
		}
		console.log(`\nKILL_SEED=${SEED}: ${JSON.stringify(seen)}`);
	}),
);

kills.run();
