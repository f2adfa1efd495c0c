// Test run: integration, kinds
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { PassThrough } from "node:stream";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { editorFiles } from "../../src/start/editor-files.ts";
import { defaultAnswers, parseLanguages } from "../../src/start/init/answers.ts";
import { createSite, type NewFiles } from "../../src/start/init/write-new-files.ts";
import { askAnswers } from "../../src/start/init.ts";
import { filesIn } from "../files-in.ts";
import { runCommand } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";
import { rarely, some } from "../slow-run.ts";

const init = suite("ssg init");

/** For npm, git, GitHub and editors. */
const PROJECT_FILES = [
	".github/workflows/check.yml",
	".github/workflows/pages.yml",
	".gitignore",
	".vscode/extensions.json",
	".vscode/settings.json",
	...Object.keys(editorFiles({ docs: {}, news: {}, pages: {} })),
	"package.json",
];

init("creates a site of nine files that builds without a warning", () =>
	inFolder(async (cwd) => {
		const { code, stdout, stderr } = await runCommand(["init", "my-site"], { cwd });
		assert.equal([code, stderr], [0, ""]);
		assert.match(stdout, /^created 23 files in my-site\n\nNext:\n {2}cd my-site && npm install\n {2}npm run watch\n$/);
		const site = path.join(cwd, "my-site");
		const files = filesIn(site);
		for (const name of PROJECT_FILES) assert.ok(files.includes(name), name);
		assert.is(files.length - PROJECT_FILES.length, 9);
		const written = JSON.parse(readFileSync(path.join(site, "package.json"), "utf8"));
		assert.equal(Object.keys(written.dependencies), ["ssg-docs"]);
		const dependency = written.dependencies["ssg-docs"].replace(/^file:/, "");
		assert.is(path.resolve(site, dependency), path.resolve("."));

		const built = await runCommand(["build", "my-site", "--strict"], { cwd });
		assert.equal([built.code, built.stderr], [0, ""]);
		const read = (file: string) => readFileSync(path.join(site, "dist", file), "utf8");
		assert.match(read("index.html"), ">My site</h1>");
		assert.match(read("index.html"), /<button type="button" class="button">Clicks/);
		assert.match(read("help/writing/index.html"), /<h2 id="code">Code/);
		assert.match(read("news/index.html"), "Our site is online");
	}),
);

init("checks out the whole history in the workflow", () =>
	inFolder(async (cwd) => {
		await runCommand(["init", "--yes"], { cwd });
		const workflow = readFileSync(path.join(cwd, ".github/workflows/pages.yml"), "utf8");
		assert.match(workflow, "--strict"); // for which a shallow clone is a warning
		assert.match(workflow, /actions\/checkout@v4\n +with:\n +fetch-depth: 0 /);
	}),
);

rarely(init)("reports what a pull request introduces, and nothing else", () =>
	inFolder(async (cwd) => {
		await runCommand(["init", "--yes"], { cwd });
		const workflow = readFileSync(path.join(cwd, ".github/workflows/check.yml"), "utf8");
		const [, command = ""] = /- run: npx ssg (check .*)/.exec(workflow) ?? [];
		for (const args of [
			["init", "-qb", "main"],
			["add", "."],
			["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qm", "A"],
			["update-ref", "refs/remotes/origin/main", "HEAD"],
		])
			execFileSync("git", args, { cwd });
		const run = (BASE: string) => {
			const shell = `exec "$NODE" "$SSG" ${command}`;
			const SSG = path.resolve("bin/ssg.mjs");
			const env = { ...process.env, NODE: process.execPath, SSG, BASE };
			return spawnSync("sh", ["-c", shell], { cwd, env, encoding: "utf8" });
		};
		assert.equal([run("").status, run("main").status], [0, 0]);
		writeFiles(cwd, { "content/en/help/index.md": "---\ntitle: Help\n---\n\n[no](/gone)\n" });
		const { status, stdout } = run("main");
		assert.is(status, 1);
		assert.match(stdout, "::error file=content/en/help/index.md,line=5,");
	}),
);

init("creates content that no rule complains about", () =>
	inFolder(async (cwd) => {
		for (const languages of some(["en,fr", "en", "de,es"])) {
			const site = `a${languages.length}`; // a short name makes short titles
			await runCommand(["init", site, "--languages", languages], { cwd });
			for (const kind of ["doc", "post"]) await runCommand(["new", kind, `<A> new *${kind}*`, "--root", site], { cwd });
			const checked = await runCommand(["check", site], { cwd });
			assert.equal([checked.stdout.trim(), checked.stderr], ["no problems", ""]);
		}
	}),
);

rarely(init)("stamps the translations", () =>
	inFolder(async (cwd) => {
		const languages = ["--languages", "en,fr,it"];
		await runCommand(["init", ...languages, "--yes"], { cwd });
		const { stdout } = await runCommand(["i18n", "status", "--json"], { cwd });
		for (const { stale, unstamped } of JSON.parse(stdout).locales) assert.equal([stale, unstamped], [[], []]);
	}),
);

const CHOICES = [
	["it,pt-BR,en", "docs,news"],
	["de", "docs"],
	["es", "news"],
] as const;
for (const [languages, contents] of CHOICES)
	rarely(init)(`builds without a warning in ${languages} with ${contents}`, () =>
		inFolder(async (cwd) => {
			const created = await runCommand(["init", "--languages", languages, "--with", contents, "--yes"], { cwd });
			assert.equal([created.code, created.stderr], [0, ""]);
			const built = await runCommand(["build", "--strict", "--quiet"], { cwd });
			assert.equal([built.code, built.stderr], [0, ""]);
		}),
	);

