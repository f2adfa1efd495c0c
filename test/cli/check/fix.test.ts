// Test run: integration, kinds
import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type FixOptions, fixProblems } from "../../../src/cli/check/fix.ts";
import type { Problem } from "../../../src/model/problems/problem.ts";
import { runCommand } from "../../pipeline/emit/command.ts";
import { RULES_OFF } from "../../rules-off.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";
import { rarely } from "../../slow-run.ts";

const fix = suite("ssg check --fix");

const textFix = (name: string, line: number, column: number, from: string, to: string): Problem => {
	const at = { path: name, line, column };
	return { severity: "warning", code: "spelling", message: from, at, fix: { at, from, to } };
};

const lostUrl = (from: string, to: string): Problem => ({
	severity: "error",
	code: "url-lost",
	message: `nothing is at ${from} any more`,
	redirect: { from, to },
});

const CONFIG = 'export default { title: "T", url: "https://a.example" };\n';

interface Run {
	readonly files?: Files;
	readonly problems: readonly Problem[];
	readonly options?: FixOptions;
	/** Absent: nobody is there to answer. */
	readonly answer?: boolean;
}

/** What is printed and asked, the files afterwards, and what remains. */
const fixed = ({ files = {}, problems, options = {}, answer }: Run) =>
	inFolder(async (folder) => {
		writeFiles(folder, { "site.config.js": CONFIG, ...files });
		const printed: string[] = [];
		const remaining = await fixProblems(
			problems,
			{ root: folder, configFile: path.join(folder, "site.config.js") },
			options,
			{
				isColoured: false,
				print: (line) => printed.push(line),
				...(answer !== undefined && {
					async confirm(question) {
						printed.push(question);
						return answer;
					},
				}),
			},
		);
		const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
		return {
			printed,
			config: read("site.config.js"),
			page: files["a.md"] === undefined ? "" : read("a.md"),
			remaining: remaining.map(({ message }) => message),
		};
	});

const PAGE = { "a.md": "\ufeff# A\n\ta e-mail\n" };
const EMAIL = textFix("a.md", 2, 4, "e-mail", "email");
const STALE = textFix("a.md", 1, 1, "gone", "here");

const DIFF = ["--- a/a.md", "+++ b/a.md", "@@ -1,2 +1,2 @@", " \\ufeff# A", "-\ta e-mail", "+\ta email"];

fix("shows the difference, asks, and writes", async () => {
	const { printed, page, remaining } = await fixed({ files: PAGE, problems: [EMAIL, STALE], answer: true });
	assert.equal(printed, [
		...DIFF,
		"Fix 1 problem in 1 file?",
		"fixed 1 problem in 1 file",
		"1 more fix may be possible: run ssg check --fix again",
	]);
	assert.is(page, "\ufeff# A\n\ta email\n");
	assert.equal(remaining, ["gone"]);
});

fix("writes nothing if the answer is no, or nobody can answer", async () => {
	const problems = [EMAIL];
	const refused = await fixed({ files: PAGE, problems, answer: false });
	assert.equal(refused.printed, [...DIFF, "Fix 1 problem in 1 file?", "nothing is written"]);
	const unattended = await fixed({ files: PAGE, problems });
	assert.equal(unattended.printed, [...DIFF, "nothing is written: pass --yes to fix 1 problem in 1 file"]);
	for (const { page, remaining } of [refused, unattended]) {
		assert.is(page, PAGE["a.md"]);
		assert.equal(remaining, ["e-mail"]);
	}
});

fix("--yes asks nothing, and prints nothing if it is to be quiet", async () => {
	const run = { files: PAGE, problems: [EMAIL], answer: false };
	const told = await fixed({ ...run, options: { yes: true } });
	assert.equal(told.printed, [...DIFF, "fixed 1 problem in 1 file"]);
	const quiet = await fixed({ ...run, options: { yes: true, quiet: true } });
	assert.equal(quiet.printed, []);
	assert.is(quiet.page, "\ufeff# A\n\ta email\n");
});

