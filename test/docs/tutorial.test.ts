// Test run: slow
/**
 * The tutorial of the manual, step by step: the page's commands run in its order, and its files are written when it shows
 * them. Only the installation is replaced, because it would need the registry. With `UPDATE=1`, what the commands print
 * and write replaces what the page and its translations show.
 */
import { spawn, spawnSync } from "node:child_process";
import {
	chmodSync,
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { packInto } from "../package/packed.ts";
import { repository } from "../pipeline/emit/command.ts";
import { writeFiles } from "../site.ts";
import { blocksOf, type PageBlock } from "./page-blocks.ts";

const tutorial = suite("tutorial");

const fileIn = (locale: string) => path.resolve(`docs/content/${locale}/docs/start/tutorial.md`);
const page = readFileSync(fileIn("en"), "utf8");
const TRANSLATIONS = ["fr", "de"];
const ownBlocks = blocksOf(page);
/** The page includes its first step. Of the tabs for package managers, the one for npm is followed. */
const blocks = [
	...blocksOf(readFileSync("docs/content/en/docs/reference/_tutorial-project.md", "utf8")),
	...ownBlocks,
].filter(({ info }) => !/\[(?:pnpm|Yarn|Bun)\]/.test(info));

const work = mkdtempSync(path.join(tmpdir(), "ssg-tutorial-"));
tutorial.after(() => rmSync(work, { recursive: true, force: true }));

const bin = path.join(work, "bin");
const home = path.join(work, "home");
const remote = path.join(work, "remote/example/tidewater-docs.git");

/** In place of npm: installs the tarball that `package.json` names, and links what that depends on. */
const NPM = `#!/bin/sh
case "$1" in install|ci) ;; *) exec "$NPM" "$@" ;; esac
tarball=$(node -p 'require("./package.json").dependencies["ssg-docs"].replace("file:", "")') || exit 1
rm -rf node_modules
mkdir -p node_modules/.bin node_modules/ssg-docs
tar -xzf "$tarball" -C node_modules/ssg-docs --strip-components 1 || exit 1
for name in $(node -p 'Object.keys(require("./node_modules/ssg-docs/package.json").dependencies).join(" ")'); do
	mkdir -p "$(dirname "node_modules/$name")"
	ln -s "${repository}node_modules/$name" "node_modules/$name"
done
ln -s ../ssg-docs/bin/ssg.mjs node_modules/.bin/ssg
chmod +x node_modules/ssg-docs/bin/ssg.mjs
[ -f package-lock.json ] || echo '{}' > package-lock.json
`;

/** Without what `npm test` and a CI service add. */
const environment = Object.fromEntries(
	Object.entries(process.env).filter(([name]) => !/^npm_|^(?:CI|GITHUB_ACTIONS)$/i.test(name)),
);
const env = {
	...environment,
	HOME: home,
	PATH: `${bin}:${environment.PATH}`,
	NPM: spawnSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).stdout.trim(),
	GIT_CONFIG_GLOBAL: path.join(home, ".gitconfig"),
	npm_config_offline: "true",
	npm_config_update_notifier: "false",
};

/** The folder of the shell. */
let cwd = work;
let lastOutput = "";

tutorial.before(async () => {
	const repositoryCopy = path.join(work, "repository");
	mkdirSync(repositoryCopy);
	const tarball = await packInto(repositoryCopy);
	writeFiles(work, {
		"bin/npm": NPM,
		"home/.gitconfig": `[user]\n\tname = A\n\temail = a@example.org\n[url "file://${work}/remote/"]\n\tinsteadOf = https://github.com/\n`,
	});
	chmodSync(path.join(bin, "npm"), 0o755);
	cpSync(tarball, path.join(home, "Downloads", path.basename(tarball)));
	mkdirSync(remote, { recursive: true });
	runLine("git init --quiet --bare --initial-branch main", remote);
});

function runLine(line: string, folder: string, expected = 0): string {
	const { status, stdout, stderr } = spawnSync("sh", ["-ec", line], { cwd: folder, env, encoding: "utf8" });
	assert.is(status, expected, `${line}\n${stdout}${stderr}`);
	return stderr + stdout;
}

