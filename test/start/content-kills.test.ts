// Test run: slow
/** Commands that write content, killed at random moments. Each file is the old or the new one, and the next run completes. */
import { readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { filesIn } from "../files-in.ts";
import { runCommand } from "../pipeline/emit/command.ts";
import { killedCommand, randomNumbers } from "../pipeline/emit/killed-command.ts";
import { type Files, inFolder, writeFiles } from "../site.ts";

const kills = suite("kill while content is written");

const SEED = Number(process.env.KILL_SEED ?? Date.now() % 1e6);
const STAMPED = 60;

/** A site whose translations have no stamps, and whose words can be fixed. */
const contentSite: Files = {
	"site.config.ts": `export default { title: "T", url: "https://example.org", search: false, i18n: { locales: { en: {}, fr: {} } }, check: { rules: { "preferred-words": { words: { en: { "e-mail": "email" } } } } } };\n`,
	...Object.fromEntries(
		Array.from({ length: STAMPED }, (_, i) => [
			[`content/en/help/topic-${i}.md`, `# Topic ${i}\n\nWrite an e-mail.\n`],
			[`content/fr/help/topic-${i}.md`, `# Sujet ${i}\n`],
		]).flat(),
	),
};

/** Commands, and the locale of the files that they change. */
const WRITERS = { en: ["check", "--fix", "--yes", "--quiet"], fr: ["i18n", "stamp", "--all"] };

/** Without caches, by name. */
const contentIn = (cwd: string): Readonly<Record<string, string>> =>
	Object.fromEntries(
		filesIn(cwd)
			.filter((name) => !name.startsWith(".ssg/"))
			.map((name) => [name, readFileSync(path.join(cwd, name), "utf8")]),
	);

const WRITER_TRIALS = 8;

for (const [locale, args] of Object.entries(WRITERS))
	kills(`in ssg ${args.join(" ")} leave each file old or new (KILL_SEED=${SEED})`, () =>
		inFolder(async (cwd) => {
			const reset = () => {
				rmSync(path.join(cwd, "content"), { recursive: true, force: true });
				writeFiles(cwd, contentSite);
				return contentIn(cwd);
			};
			const before = reset();
			await runCommand(args, { cwd });
			const after = contentIn(cwd);
			assert.not.equal(after, before);
			const random = randomNumbers(SEED);
			let unfinished = 0;
			for (let i = 0; i < WRITER_TRIALS; i++) {
				const [page, afterMs] = [random() * STAMPED, random() ** 3];
				reset();
				const file = path.join(...[cwd, `content/${locale}/help/topic-${Math.floor(page)}.md`]);
				const where = `trial ${i} of seed ${SEED}: ${file}, ${afterMs} ms`;
				await killedCommand(cwd, args, { file, inode: statSync(file).ino, afterMs, signal: "SIGKILL" });
				const left = contentIn(cwd);
				for (const [file, text] of Object.entries(left))
					if (!/\/\.ssg-\d+-\d+\.new$/.test(file))
						assert.ok([before[file], after[file]].includes(text), `${where}: ${file}`);
				for (const file of Object.keys(before)) assert.ok(file in left, where);
				if (JSON.stringify(left) !== JSON.stringify(after)) unfinished++;
				await runCommand(args, { cwd });
				assert.equal(contentIn(cwd), after, where);
			}
			console.log(`\n${args.join(" ")}: ${unfinished} of ${WRITER_TRIALS} were unfinished`);
		}),
	);

kills.run();