fix("says that there is nothing to fix", async () => {
	const { severity, code, message } = EMAIL;
	const { printed } = await fixed({ problems: [{ severity, code, message }] });
	assert.equal(printed, ["nothing to fix"]);
});

fix("a redirect is added once for all lists that miss its path", async () => {
	const { config, remaining } = await fixed({
		problems: [lostUrl("/a", "/b"), lostUrl("/a", "/c")],
		options: { yes: true },
	});
	assert.match(config, '{ from: "/a", to: "/b" }');
	assert.not.match(config, "/c");
	assert.equal(remaining, []);
});

const COMPUTED: Record<string, string> = {
	"a call": `const list = () => [];\nexport default { title: "T", url: "https://a.example", redirects: list() };\n`,
	"a list that is changed":
		'export default { title: "T", url: "https://a.example", redirects: [{ from: "/x", to: "/y" }].filter(({ from }) => from === "/x") };\n',
	"a spread that comes later":
		'const base = { redirects: [] };\nexport default { title: "T", url: "https://a.example", redirects: [], ...base };\n',
};

for (const [name, config] of Object.entries(COMPUTED))
	fix(`redirects that are computed are left alone: ${name}`, async () => {
		const result = await fixed({
			files: { "site.config.js": config },
			problems: [lostUrl("/a", "/b")],
			options: { yes: true },
		});
		assert.is(result.config, config);
		assert.equal(result.printed, [
			"site.config.js computes its redirects, or is written in an unusual way; add these lines to them:",
			'\t{ from: "/a", to: "/b" },',
		]);
		assert.is(result.remaining.length, 1);
	});

fix("texts that are not UTF-8 and missing files are left alone", () =>
	inFolder(async (folder) => {
		writeFiles(folder, { "a.md": Buffer.from([0xe9, 0x0a]) });
		const printed: string[] = [];
		const problems = [textFix("a.md", 1, 1, "", "x"), textFix("b.md", 1, 1, "", "x")];
		const remaining = await fixProblems(
			problems,
			{ root: folder, configFile: path.join(folder, "site.config.js") },
			{ yes: true },
			{ isColoured: false, print: (line) => printed.push(line) },
		);
		assert.equal(remaining, problems);
		assert.equal(printed, ["nothing to fix"]);
	}),
);

fix("a link stays one", () =>
	inFolder(async (folder) => {
		mkdirSync(path.join(folder, "shared"));
		writeFileSync(path.join(folder, "shared/a.md"), "e-mail\n");
		symlinkSync("shared/a.md", path.join(folder, "a.md"));
		await fixProblems(
			[textFix("a.md", 1, 1, "e-mail", "email")],
			{ root: folder, configFile: path.join(folder, "site.config.js") },
			{ yes: true, quiet: true },
		);
		assert.is(readFileSync(path.join(folder, "shared/a.md"), "utf8"), "email\n");
	}),
);

fix("the command adds the redirects of lost URLs, and the next check is content", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"site.config.ts": `export default {\n\ttitle: "T" as string,\n\turl: "https://example.org",\n\t${RULES_OFF},\n\tredirects: [\n\t\t{ from: "/old", to: "/help/bin" },\n\t],\n};\n`,
			"content/en/help/index.md": "# Help\n",
			"content/en/help/bin.md": "# Bin\n\n## Empty it\n",
			".gitignore": ".ssg\n",
		});
		const run = (...args: string[]) => runCommand(["check", ...args], { cwd });
		await run("--lock");
		renameSync(path.join(cwd, "content/en/help/bin.md"), path.join(cwd, "content/en/help/basket.md"));
		writeFiles(cwd, {
			"site.config.ts": readFileSync(path.join(cwd, "site.config.ts"), "utf8").replace("/help/bin", "/help/basket"),
		});
		const shown = await run("--fix");
		assert.is(shown.code, 1);
		assert.match(
			shown.stdout,
			`
 	redirects: [
 		{ from: "/old", to: "/help/basket" },
+		{ from: "/help/bin", to: "/help/basket" },
 	],
 };
nothing is written: pass --yes to fix 1 problem in 1 file
`,
		);
		const written = await run("--fix", "--yes", "--json");
		assert.is(written.code, 0);
		assert.equal(JSON.parse(written.stdout), { ok: true, problems: [] });
		assert.match(written.stderr, "fixed 1 problem in 1 file");
		assert.equal(await run(), { code: 0, signal: null, stdout: "no problems\n", stderr: "" });
		assert.is((await run("--fix", "--lock")).code, 2);
	}),
);

