// Test run: integration
import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { DocsOptions } from "../../../src/config/keys/documents.ts";
import { Cache } from "../../../src/engine/cache/cache.ts";
import { createDiskStore } from "../../../src/engine/cache/disk-store.ts";
import { readLastUpdates } from "../../../src/engine/git/index.ts";
import { createNodeHost } from "../../../src/engine/host.ts";
import { createRepository } from "../../git-repository.ts";
import { codesIn } from "../../messages.ts";
import { testConfig } from "../../test-config.ts";

const git = suite("dates from git");
const codes = codesIn("engine");
const hasGit = spawnSync("git", ["--version"]).status === 0;
if (!hasGit) console.log("skipped: git is not on this machine");
const when = hasGit ? git : git.skip;

const folders: string[] = [];
git.after(() => {
	for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
	const folder = mkdtempSync(join(tmpdir(), "ssg-git-"));
	folders.push(folder);
	return folder;
}

/** A repository in a temporary folder. */
function repository() {
	const root = newFolder();
	return { root, ...createRepository(root) };
}

/** One line a file: its path, last change and author, dates without the time where that is 10:00 UTC. */
async function linesOf(root: string): Promise<string[]> {
	const { updates, problems } = await readLastUpdates(root);
	assert.equal(problems, []);
	return [...updates]
		.map(([path, { date, author }]) => `${path}: ${date} ${author}`.replaceAll("T10:00:00.000Z", ""))
		.sort();
}

when("a file has its last change, and who made it", async () => {
	const { root, commit } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1", "b.md": "1" });
	commit("2024-01-02", "Bob", { "a.md": "2" });
	commit("2024-01-03", "Cy", { "a.md": "3", "c/d.md": "1" });
	const { updates } = await readLastUpdates(root);
	assert.equal(updates.get("a.md"), { date: "2024-01-03T10:00:00.000Z", author: "Cy" });
	assert.equal(await linesOf(root), ["a.md: 2024-01-03 Cy", "b.md: 2024-01-01 Ada", "c/d.md: 2024-01-03 Cy"]);
});

when("paths are those below the folder that was asked about", async () => {
	const { root, commit } = repository();
	commit("2024-01-01", "Ada", { "site/a.md": "1", "site2/a.md": "2" });
	commit("2024-01-02", "Bob", { "site2/a.md": "3", "readme.md": "" });
	assert.equal(await linesOf(join(root, "site")), ["a.md: 2024-01-01 Ada"]);
});

when("a name may hold any character", async () => {
	const { root, commit } = repository();
	const names = ["\nline\n.md", ":100644 100644 a b M", 'quo"te\\.md', "tab\t .md", "Über uns/é.md", "日本.md"];
	commit("2024-01-01", "Zoë Ø", Object.fromEntries(names.map((n) => [n, n])));
	const { updates } = await readLastUpdates(root);
	assert.equal([...updates.keys()].sort(), names);
	for (const { author } of updates.values()) assert.is(author, "Zoë Ø");
});

when("only what is committed has dates", async () => {
	const { root, run, commit, write } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1", "gone.md": "1" });
	rmSync(join(root, "gone.md"));
	commit("2024-01-02", "Ada", {});
	write({ "a.md": "changed", "staged.md": "1", "new.md": "1" });
	run(["add", "staged.md"]);
	assert.equal(await linesOf(root), ["a.md: 2024-01-01 Ada"]);
});

when("what a branch changed keeps the branch's date and author", async () => {
	const { root, run, commit, onBranch } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1", "b.md": "1" });
	onBranch("side", () => commit("2024-01-02", "Bob", { "a.md": "2", "new.md": "1" }));
	commit("2024-01-03", "Cy", { "b.md": "2" });
	run(["merge", "--quiet", "--no-edit", "side"], "2024-01-04", "Merger");
	assert.equal(await linesOf(root), ["a.md: 2024-01-02 Bob", "b.md: 2024-01-03 Cy", "new.md: 2024-01-02 Bob"]);
});

when("what was settled while merging has the merge's date", async () => {
	const { root, run, commit, onBranch, write } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1", "b.md": "1" });
	onBranch("side", () => commit("2024-01-02", "Bob", { "a.md": "2" }));
	commit("2024-01-03", "Cy", { "a.md": "3" });
	run(["merge", "--strategy", "ours", "--no-commit", "side"]);
	write({ "a.md": "2 and 3", "only-in-the-merge.md": "1" });
	commit("2024-01-04", "Merger");
	assert.equal(await linesOf(root), [
		"a.md: 2024-01-04 Merger",
		"b.md: 2024-01-01 Ada",
		"only-in-the-merge.md: 2024-01-04 Merger",
	]);
});

when("what a merge threw away is no change", async () => {
	const { root, run, commit, onBranch } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1", "b.md": "1" });
	onBranch("side", () => {
		commit("2024-01-03", "Bob", { "a.md": "2" });
		commit("2024-01-04", "Bob", { "b.md": "2" });
	});
	commit("2024-01-02", "Cy", { "a.md": "3" });
	run(["merge", "--no-edit", "--strategy-option", "ours", "side"], "2024-01-05");
	assert.equal(await linesOf(root), ["a.md: 2024-01-02 Cy", "b.md: 2024-01-04 Bob"]);
});

when("of a merge of three, the third's part has the merge's date", async () => {
	const { root, run, commit } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1" });
	for (const [day, name] of [
		["2024-01-02", "two"],
		["2024-01-03", "three"],
	] as const) {
		run(["checkout", "--quiet", "-b", name, "main"]);
		commit(day, "Bob", { [`${name}.md`]: "1" });
	}
	run(["checkout", "--quiet", "main"]);
	commit("2024-01-04", "Cy", { "a.md": "2" });
	run(["merge", "--no-edit", "two", "three"], "2024-01-05", "Merger");
	assert.equal(await linesOf(root), ["a.md: 2024-01-04 Cy", "three.md: 2024-01-05 Merger", "two.md: 2024-01-02 Bob"]);
});

when("moving a file is no change, editing it on the way is a new one", async () => {
	const { root, commit, move } = repository();
	commit("2024-01-01", "Ada", { "a.md": "one", "b.md": "two", "c.md": "three" });
	commit("2024-01-02", "Bob", { "a.md": "one more" });
	move("a.md", "x/a.md");
	move("b.md", "x/b.md");
	move("c.md", "b.md");
	commit("2024-01-03", "Cy", { "x/b.md": "entirely new" });
	move("x/a.md", "x/y/a.md");
	commit("2024-01-04", "Cy");
	assert.equal(await linesOf(root), ["b.md: 2024-01-03 Cy", "x/b.md: 2024-01-03 Cy", "x/y/a.md: 2024-01-02 Bob"]);
});

when("a file that came back counts from its return", async () => {
	const { root, commit } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1", "b.md": "1" });
	rmSync(join(root, "a.md"));
	commit("2024-01-02", "Ada");
	commit("2024-01-03", "Bob", { "a.md": "1" });
	assert.equal(await linesOf(root), ["a.md: 2024-01-03 Bob", "b.md: 2024-01-01 Ada"]);
});

const IGNORED = ".git-blame-ignore-revs";

when("an ignored commit is no change", async () => {
	const { root, commit, write, head } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1", "b.md": "1", "c.md": "1" });
	commit("2024-01-02", "Bob", { "a.md": "2" });
	commit("2024-01-03", "Bot", { "a.md": "3", "b.md": "2", "new.md": "1" });
	const bulk = head();
	commit("2024-01-04", "Cy", { "c.md": "2", "new.md": "2" });
	commit("2024-01-05", "Bot", { "c.md": "3", "new.md": "3" });
	write({ [IGNORED]: `# formatting\n${bulk}\n${head()}\n` });
	assert.equal(await linesOf(root), [
		"a.md: 2024-01-02 Bob",
		"b.md: 2024-01-01 Ada",
		"c.md: 2024-01-04 Cy",
		"new.md: 2024-01-04 Cy",
	]);
});

when("a file with nothing but ignored commits has its oldest", async () => {
	const { root, commit, write, head } = repository();
	const hashes = ["2024-01-01", "2024-01-02", "2024-01-03"].map((date) => {
		commit(date, `Bot ${date}`, { "a.md": date });
		return head();
	});
	write({ [IGNORED]: hashes.join("\n") });
	assert.equal(await linesOf(root), ["a.md: 2024-01-01 Bot 2024-01-01"]);
});

when("a moved file has what counts from before the move", async () => {
	const { root, commit, move, write, head } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1" });
	commit("2024-01-02", "Bot", { "a.md": "2" });
	const bulk = head();
	move("a.md", "x/a.md");
	commit("2024-01-03", "Cy");
	commit("2024-01-04", "Bot", { "x/a.md": "3" });
	write({ [IGNORED]: `${bulk}\n${head()}` });
	assert.equal(await linesOf(root), ["x/a.md: 2024-01-01 Ada"]);
});

when("an ignored commit of a branch is no edit of its merge", async () => {
	const { root, run, commit, onBranch, write, head } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1", "b.md": "1" });
	const bulk = onBranch("side", () => {
		commit("2024-01-02", "Bob", { "a.md": "2" });
		commit("2024-01-03", "Bot", { "a.md": "3" });
		return head();
	});
	commit("2024-01-04", "Cy", { "b.md": "2" });
	run(["merge", "--no-edit", "side"], "2024-01-05", "Merger");
	write({ [IGNORED]: bulk });
	assert.equal(await linesOf(root), ["a.md: 2024-01-02 Bob", "b.md: 2024-01-04 Cy"]);
});

when("an edit during a merge is ignored with the merge", async () => {
	const { root, run, commit, onBranch, write, head } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1" });
	onBranch("side", () => commit("2024-01-02", "Bob", { "a.md": "2" }));
	commit("2024-01-03", "Cy", { "a.md": "3" });
	run(["merge", "--strategy", "ours", "--no-commit", "side"]);
	write({ "a.md": "2 and 3" });
	commit("2024-01-04", "Merger");
	assert.equal(await linesOf(root), ["a.md: 2024-01-04 Merger"]);
	write({ [IGNORED]: head() });
	assert.equal(await linesOf(root), ["a.md: 2024-01-02 Bob"]);
});

when("the list is that at the top of the repository", async () => {
	const { root, commit, write, head } = repository();
	commit("2024-01-01", "Ada", { "site/a.md": "1" });
	commit("2024-01-02", "Bot", { "site/a.md": "2" });
	write({ [`site/${IGNORED}`]: head() });
	assert.equal(await linesOf(join(root, "site")), ["a.md: 2024-01-02 Bot"]);
	write({ [IGNORED]: `${head()}\nabc` });
	const { updates, problems } = await readLastUpdates(join(root, "site"));
	assert.is(updates.get("a.md")?.author, "Ada");
	assert.equal(problems[0]?.at, { path: `../${IGNORED}`, line: 2, column: 1 });
});

when("the list is read as git reads it", async () => {
	const { root, run, commit, write, head } = repository();
	commit("2024-01-01", "Ada", { "a.md": "Hello, all of you\n" });
	commit("2024-01-02", "Bot", { "a.md": "Hello,  all of you\n" });
	const text = `# A comment, and an empty line\r\n\r\n${"0".repeat(40)}\r\n \t${head().toUpperCase()} # formatting\r\n`;
	write({ [IGNORED]: text });
	const blamed = run(["blame", "--ignore-revs-file", IGNORED, "a.md"]);
	assert.match(blamed.toString(), "(Ada ");
	assert.equal(await linesOf(root), ["a.md: 2024-01-01 Ada"]);
});

when("a line that is no full hash is a warning", async () => {
	const { root, commit, write, head } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1" });
	commit("2024-01-02", "Bot", { "a.md": "2" });
	const hash = head();
	write({ [IGNORED]: `# one\n  ${hash.slice(0, 12)} # two\n\n${hash}\n` });
	const { updates, problems } = await readLastUpdates(root);
	assert.is(updates.get("a.md")?.author, "Ada");
	const [problem, ...others] = problems;
	assert.equal(others, []);
	assert.equal([problem?.code, problem?.at], ["bad-ignore-revs", { path: IGNORED, line: 2, column: 3 }]);
	assert.match(problem?.message ?? "", `"${hash.slice(0, 12)}" is not the full hash of a commit`);
});

when("a list that cannot be read is a warning", async () => {
	const { root, commit } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1" });
	mkdirSync(join(root, IGNORED));
	const { updates, problems } = await readLastUpdates(root);
	assert.is(updates.get("a.md")?.author, "Ada");
	assert.is(problems.length, 1);
	assert.is(problems[0]?.code, "bad-ignore-revs");
	assert.match(problems[0]?.message ?? "", "cannot be read: EISDIR");
});

when("a build notices that the list has changed", async () => {
	const { root, commit, write, head } = repository();
	const name = "content/en/help/a.md";
	commit("2024-01-01", "Ada", { [name]: "# A\n" });
	commit("2024-01-02", "Bot", { [name]: "# B\n" });
	const config = testConfig({}, root);
	const cache = new Cache({ disk: createDiskStore(newFolder(), "engine") });
	const authorNow = async () => {
		const { files } = await createNodeHost(config, { cache }).read();
		await cache.save();
		return files[0]?.updated.author;
	};
	assert.is(await authorNow(), "Bot");
	write({ [IGNORED]: head() });
	assert.is(await authorNow(), "Ada");
	write({ [IGNORED]: "" });
	assert.is(await authorNow(), "Bot");
});

when("a linked worktree has the dates of its own branch", async () => {
	const { run, commit } = repository();
	commit("2024-01-01", "Ada", { "site/a.md": "1" });
	const linked = join(newFolder(), "linked");
	run(["worktree", "add", "--quiet", "-b", "side", linked]);
	commit("2024-01-02", "Bob", { "site/a.md": "2" });
	assert.equal(await linesOf(join(linked, "site")), ["a.md: 2024-01-01 Ada"]);
});

when("settings of the user do not change what is read", async () => {
	const { root, run, commit } = repository();
	for (const [key, value] of [
		["log.showRoot", "false"],
		["log.showSignature", "true"],
		["log.follow", "true"],
		["log.diffMerges", "off"],
		["log.date", "relative"],
		["color.ui", "always"],
		["core.quotepath", "true"],
		["diff.renames", "false"],
		["diff.relative", "false"],
		["diff.noprefix", "true"],
		["format.pretty", "fuller"],
		["i18n.logOutputEncoding", "ISO-8859-1"],
	] as const)
		run(["config", key, value]);
	commit("2024-01-01", "Zoë", { "site/é.md": "1" });
	assert.equal(await linesOf(join(root, "site")), ["é.md: 2024-01-01 Zoë"]);
});

when("a git hook's variables do not lead to another repository", async () => {
	const { root, commit } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1" });
	await withVariable("GIT_DIR", join(newFolder(), ".git"), async () => {
		assert.equal(await linesOf(root), ["a.md: 2024-01-01 Ada"]);
	});
});

when("a shallow clone has no dates, and one warning", async () => {
	const { root, commit } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1" });
	commit("2024-01-02", "Ada", { "a.md": "2" });
	const clone = join(newFolder(), "clone");
	execFileSync("git", [...["clone", "--quiet", "--depth", "1"], ...[`file://${root}`, clone]]);
	const { updates, problems } = await readLastUpdates(clone);
	assert.is(updates.size, 0);
	assert.equal(codes(problems), ["warning shallow-clone"]);
});

when("a missing history is a warning only where pages show dates", async () => {
	const { root, commit } = repository();
	const files = { "content/en/help/a.md": "# A\n" };
	commit("2024-01-01", "Ada", { "content/en/help/b.md": "# B\n" });
	commit("2024-01-02", "Ada", files);
	const clone = join(newFolder(), "clone");
	execFileSync("git", [...["clone", "--quiet", "--depth", "1"], ...[`file://${root}`, clone]]);
	const severitiesWith = async (docs: DocsOptions) => {
		const config = testConfig({ docs }, clone);
		const { problems } = await createNodeHost(config).read();
		return problems.filter(({ code }) => code === "shallow-clone").map(({ severity }) => severity);
	};
	assert.equal(await severitiesWith({}), ["info"]);
	assert.equal(await severitiesWith({ showLastUpdateTime: true }), ["warning"]);
	assert.equal(await severitiesWith({ showLastUpdateAuthor: true }), ["warning"]);
});

when("a repository that git does not trust is named in a warning", async () => {
	const { root, commit } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1" });
	await withVariable("GIT_TEST_ASSUME_DIFFERENT_OWNER", "1", async () => {
		const { updates, problems } = await readLastUpdates(root);
		assert.is(updates.size, 0);
		assert.is(problems.length, 1);
		assert.is(problems[0]?.code, "no-git-dates");
		assert.match(problems[0]?.message ?? "", "dubious ownership");
		assert.match(problems[0]?.hint ?? "", `safe.directory ${root}`);
	});
});

when("a folder without history has no dates and no problem", async () => {
	const empty = repository().root;
	const { root, commit } = repository();
	commit("2024-01-01", "Ada", { "a.md": "1" });
	mkdirSync(join(root, "untracked"));
	for (const folder of [newFolder(), empty, join(root, "untracked"), join(root, "missing")])
		assert.equal(await linesOf(folder), []);
});

git("a machine without git has no dates and no problem", async () => {
	await withVariable("PATH", "", async () => {
		assert.equal(await linesOf(tmpdir()), []);
	});
});

/** Sets a variable of the environment for as long as `during` takes. */
async function withVariable(name: string, value: string, during: () => Promise<void>): Promise<void> {
	const before = process.env[name];
	process.env[name] = value;
	try {
		await during();
	} finally {
		if (before === undefined) delete process.env[name];
		else process.env[name] = before;
	}
}

git.run();