/** Starts a preview, and stops it when it shows the home page. */
async function preview(line: string, folder: string) {
	const child = spawn("sh", ["-c", `exec ${line} -- --port 0`], { cwd: folder, env, detached: true });
	try {
		let text = "";
		for await (const chunk of child.stdout) {
			text += chunk;
			const url = /http:\/\/\S+/.exec(text)?.[0];
			if (!url) continue;
			assert.match(await (await fetch(url)).text(), "Notes in your terminal");
			return;
		}
		throw new Error(`no address in: ${text}`);
	} finally {
		if (child.pid) process.kill(-child.pid);
	}
}

async function runCommands({ text, remark }: PageBlock) {
	lastOutput = "";
	for (const line of text.trim().split("\n")) {
		const [, folder] = /^cd (.*)/.exec(line) ?? [];
		if (folder) cwd = path.join(cwd, folder);
		else if (line === "npm run watch") await preview(line, cwd);
		else lastOutput += runLine(line, cwd, remark === "fails" ? 1 : 0);
	}
}

/** Times and sizes depend on the machine and on the release. */
const comparable = (output: string): string =>
	output
		.replace(/^done in .*/m, "done in")
		.replace(/^.*kB.*$/gm, (line) => line.replace(/ *\d[\d.]*/g, " 0"))
		.trim();

/** The files of a folder as the page shows them, without what is not committed. */
function treeOf(folder: string, indent = ""): string {
	return readdirSync(folder, { withFileTypes: true })
		.filter(({ name }) => !/^(?:node_modules|dist|\.git|\.ssg)$/.test(name))
		.sort((a, b) => (a.name < b.name ? -1 : 1))
		.map((entry) =>
			entry.isDirectory()
				? `${indent}${entry.name}/\n${treeOf(path.join(folder, entry.name), `${indent}  `)}`
				: `${indent}${entry.name}\n`,
		)
		.join("");
}

/** What the page should show in the place of blocks. */
const updates = new Map<PageBlock, string>();

function assertShows(block: PageBlock, actual: string, isOutput = false) {
	const toCompare = isOutput ? comparable : String;
	if (toCompare(actual) === toCompare(block.text)) return;
	if (process.env.UPDATE) updates.set(block, actual);
	else assert.is(toCompare(actual), toCompare(block.text), "run with UPDATE=1");
}

tutorial.after(() => {
	if (updates.size === 0) return;
	const replacements = new Map([...updates].map(([block, actual]) => [ownBlocks.indexOf(block), actual]));
	for (const locale of ["en", ...TRANSLATIONS]) {
		let text = readFileSync(fileIn(locale), "utf8");
		for (const [index, block] of [...blocksOf(text).entries()].reverse())
			text =
				text.slice(0, block.start) +
				(replacements.get(index) ?? block.text) +
				text.slice(block.start + block.text.length);
		writeFileSync(fileIn(locale), text);
	}
});

for (const locale of TRANSLATIONS)
	tutorial(`shows the same in ${locale}`, () => {
		const textsOf = (blocks: readonly PageBlock[]) => blocks.map(({ text }) => text);
		assert.equal(textsOf(blocksOf(readFileSync(fileIn(locale), "utf8"))), textsOf(ownBlocks));
	});

for (const block of blocks)
	tutorial(`line ${block.line}: ${block.title ?? block.language}`, async () => {
		const { language, title, text, remark } = block;
		if (title && remark === "written by the command") assertShows(block, readFileSync(path.join(cwd, title), "utf8"));
		else if (title) writeFiles(cwd, { [title]: text });
		else if (language === "sh") await runCommands(block);
		else if (remark === "files") assertShows(block, treeOf(cwd));
		else assertShows(block, lastOutput, true);
	});

tutorial("its workflow publishes the site that was pushed", () => {
	const checkout = path.join(work, "checkout");
	runLine(`git clone --quiet ${remote} ${checkout}`, work);
	const workflow = readFileSync(path.join(checkout, ".github/workflows/pages.yml"), "utf8");
	const commands = [...workflow.matchAll(/- run: (.*)/g)].map(([, command = ""]) => command);
	assert.is(commands.length, 2);
	for (const command of commands) runLine(`export BASE_PATH=/tidewater-docs; ${command}`, checkout);
	for (const file of ["index.html", "fr/help/alarms/index.html"])
		assert.ok(existsSync(path.join(checkout, "dist", file)), file);
	assert.match(readFileSync(path.join(checkout, "dist/index.html"), "utf8"), 'href="/tidewater-docs/help/"');
});

tutorial.run();
