// Test run: slow
/**
 * A failure at each disk operation of each command that writes: a full disk, an error of the disk, a missing permission.
 * `publish.test.ts` does the same for each way to publish.
 */
import { appendFileSync, cpSync, rmSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { RULES_OFF } from "../../rules-off.ts";
import { writeFiles } from "../../site.ts";
import { runCommand } from "./command.ts";
import { type FailingCommand, surviveFailures } from "./failing-command.ts";

const failures = suite("a failure at each disk operation");

const SITE = {
	"site.config.ts": `export default { title: "T", url: "https://example.org", search: false, i18n: { locales: { en: {}, fr: {} } }, ${RULES_OFF} };\n`,
	"content/en/help/index.md": "# Help\n",
	"content/en/help/one.md": "# One\n",
	"content/fr/help/index.md": "# Aide\n",
	"content/fr/help/one.md": "# Un\n",
};

const writeSite = async (folder: string) => writeFiles(folder, SITE);

const run = async (cwd: string, ...args: string[]) => {
	const { code, stderr } = await runCommand(args, { cwd });
	assert.equal([code, stderr], [0, ""]);
};

const COMMANDS: Readonly<Record<string, FailingCommand>> = {
	"ssg build that publishes some files": {
		args: ["build", "--quiet", "--threads", "0"],
		whole: "dist",
		async prepare(folder) {
			await writeSite(folder);
			await run(folder, "build", "--quiet");
			appendFileSync(path.join(folder, "content/en/help/one.md"), "\nMore.\n");
		},
	},
	"the first ssg build": { args: ["build", "--quiet", "--threads", "0"], whole: "dist", prepare: writeSite },
	"ssg check --fix": {
		args: ["check", "--fix", "--yes", "--quiet"],
		async prepare(folder) {
			await writeSite(folder);
			await run(folder, "check", "--lock");
			for (const locale of ["en", "fr"]) {
				const help = path.join(folder, `content/${locale}/help`);
				cpSync(path.join(help, "one.md"), path.join(help, "two/one.md"));
				rmSync(path.join(help, "one.md"));
			}
		},
	},
	"ssg check --lock": { args: ["check", "--lock", "--quiet"], prepare: writeSite },
	"ssg i18n stamp": { args: ["i18n", "stamp", "--all"], prepare: writeSite },
	"ssg new": { args: ["new", "doc", "Two", "--name", "deep/two"], prepare: writeSite, isRepeatable: false },
	"ssg init": {
		args: ["init", "site", "--yes", "--title", "T"],
		whole: "site",
		prepare: async () => {},
		isRepeatable: false,
	},
	"ssg init --from": {
		args: ["init", "site", "--from", "project", "--trust"],
		whole: "site",
		prepare: async (folder) =>
			cpSync("test/start/migrate/projects/vitepress", path.join(folder, "project"), { recursive: true }),
		isRepeatable: false,
	},
};

for (const [name, command] of Object.entries(COMMANDS))
	failures(`${name} loses nothing`, async () => {
		// The files of the theme and the pages of another language are written in the same way as the others.
		const count = await surviveFailures(command, (operation) => !/\/(?:assets|dist.*\/fr)\//.test(operation));
		console.log(`\n${name}: ${count} failures`);
		assert.ok(count > 0);
	});

failures.run();
