// Test run: integration
import os from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { runCommand } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";

const info = suite("ssg info");

const CONFIG = `export default {
	title: "Secret project", url: "https://internal.example", outDir: ${JSON.stringify(path.join(os.homedir(), "built"))},
	i18n: { locales: { en: {}, br: { htmlLang: "pt-BR" } } }, docs: { path: "guide" }, news: false,
};`;

info("prints versions and settings, without names and home folders", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, { "site.config.ts": CONFIG });
		const [text, json] = await Promise.all([runCommand(["info"], { cwd }), runCommand(["info", "--json"], { cwd })]);
		assert.equal([text.code, text.stderr], [0, ""]);
		assert.match(text.stdout, /^ssg +\d+\.\d+\.\d+\nnode +\d+\./);
		assert.match(text.stdout, /\nlocales +en, br \(pt-BR\)\n/);
		for (const secret of ["Secret", "internal", os.homedir(), cwd]) assert.not.match(text.stdout, secret);
		const { versions, site } = JSON.parse(json.stdout);
		assert.is(versions.node, process.versions.node);
		assert.equal(
			[site.docs, site.news, site.output, site.content, site.templates],
			["guide", "none", "~/built", "content", "default"],
		);
	}),
);

info("prints the versions where there is no site, or a faulty one", () =>
	inFolder(async (cwd) => {
		const none = await runCommand(["info"], { cwd });
		assert.is(none.code, 0);
		assert.match(none.stdout, /\nproblems +no-config\n$/);
		writeFiles(cwd, { "site.config.ts": "export default { title: 1 };" });
		const faulty = await runCommand(["info", "--json"], { cwd });
		assert.is(JSON.parse(faulty.stdout).site.problems, "config-value");
	}),
);

info.run();
