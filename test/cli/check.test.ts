// Test run: integration, kinds
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { runCommand } from "../pipeline/emit/command.ts";
import { type Files, inFolder, writeFiles } from "../site.ts";
import { rarely } from "../slow-run.ts";

const check = suite("ssg check");

const configOf = (redirects = "") =>
	`export default { title: "Test site", url: "https://example.org", baseUrl: "/docs/", i18n: { locales: { en: {}, fr: {} } }, ${redirects} };\n`;

const SITE: Files = {
	"site.config.ts": configOf(),
	".gitignore": ".ssg\n",
	"content/en/help/index.md": "# Help\n\n## First\n",
	"content/en/help/bin.md": "# Bin\n\nA page about the bin.\n\n## Empty it\n",
	"content/en/help/old.md": "# Old\n\nA page that is removed.\n",
	"content/fr/help/index.md": "# Aide\n\n## Premier {#first}\n",
};

/** In a git repository with a lock of all URLs. */
const inLockedSite = (
	use: (site: { folder: string; run(...args: string[]): ReturnType<typeof runCommand> }) => Promise<void>,
) =>
	inFolder(async (folder) => {
		writeFiles(folder, SITE);
		const run = (...args: string[]) => runCommand(["check", ...args], { cwd: folder });
		const { code, stdout, stderr } = await run("--lock");
		assert.equal([code, stderr], [0, ""]);
		assert.match(stdout, /^no problems\nwrote \d+ URLs to urls\.lock\n$/);
		for (const args of [
			["init", "-q"],
			["add", "."],
			["-c", "user.name=A", "-c", "user.email=a@b.c", "commit", "-qm", "A"],
		])
			execFileSync("git", args, { cwd: folder });
		await use({ folder, run });
	});

rarely(check)("writes no site, and finds nothing in an unchanged one", () =>
	inLockedSite(async ({ folder, run }) => {
		const { code, stdout, stderr } = await run();
		assert.equal([code, stdout, stderr], [0, "no problems\n", ""]);
		assert.not.ok(existsSync(path.join(folder, "dist")));
		const lock = readFileSync(path.join(folder, "urls.lock"), "utf8");
		assert.match(lock, /^\/help\/bin [\da-f]{12} content\/en\/help\/bin\.md\n {2}empty-it\n/m);
	}),
);

check("a renamed page, a removed one and a lost heading are errors", () =>
	inLockedSite(async ({ folder, run }) => {
		const place = (name: string) => path.join(folder, "content/en/help", name);
		renameSync(place("bin.md"), place("recycling.md"));
		rmSync(place("old.md"));
		writeFiles(folder, {
			"content/en/help/index.md": "# Help\n\n## First steps\n",
			"content/fr/help/index.md": "# Aide\n\n## Premiers pas\n",
		});
		execFileSync("git", ["add", "."], { cwd: folder });
		const { code, stdout, stderr } = await run();
		assert.is(code, 1);
		assert.match(stderr, "nothing is at /help/bin (and /fr/help/bin) any more");
		assert.match(stderr, 'help: add { from: "/help/bin", to: "/help/recycling" } to redirects in the configuration');
		assert.match(stderr, "nothing is at /help/old");
		assert.match(stderr, 'help: add { from: "/help/old", to: "/help" } to redirects');
		assert.match(stderr, /urls\.lock:\d+:1 error anchor-lost: \/help \(and \/fr\/help\) has no anchor #first any more/);
		assert.match(stdout, /^problem +errors\nurl-lost +2\nanchor-lost +1\ntotal +3\n$/);

		writeFiles(folder, {
			"site.config.ts": configOf(
				'redirects: [{ from: "/help/bin", to: "/help/recycling" }, { from: "/help/old", to: "/help" }]',
			),
			"content/en/help/index.md": "# Help\n\n## First steps {#first}\n",
			"content/fr/help/index.md": "# Aide\n\n## Premiers pas {#first}\n",
		});
		const mended = await run();
		assert.equal([mended.code, mended.stdout, mended.stderr], [0, "no problems\n", ""]);
	}),
);

rarely(check)("compares with a built folder and with a sitemap", () =>
	inFolder(async (folder) => {
		writeFiles(folder, SITE);
		await runCommand(["build", "--quiet"], { cwd: folder });
		rmSync(path.join(folder, "content/en/help/bin.md"));
		for (const list of ["dist", "dist/sitemap.xml"]) {
			const { code, stderr } = await runCommand(["check", "--previous", list], { cwd: folder });
			assert.is(code, 1);
			assert.match(stderr, `${list} error url-lost: nothing is at /help/bin`);
		}
		const missing = await runCommand(["check", "--previous", "nowhere"], { cwd: folder });
		assert.is(missing.code, 1);
		assert.match(missing.stderr, "nowhere error previous-unreadable:");
	}),
);

rarely(check)("a site with errors is not locked", () =>
	inFolder(async (folder) => {
		writeFiles(folder, { ...SITE, "content/en/help/old.md": "# Old\n\n[gone](/help/gone)\n" });
		const { code, stderr } = await runCommand(["check", "--lock"], { cwd: folder });
		assert.is(code, 1);
		assert.match(stderr, "urls.lock is not written while the site has errors");
		assert.not.ok(existsSync(path.join(folder, "urls.lock")));
	}),
);

check.run();
