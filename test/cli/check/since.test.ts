// Test run: integration, kinds
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { runCommand } from "../../pipeline/emit/command.ts";
import { RULES_OFF } from "../../rules-off.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";
import { rarely } from "../../slow-run.ts";

const since = suite("ssg check --since");

const SITE: Files = {
	"site.config.ts": `export default { title: "T", url: "https://example.org", ${RULES_OFF} };\n`,
	".gitignore": ".ssg\nnode_modules\n",
	"content/en/help/a.md": "# A\n\n[one](/gone)\n",
	"content/en/help/b.md": "# B\n\n[two](/lost)\n",
};

const git = (cwd: string, ...args: string[]): string =>
	execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@b.c", ...args], {
		cwd,
		encoding: "utf8",
		stdio: ["ignore", "pipe", "pipe"],
	});

const commitAll = (cwd: string): void => {
	git(cwd, "add", ".");
	git(cwd, "commit", "-qm", "A");
};

/** A site whose links are broken, committed. */
const inRepository = (
	use: (folder: string, check: (...args: string[]) => ReturnType<typeof runCommand>) => Promise<void>,
	below = "",
) =>
	inFolder(async (folder) => {
		const site = path.join(folder, below);
		writeFiles(site, SITE);
		git(folder, "init", "-qb", "main");
		commitAll(folder);
		await use(folder, (...args) => runCommand(["check", ...args], { cwd: site }));
	});

/** The files and lines of what is reported. */
const places = (stderr: string): string[] =>
	[...stderr.matchAll(/^(\S+:\d+):\d+ \w+ broken-link/gm)].map(([, place]) => `${place}`);

since("lines may move and files may be renamed; what is added is new", () =>
	inRepository(async (folder, check) => {
		assert.equal(places((await check()).stderr).length, 2);
		const none = await check("--since", "main");
		assert.equal(
			[none.code, none.stdout, none.stderr],
			[0, "no problems\n", "left out 2 problems that main has, too\n"],
		);
		writeFiles(folder, { "content/en/help/a.md": "# A\n\nMore.\n\n[one](/gone)\n\n[one](/gone)\n\n[new](/gone)\n" });
		renameSync(path.join(folder, "content/en/help/b.md"), path.join(folder, "content/en/help/c.md"));
		git(folder, "add", ".");
		const { code, stderr } = await check("--since", "main");
		assert.is(code, 1);
		assert.equal(places(stderr), ["content/en/help/a.md:7", "content/en/help/a.md:9"]);
		assert.is(git(folder, "worktree", "list").trim().split("\n").length, 1);
	}),
);

rarely(since)("a site below the top of the repository, with packages", () =>
	inRepository(async (folder, check) => {
		const site = path.join(folder, "docs/site");
		writeFiles(folder, {
			"node_modules/words/package.json": '{ "name": "words", "type": "module", "main": "index.js" }',
			"node_modules/words/index.js": 'export default "T";',
			"docs/site/site.config.ts": `import title from "words";\n${String(SITE["site.config.ts"]).replace('"T"', "title")}`,
		});
		commitAll(folder);
		writeFiles(site, { "content/en/help/d.md": "# D\n\n[three](/gone)\n" });
		const { stderr } = await check("--since", "HEAD");
		assert.equal(places(stderr), ["content/en/help/d.md:3"]);
	}, "docs/site"),
);

rarely(since)("what has happened on the other branch meanwhile does not count", () =>
	inRepository(async (folder, check) => {
		git(folder, "checkout", "-qb", "change");
		git(folder, "checkout", "-q", "main");
		writeFiles(folder, { "content/en/help/a.md": "# A\n" });
		commitAll(folder);
		git(folder, "checkout", "-q", "change");
		assert.is((await check("--since", "main")).code, 0);
	}),
);

rarely(since)("a branch that only the server has", () =>
	inRepository(async (folder) => {
		const clone = path.join(folder, "clone");
		git(folder, "clone", "-q", folder, clone);
		git(clone, "checkout", "-qb", "change");
		git(clone, "branch", "-D", "main");
		const { code } = await runCommand(["check", "--since", "main"], { cwd: clone });
		assert.is(code, 0);
	}),
);

rarely(since)("a commit that git does not know is invalid usage", () =>
	inRepository(async (_, check) => {
		const unknown = await check("--since", "nowhere");
		assert.equal(
			[unknown.code, unknown.stdout, unknown.stderr],
			[
				2,
				"",
				'error: git knows no commit "nowhere"\n  help: if it is a branch of the server, run git fetch origin nowhere\n',
			],
		);
		assert.is((await check("--since", "--help")).code, 2);
	}),
);

rarely(since)("a commit that a shallow clone lacks is invalid usage", () =>
	inRepository(async (folder) => {
		writeFileSync(path.join(folder, "content/en/help/a.md"), "# A\n");
		commitAll(folder);
		const clone = path.join(folder, "shallow");
		const url = pathToFileURL(folder).href;
		git(folder, "clone", "-q", "--depth=1", url, clone);
		const shallow = await runCommand(["check", "--since", "HEAD~1"], { cwd: clone });
		assert.is(shallow.code, 2);
		assert.match(shallow.stderr, "help: the repository is a shallow clone");
		const known = await runCommand(["check", "--since", "HEAD"], { cwd: clone });
		assert.is(known.code, 0);
	}),
);

rarely(since)("outside a repository, it says so", () =>
	inFolder(async (folder) => {
		writeFiles(folder, SITE);
		const { code, stderr } = await runCommand(["check", "--since", "main"], {
			cwd: folder,
			env: { GIT_CEILING_DIRECTORIES: path.dirname(folder) },
		});
		assert.is(code, 2);
		assert.match(stderr, /^error: \S+ is in no git repository\n/m);
	}),
);

rarely(since)("if the site could not be checked then, all problems are new", () =>
	inFolder(async (folder) => {
		git(folder, "init", "-qb", "main");
		writeFiles(folder, { "README.md": "" });
		commitAll(folder);
		writeFiles(folder, SITE);
		const run = (ref: string) => runCommand(["check", "--since", ref], { cwd: folder });
		const before = await run("main");
		assert.is(places(before.stderr).length, 2);
		assert.match(before.stderr, "warning: all problems count as new, because the site had no site.config.ts at main\n");
		writeFiles(folder, { "site.config.ts": "export default { tilte: 1 };\n" });
		commitAll(folder);
		writeFiles(folder, SITE);
		const invalid = await run("HEAD");
		assert.is(places(invalid.stderr).length, 2);
		assert.match(invalid.stderr, "because its configuration was not valid");
		assert.not.match(invalid.stderr, "tilte");
	}),
);

rarely(since)("nothing is left behind", () =>
	inRepository(async (folder) => {
		const TMPDIR = path.join(folder, ".git/temporary");
		mkdirSync(TMPDIR);
		const args = ["check", "--since", "main", "--json"];
		const { stdout } = await runCommand(args, { cwd: folder, env: { TMPDIR } });
		assert.not.ok(existsSync(path.join(folder, ".git/worktrees")));
		assert.equal(JSON.parse(stdout), { ok: true, problems: [] });
		assert.equal(readdirSync(TMPDIR), []);
	}),
);

since.run();