init("says which texts are in English", () =>
	inFolder(async (cwd) => {
		const { stdout } = await runCommand(["init", "--languages", "it,de"], { cwd });
		assert.match(stdout, "the sample texts of it are in English\n");
		assert.match(readFileSync(path.join(cwd, "content/it/pages/index.md"), "utf8"), "Replace it with one in Italian.");
	}),
);

init("does not touch a folder that holds files", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, { "notes.txt": "mine" });
		const { code, stdout, stderr } = await runCommand(["init"], { cwd });
		assert.equal([code, stdout], [1, ""]);
		assert.match(stderr, /^error: \S+ is not empty: it contains notes\.txt\n {2}help: /);
		assert.equal(filesIn(cwd), ["notes.txt"]);
	}),
);

init("accepts a repository with the files that hosts offer, and keeps them", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, { LICENSE: "MIT", "README.md": "# A", ".gitignore": "*.log\n", ".git/HEAD": "" });
		const { code, stdout } = await runCommand(["init"], { cwd, env: { CI: "true" } });
		assert.is(code, 0);
		assert.match(stdout, /^created 22 files in \S+\nadd to \.gitignore .*: node_modules\/ dist\//);
		assert.is(readFileSync(path.join(cwd, ".gitignore"), "utf8"), "*.log\n");
	}),
);

init("accepts a repository without files, and says little in CI", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, { ".git/HEAD": "ref: refs/heads/main\n" });
		const { code, stdout } = await runCommand(["init"], { cwd, env: { CI: "true" } });
		assert.is(code, 0);
		assert.match(stdout, /^created 23 files in \S+\n$/);
	}),
);

init("removes what it has written when a file cannot be written", () =>
	inFolder(async (cwd) => {
		const failureIn = (site: string, files: NewFiles) =>
			createSite(site, (draft) => draft.add(files)).then(() => "", String);
		const clash = { "a/b.md": "", a: "" }; // `a` is a folder by then
		assert.match(await failureIn(path.join(cwd, "new/site"), clash), "there is a file where a folder is needed");
		assert.equal(readdirSync(cwd), []);
		mkdirSync(path.join(cwd, "site"));
		assert.match(await failureIn(path.join(cwd, "site"), { "../a.md": "" }), "../a.md cannot be written");
		assert.equal(readdirSync(cwd, { recursive: true }), ["site"]);
		writeFiles(cwd, { "site/b.md": "mine" });
		assert.match(await failureIn(path.join(cwd, "site"), { "a.md": "", "b.md": "" }), "is not empty: it contains b.md");
		assert.equal(readdirSync(cwd, { recursive: true }), ["site", "site/b.md"]);
		assert.is(readFileSync(path.join(cwd, "site/b.md"), "utf8"), "mine");
	}),
);

init("ends with 2 on options that make no sense", async () => {
	const [languages, contents, title] = await Promise.all([
		runCommand(["init", "--languages", "english!"]),
		runCommand(["init", "--with", "blog"]),
		runCommand(["init", "--title", " "]),
	]);
	assert.equal(
		[languages, contents, title].map(({ code }) => code),
		[2, 2, 2],
	);
	assert.match(languages.stderr, "such as en,fr,pt-BR");
	for (const [given, meant] of [
		["english", "en"],
		["Français", "fr"],
		["deutsch", "de"],
		["pt_br", "pt-BR"],
		["EN", "en"],
	])
		assert.throws(() => parseLanguages(`fr,${given}`), `"${given}" is not a language tag: did you mean "${meant}"?`);
	assert.throws(() => parseLanguages("en,xx-klingon"), '"xx-klingon" is none');
	assert.equal(parseLanguages("en, pt-BR zh-Hant gsw"), ["en", "pt-BR", "zh-Hant", "gsw"]);
	assert.match(contents.stderr, "The contents must be docs, news, or both");
	assert.match(title.stderr, "The title must be one line of text.");
});

/** Types a reply to each question. */
async function answersTo(replies: readonly string[], given = {}) {
	const [input, output] = [new PassThrough(), new PassThrough()];
	let asked = "";
	const rest = [...replies];
	output.setEncoding("utf8").on("data", (text: string) => {
		asked += text;
		if (text.endsWith("): ")) input.write(`${rest.shift() ?? ""}\n`);
	});
	const answers = await askAnswers(given, defaultAnswers("my-site"), input, output);
	return { answers, asked };
}

init("asks three questions, and again after a reply it cannot use", async () => {
	const { answers, asked } = await answersTo(["Manual", "en fr!", "de, en", "news"]);
	assert.equal(answers, { title: "Manual", languages: ["de", "en"], sections: ["news"] });
	assert.is(asked.match(/\): /g)?.length, 4);
	assert.match(asked, "such as en,fr,pt-BR");
});

init("asks only what it was not told, and offers defaults", async () => {
	const { answers, asked } = await answersTo([], { languages: ["fr"] });
	assert.equal(answers, { title: "My site", languages: ["fr"], sections: ["docs", "news"] });
	assert.match(asked, "Title (My site): ");
	assert.not.match(asked, "Languages");
});

init.run();
