// Test run: integration, kinds
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { runCommand, startCommand } from "../pipeline/emit/command.ts";
import { type Files, inFolder, writeFiles } from "../site.ts";
import { rarely } from "../slow-run.ts";

const cli = suite("command");

const config = `export default { title: "T", url: "https://example.org", i18n: { locales: { en: {}, fr: {} } } };\n`;
const fine: Files = {
	"site.config.ts": config,
	"content/en/help/index.md": "# Help\n",
	"content/fr/help/index.md": "# Aide\n",
};
const warned: Files = { ...fine, "content/en/help/index.md": "# Help\n\n[here](#none)\n" };
const wrong: Files = { ...fine, "content/en/help/index.md": "# Help\n\n[gone](/help/gone), [here](#none)\n" };

const inSite = (files: Files, use: (folder: string) => Promise<void>) =>
	inFolder((folder) => {
		writeFiles(folder, files);
		return use(folder);
	});

cli("builds the site of a folder, reports on stdout, and ends with 0", () =>
	inSite(fine, async (cwd) => {
		const { code, stdout, stderr } = await runCommand(["build"], { cwd });
		assert.equal([code, stderr], [0, ""]);
		assert.match(stdout, /^ssg \d+\.\d+\.\d+\n {10}/);
		assert.match(stdout, /\npages +4 +4 +8\n/);
		assert.match(stdout, /\nllms\.txt( +\d+\.\d kB){3}\nllms-full\.txt/);
		assert.match(stdout, / in dist\n/);
		assert.ok(existsSync(path.join(cwd, "dist/fr/help/index.html")));
	}),
);

rarely(cli)("ends with 0 on warnings, and with 1 when they are to be strict", () =>
	inSite(warned, async (folder) => {
		const [usual, strict] = await Promise.all([
			runCommand(["build", folder, "-o", path.join(folder, "one"), "--quiet"]),
			runCommand(["build", folder, "-o", path.join(folder, "two"), "--strict"]),
		]);
		const warning = / warning broken-anchor: broken anchor #none on \/help\/\n/;
		assert.equal([usual.code, strict.code], [0, 1]);
		assert.match(usual.stderr, warning);
		assert.is(usual.stdout, "");
		assert.match(strict.stderr, warning);
		assert.match(strict.stdout, "nothing was written");
		assert.ok(existsSync(path.join(folder, "one/help/index.html")));
		assert.not.ok(existsSync(path.join(folder, "two")));
	}),
);

cli("tells all errors at once on stderr, by their place as seen from here, and ends with 1", () =>
	inSite(wrong, async (folder) => {
		const cwd = path.dirname(folder);
		const site = path.basename(folder);
		const { code, stdout, stderr } = await runCommand(["build", site], { cwd });
		assert.is(code, 1);
		assert.match(stderr, `${site}/content/en/help/index.md:3:8 error broken-link: broken link to /help/gone\n`);
		assert.match(
			stderr,
			`${site}/content/en/help/index.md:3:28 warning broken-anchor: broken anchor #none on /help/\n`,
		);
		assert.not.match(stderr, "    at ");
		assert.match(stdout, "nothing was written");
		assert.match(stdout, "1 error, 1 warning");
	}),
);

cli("prints JSON and nothing else on stdout when asked", () =>
	inSite(wrong, async (folder) => {
		const { code, stdout, stderr } = await runCommand(["build", folder, "--json"]);
		assert.is(code, 1);
		assert.match(stderr, "broken-link");
		const report = JSON.parse(stdout);
		assert.equal(Object.keys(report), ["version", "ok", "outDir", "files", "bytes", "locales", "problems", "timings"]);
		assert.is(report.ok, false);
		assert.equal(report.problems[0], {
			severity: "error",
			code: "broken-link",
			message: "broken link to /help/gone",
			at: { path: "content/en/help/index.md", line: 3, column: 8 },
			hint: "create the page, or correct the link",
			helpUrl: "https://ssg.example.org/docs/reference/problems/broken-link",
		});
		assert.equal(report.locales[1], { locale: "fr", pages: 4, posts: 0, fallbacks: 0, stale: 0 });
	}),
);

rarely(cli)("annotates lines in GitHub Actions, by their path in the repository", () =>
	inSite(wrong, async (cwd) => {
		const { stderr } = await runCommand(["build"], {
			cwd,
			env: { GITHUB_ACTIONS: "true", GITHUB_WORKSPACE: path.dirname(cwd) },
		});
		assert.match(
			stderr,
			`::error file=${path.basename(cwd)}/content/en/help/index.md,line=3,col=8,title=broken-link::broken link to /help/gone%0A`,
		);
		assert.match(
			stderr,
			`::warning file=${path.basename(cwd)}/content/en/help/index.md,line=3,col=28,title=broken-anchor::`,
		);
	}),
);

