// Test run: integration
import { chmodSync, lstatSync, readdirSync, readFileSync, statSync, symlinkSync, utimesSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createFile, replaceFile } from "../../../src/pipeline/emit/replace-file.ts";
import { listContentFiles } from "../../../src/pipeline/load/list-files.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { testConfig } from "../../test-config.ts";
import { valuesOf } from "../values.ts";
import { surviveFailures } from "./failing-command.ts";

const replace = suite("replacing a file");

/** No process has it: https://man7.org/linux/man-pages/man5/proc_sys_kernel.5.html, pid_max */
const DEAD = 4_194_305;
const RUNNING = process.ppid;

replace("keeps its permissions, and the link that leads to it", () =>
	inFolder(async (folder) => {
		writeFiles(folder, { "shared/a.md": "old" });
		const file = path.join(folder, "shared/a.md");
		chmodSync(file, 0o664);
		symlinkSync("shared/a.md", path.join(folder, "b.md"));
		replaceFile(path.join(folder, "b.md"), "new");
		assert.ok(lstatSync(path.join(folder, "b.md")).isSymbolicLink());
		assert.is(readFileSync(file, "utf8"), "new");
		assert.is(statSync(file).mode & 0o777, 0o664);
		assert.equal(readdirSync(path.join(folder, "shared")), ["a.md"]);
	}),
);

replace("an error names the file, and leaves it and nothing else", () =>
	inFolder(async (folder) => {
		const file = path.join(folder, "a");
		writeFiles(folder, { "a/b.md": "a folder" });
		assert.throws(
			() => replaceFile(file, "new"),
			(error: NodeJS.ErrnoException) => error.path === file,
		);
		assert.equal(readdirSync(folder), ["a"]);
	}),
);

replace("a new file never takes the place of another", () =>
	inFolder(async (folder) => {
		const file = path.join(folder, "new/a.md");
		createFile(file, "first");
		assert.throws(() => createFile(file, "second"), /EEXIST/);
		assert.is(readFileSync(file, "utf8"), "first");
		assert.equal(readdirSync(path.dirname(file)), ["a.md"]);
	}),
);

const LEFT = {
	[`.ssg-${DEAD}-1.new`]: "half",
	[`.ssg-${process.pid}-999.new`]: "half",
	[`.ssg-${RUNNING}-2.new`]: "half",
	[`.ssg-${RUNNING}-1.new`]: "half",
	"a.md": "whole",
};

const inKilled = (use: (folder: string) => unknown) =>
	inFolder(async (folder) => {
		writeFiles(folder, LEFT);
		utimesSync(path.join(folder, `.ssg-${RUNNING}-1.new`), 1e9, 1e9);
		await use(folder);
		assert.equal(readdirSync(folder), [`.ssg-${RUNNING}-2.new`, "a.md"]);
	});

replace("removes what killed commands left in the folder", () =>
	inKilled((folder) => replaceFile(path.join(folder, "a.md"), "new")),
);

const configIn = (folder: string) => ({ ...testConfig({}, folder), contentDir: folder });

replace("a listing of content leaves it out and removes it", () =>
	inKilled(async (folder) => {
		const { files, problems } = await listContentFiles(configIn(folder));
		assert.equal(valuesOf(files, "name"), ["a.md"]);
		assert.equal(problems, []);
	}),
);

replace("a translation that cannot be written stays as it was", async () => {
	const failures = await surviveFailures(
		{
			args: ["i18n", "stamp", "--all"],
			prepare: async (folder) =>
				writeFiles(folder, {
					"site.config.ts": `export default { title: "T", url: "https://example.org", i18n: { locales: { en: {}, fr: {} } } };\n`,
					"content/en/help/index.md": "# Help\n",
					"content/fr/help/index.md": "# Aide\n",
				}),
		},
		(operation) => /^(?:writeFile|rename) .*\/content\//.test(operation),
	);
	assert.is(failures, 2);
});

replace.run();
