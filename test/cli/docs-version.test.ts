// Test run: integration, kinds
import { readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { filesIn } from "../files-in.ts";
import { runCommand } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";
import { rarely } from "../slow-run.ts";

const version = suite("ssg docs version");

const configWith = (docs: string) =>
	`export default { title: "T", url: "https://example.org", news: false, i18n: { locales: { en: {}, fr: {} } }, docs: ${docs} };\n`;

const SITE = {
	"site.config.ts": configWith("{}"),
	"urls.lock": "",
	"content/en/help/index.md": "# Help\n\n[Sync](apps/sync.md)\n",
	"content/en/help/apps/sync.md": "# Sync\n",
	"content/en/help/_part.md": "Text.\n",
	"content/fr/help/index.md": "# Aide\n",
};

version("copies the documents of all languages, and says what is left to do", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, SITE);
		const { code, stdout, stderr } = await runCommand(["docs", "version", "1.0"], { cwd });
		assert.equal([code, stderr], [0, ""]);
		assert.equal(stdout.split("\n").slice(0, 2), ["content/en/help_versioned/1.0", "content/fr/help_versioned/1.0"]);
		assert.match(stdout, '  docs.versions: [{ name: "current" }, { name: "1.0" }]\n');
		assert.match(stdout, "ssg check --lock");
		assert.equal(
			filesIn(cwd).filter((file) => file.includes("_versioned")),
			[
				"content/en/help_versioned/1.0/_part.md",
				"content/en/help_versioned/1.0/apps/sync.md",
				"content/en/help_versioned/1.0/index.md",
				"content/fr/help_versioned/1.0/index.md",
			],
		);
		writeFiles(cwd, { "site.config.ts": configWith('{ versions: [{ name: "current" }, { name: "1.0" }] }') });
		await runCommand(["build"], { cwd });
		const read = (file: string) => readFileSync(path.join(cwd, "dist", file), "utf8");
		assert.match(read("help/apps/sync/index.html"), ">Sync</h1>");
		assert.match(read("fr/help/next/index.html"), ">Aide</h1>");
		const second = await runCommand(["docs", "version", "2.0"], { cwd });
		assert.match(second.stdout, 'add { name: "2.0" } to docs.versions');
	}),
);

rarely(version)("overwrites nothing, and refuses what cannot name a version", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, { ...SITE, "content/fr/help_versioned/1.0/index.md": "# Mine\n" });
		const [taken, ...refused] = await Promise.all(
			["1.0", "current", "../1.0", "a/b", "CON"].map((name) => runCommand(["docs", "version", name], { cwd })),
		);
		assert.is(taken?.code, 1);
		assert.match(String(taken?.stderr), "content/fr/help_versioned/1.0 exists already");
		for (const { code, stderr } of refused) assert.ok(code === 1 && stderr.includes("cannot name a version"), stderr);
		assert.equal(
			filesIn(cwd).filter((file) => file.includes("_versioned")),
			["content/fr/help_versioned/1.0/index.md"],
		);
	}),
);

version.run();