rarely(cli)("builds one locale when asked, at its usual addresses", () =>
	inSite(fine, async (cwd) => {
		const { code } = await runCommand(["build", "--locale", "fr"], { cwd });
		assert.is(code, 0);
		assert.ok(existsSync(path.join(cwd, "dist/fr/help/index.html")));
		assert.not.ok(existsSync(path.join(cwd, "dist/help/index.html")));
	}),
);

cli("ends with 2 on a configuration that cannot be used", () =>
	inSite({ ...fine, "site.config.ts": "export default {\n\ttitel: 1,\n};\n" }, async (cwd) => {
		const [plain, json, locale, missing] = await Promise.all([
			runCommand(["build"], { cwd }),
			runCommand(["build", "--json"], { cwd }),
			runCommand(["build", "--config", "none.ts"], { cwd }),
			runCommand(["build", "content"], { cwd }),
		]);
		assert.equal(
			[plain, json, locale, missing].map((ran) => ran.code),
			[2, 2, 2, 2],
		);
		assert.is(plain.stdout, "");
		assert.match(
			plain.stderr,
			'site.config.ts:2:2 error config-key: unknown key "titel"\n  2 |     titel: 1,\n    |     ^\n  help: did you mean "title"?',
		);
		assert.equal(JSON.parse(json.stdout).ok, false);
		assert.match(locale.stderr, "error no-config: configuration file none.ts not found");
		assert.match(missing.stderr, "error no-config: no site.config.ts in ");
	}),
);

rarely(cli)("ends with 2 and a sentence on a configuration that ends the process or never ends", async () => {
	const texts: [text: string, reason: string][] = [
		["process.exit(0);", "called process.exit()"],
		["await new Promise(() => {});", "waits for a promise that never settles"],
	];
	for (const [text, reason] of texts)
		await inSite({ "site.config.ts": `${text}\n${config}` }, async (cwd) => {
			const { code, stdout, stderr } = await runCommand(["build"], { cwd });
			assert.equal([code, stdout], [2, ""]);
			assert.match(stderr, `site.config.ts:1:1 error config: the configuration in site.config.ts ${reason}\n`);
		});
});

rarely(cli)("does not write into the sources, whether the configuration or the option says so", () =>
	inSite(fine, async (cwd) => {
		const { code, stderr } = await runCommand(["build", "-o", "content/out"], { cwd });
		assert.is(code, 2);
		assert.match(stderr, /^error out-dir: output folder \S+ is inside the content folder, content\n/);
		assert.equal(readdirSync(path.join(cwd, "content")), ["en", "fr"]);
	}),
);

rarely(cli)("ends with 2 on a locale that the site has not", () =>
	inSite(fine, async (cwd) => {
		const { code, stderr } = await runCommand(["build", "--locale", "xx"], { cwd });
		assert.is(code, 2);
		assert.match(stderr, 'error unknown-locale: unknown locale "xx"\n  help: use one of: en, fr');
	}),
);

rarely(cli)("ends with 2 on wrong usage, and says where help is", async () => {
	const [option, command, port, threads, nothing] = await Promise.all([
		runCommand(["build", "--strct"]),
		runCommand(["bild"]),
		runCommand(["serve", "--port", "high"]),
		runCommand(["build", "--threads", "-1"]),
		runCommand([]),
	]);
	assert.equal(
		[option, command, port, threads, nothing].map((ran) => ran.code),
		[2, 2, 2, 2, 2],
	);
	assert.match(threads.stderr, "The number of threads must be an integer from 0 to 64.");
	assert.match(option.stderr, "unknown option '--strct'");
	assert.match(option.stderr, "--strict");
	assert.match(command.stderr, "unknown command 'bild'");
	assert.match(command.stderr, "build");
	assert.match(port.stderr, "The port must be an integer from 0 to 65535.");
	for (const { stdout } of [option, command, port]) assert.is(stdout, "");
});

cli("shows help with examples, and its version, on stdout", async () => {
	const [help, version] = await Promise.all([runCommand(["build", "--help"]), runCommand(["-v"])]);
	assert.equal([help.code, help.stderr], [0, ""]);
	assert.match(help.stdout, "Examples:\n  ssg build ");
	assert.match(help.stdout, "Exit codes: 0 success, 1 problems in the content, 2 invalid usage or configuration.");
	assert.equal([version.code, version.stderr], [0, ""]);
	assert.match(version.stdout, /^\d+\.\d+\.\d+\n$/);
});

cli("does not write over a folder of somebody else, and says why without a stack", () =>
	inSite({ ...fine, "mine/thesis.txt": "" }, async (cwd) => {
		const plain = await runCommand(["build", "-o", "mine"], { cwd });
		const json = await runCommand(["build", "-o", "mine", "--json"], { cwd });
		assert.equal([plain.code, plain.stdout], [1, ""]);
		assert.match(plain.stderr, /^error: .*mine holds files that ssg did not write\n {2}help: empty it/);
		assert.not.match(plain.stderr, "    at ");
		assert.is(json.code, 1);
		assert.is(JSON.parse(json.stdout).problems[0].code, "failed");
	}),
);

