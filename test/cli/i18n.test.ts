// Test run: integration, kinds
/** `ssg i18n status` and `ssg i18n diff`. */
import { execFileSync } from "node:child_process";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { runCommand } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";
import { rarely } from "../slow-run.ts";

const i18n = suite("ssg i18n");

const files = {
	"site.config.ts":
		'export default { title: "T", url: "https://example.org", i18n: { locales: { en: {}, fr: {} } } };\n',
	"content/en/help/index.md": "# Help\n\nFirst words.\n",
	"content/fr/help/index.md": "# Aide\n",
	"content/en/help/two.md": "# Two\n",
	"content/fr/help/two.md": "# Deux\n",
	"content/en/pages/index.tsx": "export default () => <p>Home</p>;\n",
	"content/en/pages/about.tsx": "export default () => <p>About</p>;\n",
	"content/fr/pages/index.tsx": "export default () => <p>Accueil</p>;\n",
};

const HELP = "content/fr/help/index.md";

const inRepository = (use: (cwd: string) => Promise<void>) =>
	inFolder(async (cwd) => {
		writeFiles(cwd, files);
		const git = (...args: string[]) =>
			execFileSync("git", [...["-C", cwd, "-c", "user.name=A", "-c", "user.email=a@b.c"], ...args]);
		git("init", "--quiet");
		const commit = () => {
			git("add", "--all");
			git("commit", "--quiet", "--message", "x");
		};
		commit();
		await runCommand(["i18n", "stamp", HELP], { cwd });
		git("mv", "content/en/help/index.md", "content/en/help/start.md");
		git("mv", HELP, "content/fr/help/start.md");
		commit();
		writeFiles(cwd, { "content/en/help/start.md": "# Help\n\nOther words.\n" });
		commit();
		await use(cwd);
	});

i18n("tells React pages and unstamped translations from fresh ones", () =>
	inRepository(async (cwd) => {
		const { stdout } = await runCommand(["i18n", "status"], { cwd });
		const [header = "", row = ""] = stdout.split("\n");
		assert.equal(header.trim().split(/ {2,}/), [
			"pages",
			"translated",
			"up to date",
			"missing",
			"stale",
			"unstamped",
			"React pages",
			"orphans",
		]);
		assert.equal(row.split(/ {2,}/), ["fr", "4", "75.0 %", "0.0 %", "1", "1", "1", "1", "0"]);
		assert.match(stdout, "content/fr/pages/about.tsx missing: ");
		assert.match(stdout, "content/fr/help/two.md unstamped: ");
	}),
);

rarely(i18n)("shows what has changed since the stamp, across a renaming", () =>
	inRepository(async (cwd) => {
		const { code, stdout } = await runCommand(["i18n", "diff", "content/fr/help/start.md"], { cwd });
		assert.is(code, 0);
		assert.match(stdout, /\n # Help\n \n-First words\.\n\+Other words\.\n$/);
		const unstamped = await runCommand(["i18n", "diff", "content/fr/help/two.md"], { cwd });
		assert.is(unstamped.code, 1);
		assert.match(unstamped.stderr, /^error: content\/fr\/help\/two\.md is not stamped\n {2}help: /);
		await runCommand(["i18n", "stamp", "content/fr/help/start.md"], { cwd });
		const fresh = await runCommand(["i18n", "diff", "content/fr/help/start.md"], { cwd });
		assert.match(fresh.stdout, "has not changed since");
	}),
);

rarely(i18n)("counts a translation as stale when its original has another title", () =>
	inRepository(async (cwd) => {
		const original = "content/en/help/two.md";
		writeFiles(cwd, { [original]: "---\ntitle: Two\ndescription: >\n  Both\n---\n\nText\n" });
		const { stderr } = await runCommand(["i18n", "stamp", "content/fr/help/two.md"], { cwd });
		assert.match(stderr, `warning: ${original} is not committed\n  help: `);
		const isStale = async (frontMatter: string) => {
			writeFiles(cwd, { [original]: `---\n${frontMatter}\n---\n\nText\n` });
			return (await runCommand(["i18n", "status"], { cwd })).stdout.includes("fr/help/two.md:2:1 stale");
		};
		assert.not(await isStale("description: Both\ntitle: Two\nsidebar_position: 3"));
		assert.ok(await isStale("title: Both\ndescription: Both"));
		assert.ok(await isStale("title: Two\ndescription: Other"));
		assert.ok(await isStale("title: Two\ndescription: Both\nsidebar_label: 2"));
	}),
);

i18n("stamps without a warning what is committed", () =>
	inRepository(async (cwd) => {
		const { stdout, stderr } = await runCommand(["i18n", "stamp"], { cwd });
		assert.equal([stdout, stderr], ["stamped 1 translation\n", ""]);
	}),
);

rarely(i18n)("says that a shallow clone lacks the stamped version", () =>
	inRepository(async (cwd) => {
		const clone = `${cwd}/clone`;
		const origin = `file://${cwd}`;
		execFileSync("git", ["clone", "--quiet", "--depth", "1", origin, clone]);
		const { code, stderr } = await runCommand(["i18n", "diff", "content/fr/help/start.md"], { cwd: clone });
		assert.is(code, 1);
		assert.match(stderr, "help: the repository is a shallow clone");
	}),
);

rarely(i18n)("fails on the states that are named", () =>
	inRepository(async (cwd) => {
		const status = (...args: string[]) => runCommand(["i18n", "status", ...args], { cwd });
		const stale = await status("--fail-on", "orphan,stale");
		assert.equal([stale.code, stale.stderr], [1, "error: 1 stale translation in fr\n"]);
		const orphan = await status("--fail-on", "orphan");
		assert.equal([orphan.code, orphan.stderr], [0, ""]);
		const misspelt = await status("--fail-on", "stael");
		assert.is(misspelt.code, 2);
		assert.match(misspelt.stderr, "The states are missing, stale");
	}),
);

i18n.run();