fix("the command writes the new name of a file that git knows to be renamed", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"site.config.ts": `export default { title: "T", url: "https://example.org", ${RULES_OFF} };\n`,
			"content/en/help/index.md": "# Help\n\n[a](bin.md#empty-it) ![b](./a.png)\n",
			"content/en/help/bin.md": "# Bin\n\n## Empty it\n",
			"content/en/help/a.png": "A",
			".gitignore": ".ssg\n",
		});
		const git = (...args: string[]) =>
			execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b", ...args], { cwd });
		git("init", "-q");
		git("add", "-A");
		git("commit", "-qm", "a");
		git("mv", "content/en/help/bin.md", "content/en/help/basket.md");
		git("mv", "content/en/help/a.png", "content/en/help/b.png");
		const written = await runCommand(["check", "--fix", "--yes", "--json"], { cwd });
		assert.equal(JSON.parse(written.stdout), { ok: true, problems: [] });
		const text = readFileSync(path.join(cwd, "content/en/help/index.md"), "utf8");
		assert.is(text, "# Help\n\n[a](basket.md#empty-it) ![b](./b.png)\n");
	}),
);

const VERSIONS = `i18n: { locales: { en: {}, fr: {} } }, docs: { path: "help", versions: [{ name: "current" }, { name: "2.0" }, { name: "1.0" }], lastVersion: "2.0" }`;
const FOLDERS = ["help", "help_versioned/2.0", "help_versioned/1.0"];

rarely(fix)("a redirect is only written if the check passes with it", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"site.config.ts": `export default {\n\ttitle: "T",\n\turl: "https://example.org",\n\t${VERSIONS},\n\t${RULES_OFF},\n};\n`,
			"content/fr/help/index.md": "# Aide\n",
			"content/en/pages/about.md": "# About\n",
			"content/en/pages/company/index.md": "# Company\n",
			...Object.fromEntries(
				FOLDERS.flatMap((folder) =>
					Object.entries({ index: "# Help\n", deep: "# Deep\n\n## Down\n", plain: "# Plain\n" }).map(([name, text]) => [
						`content/en/${folder}/${name}.md`,
						text,
					]),
				),
			),
		});
		const run = (...args: string[]) => runCommand(["check", ...args], { cwd });
		await run("--lock");
		for (const folder of FOLDERS.slice(0, 2))
			for (const name of ["deep", "plain"]) rmSync(path.join(cwd, `content/en/${folder}/${name}.md`));
		renameSync(path.join(cwd, "content/en/pages/about.md"), path.join(cwd, "content/en/pages/company/about.md"));
		const { code, stdout, stderr } = await run("--fix", "--yes");
		assert.is(code, 1);
		assert.match(
			stdout,
			`these redirects are not written, because the check would still fail:
	{ from: "/help/deep", to: "/help" }, // /help lacks its #down
	{ from: "/help/next/deep", to: "/help/next" }, // /help/next lacks its #down
--- a/site.config.ts`,
		);
		assert.match(stdout, "fixed 3 problems in 1 file");
		const config = readFileSync(path.join(cwd, "site.config.ts"), "utf8");
		for (const line of [
			'{ from: "/about", to: "/company/about" },',
			'{ from: "/help/next/plain", to: "/help/next" },',
			'{ from: "/help/plain", to: "/help" },',
		])
			assert.match(config, line);
		assert.not.match(config, "deep");
		const errors = (text: string) => text.split("\n").filter((line) => line.includes(" error "));
		assert.equal(errors((await run()).stderr), errors(stderr));
		assert.is(errors(stderr).length, 2);
	}),
);

fix.run();