rarely(cli)("keeps the old site and tells why when the disk is full", () =>
	inSite(fine, async (cwd) => {
		assert.is((await runCommand(["build"], { cwd })).code, 0);
		const file = path.join(cwd, "dist/help/index.html");
		const before = readFileSync(file, "utf8");
		writeFiles(cwd, { "content/en/help/index.md": `# Other\n\n${"More. ".repeat(200_000)}\n` });
		const under = ["sh", "-c", 'ulimit -f 1000; exec "$@"', "sh"];
		const { code, stderr } = await runCommand(["build"], { cwd, under });
		assert.is(code, 1);
		assert.match(stderr, /^error: cannot write \S+: the file exceeds the maximum size\n/m);
		assert.is(readFileSync(file, "utf8"), before);
		assert.equal(
			readdirSync(cwd).filter((name) => name.startsWith("dist")),
			["dist"],
		);
	}),
);

cli("serves until it is interrupted, and ends with 130", () =>
	inSite({ ...fine, "dist/index.html": "<h1>Hi</h1>" }, async (cwd) => {
		const { child, said, ended } = startCommand(["serve", "--port", "0"], { cwd });
		if (child.stdout) await once(child.stdout, "data");
		const url = /http:\S+/.exec(said.stdout)?.[0] ?? "";
		assert.is(await (await fetch(url)).text(), "<h1>Hi</h1>");
		child.kill("SIGINT");
		assert.equal((await ended).code, 130);
	}),
);

rarely(cli)("tells who serves before building to build", () =>
	inSite(fine, async (cwd) => {
		const { code, stderr } = await runCommand(["serve"], { cwd });
		assert.is(code, 1);
		assert.match(stderr, "run ssg build first");
	}),
);

rarely(cli)("stamps translations, and lists stale, missing and orphaned ones", () =>
	inSite({ ...fine, "content/en/help/two.md": "# Two\n", "content/fr/help/left.md": "# Reste\n" }, async (cwd) => {
		const state = async () => {
			const { stdout } = await runCommand(["i18n", "status", "--json"], { cwd });
			return JSON.parse(stdout).locales[0];
		};
		assert.equal((await runCommand(["i18n", "stamp"], { cwd })).stdout, "stamped 1 translation\n");
		assert.match(
			readFileSync(path.join(cwd, "content/fr/help/index.md"), "utf8"),
			/^---\nsource: "?[0-9a-f]{12}"?\n---\n\n# Aide\n$/,
		);
		const en = path.join(cwd, "content/en/help/index.md");
		writeFileSync(en, "---\nsidebar_position: 3\n---\n\n\n#  Help\r\n");
		assert.is((await state()).stale.length, 0);
		writeFileSync(en, "---\r\nsidebar_position: 3\r\n---\r\n\r\n# Help\r\n");
		assert.is((await state()).stale.length, 0);
		const built = await runCommand(["build", "--json"], { cwd });
		assert.equal(
			JSON.parse(built.stdout).locales.map(({ stale }: { readonly stale: number }) => stale),
			[0, 0],
		);
		writeFileSync(en, "# Help\n\nMore.\n");
		const { locale, originals, translated, stale, missing, orphans } = await state();
		assert.equal([locale, originals, translated], ["fr", 2, 1]);
		assert.equal(
			[stale, missing].map((list) => list[0].path),
			["content/fr/help/index.md", "content/fr/help/two.md"],
		);
		assert.equal(orphans, ["content/fr/help/left.md"]);

		const told = await runCommand(["i18n", "status", "--fail-under", "60"], { cwd });
		assert.is(told.code, 1);
		assert.match(told.stderr, "0.0 % of fr is up to date, less than 60 %");
		assert.match(told.stdout, "content/fr/help/index.md:2:1 stale: content/en/help/index.md has changed");

		assert.equal((await runCommand(["i18n", "stamp"], { cwd })).stdout, "nothing to stamp\n");
		const no = await runCommand(["i18n", "stamp", "content/en/help/index.md"], { cwd });
		assert.is(no.code, 1);
		assert.match(no.stderr, "is not a translation of a page");
		await runCommand(["i18n", "stamp", "content/fr/help/index.md"], { cwd });
		assert.is((await state()).stale.length, 0);
	}),
);

rarely(cli)("goes on when nobody reads what it prints", () =>
	inSite(fine, async (cwd) => {
		const { child, ended } = startCommand(["build"], { cwd });
		child.stdout?.destroy();
		const { code, stderr } = await ended;
		assert.equal([code, stderr], [0, ""]);
		assert.ok(existsSync(path.join(cwd, "dist/help/index.html")));
	}),
);

cli.run();
