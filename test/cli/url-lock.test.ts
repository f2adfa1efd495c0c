// Test run: integration, kinds
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { checkFresh } from "../../src/cli/check/fresh-check.ts";
import { Cache } from "../../src/engine/cache/cache.ts";
import { createDiskStore } from "../../src/engine/cache/disk-store.ts";
import { readUnchangedReport } from "../../src/engine/cache/last-build.ts";
import { runCommand } from "../pipeline/emit/command.ts";
import { RULES_OFF } from "../rules-off.ts";
import { type Files, inFolder, writeFiles } from "../site.ts";
import { rarely, some } from "../slow-run.ts";

const lock = suite("URL lock");

const configOf = (redirects: string) =>
	`export default { title: "T", url: "https://example.org", docs: { path: "help" }, redirects: [${redirects}], ${RULES_OFF} };\n`;

const SITE: Files = {
	"site.config.ts": configOf('{ from: "/old", to: "/help/bin" }'),
	"content/en/help/index.md": "# Help\n",
	"content/en/help/bin.md": "# Bin\n",
};

const LOST = /urls\.lock:\d+:1 error url-lost: nothing is at \/help\/bin any more/;

/** With a lock of all URLs. */
const inLockedSite = (
	use: (
		folder: string,
		run: (args: readonly string[], env?: Record<string, string>) => ReturnType<typeof runCommand>,
	) => Promise<void>,
) =>
	inFolder(async (cwd) => {
		writeFiles(cwd, SITE);
		const { stderr } = await runCommand(["check", "--lock"], { cwd });
		assert.is(stderr, "");
		await use(cwd, (args, env = {}) => runCommand([...args, "--quiet"], { cwd, env }));
	});

const CI = { CI: "true" };

rarely(lock)("names redirects, whose paths must go on to lead somewhere", () =>
	inLockedSite(async (folder, run) => {
		assert.match(readFileSync(path.join(folder, "urls.lock"), "utf8"), /^\/old -> \/help\/bin$/m);
		writeFiles(folder, { "site.config.ts": configOf('{ from: "/odl", to: "/help/bin" }') });
		const { code, stderr } = await run(["check"]);
		assert.is(code, 1);
		assert.match(stderr, "nothing is at /old any more");
		assert.match(stderr, 'help: add { from: "/old", to: "/help/bin" } to redirects');
		assert.match(stderr, /site\.config\.ts:1:\d+ info redirect-unused: redirect from "\/odl", which was no URL/);
	}),
);

lock("a build in CI keeps all URLs, unless it has other pages", () =>
	inLockedSite(async (folder, run) => {
		assert.equal((await run(["build"], CI)).code, 0);
		rmSync(path.join(folder, "content/en/help/bin.md"));
		writeFiles(folder, { "site.config.ts": configOf("") });
		assert.equal((await run(["build"])).code, 0);
		const { code, stderr } = await run(["build"], CI);
		assert.is(code, 1);
		assert.match(stderr, LOST);
		for (const args of some([["--drafts"], ["--locale", "en"]]))
			assert.equal(await run(["build", ...args], CI), { code: 0, signal: null, stdout: "", stderr: "" });
	}),
);

rarely(lock)("a build in CI runs again when the lock has changed", () =>
	inLockedSite(async (folder, run) => {
		await new Promise((done) => setTimeout(done, 50)); // what has just changed is not kept
		for (const expected of ["done in", "nothing changed since"]) {
			const { stdout } = await runCommand(["build"], { cwd: folder, env: CI });
			assert.match(stdout, expected);
		}
		const file = path.join(folder, "urls.lock");
		writeFiles(folder, { "urls.lock": readFileSync(file, "utf8").replace("/old", "/older") });
		const { code, stderr } = await run(["build"], CI);
		assert.is(code, 1);
		assert.match(stderr, "nothing is at /older any more");
	}),
);

rarely(lock)("the first part of a site has its lost URLs, which fail the merge", () =>
	inLockedSite(async (folder, run) => {
		rmSync(path.join(folder, "content/en/help/bin.md"));
		writeFiles(folder, { "site.config.ts": configOf("") });
		for (const shard of ["1/2", "2/2"]) {
			const { code, stderr } = await run(["build", "--shard", shard], CI);
			assert.equal([code, stderr], [0, ""]);
		}
		const { code, stderr } = await run(["merge", "dist-parts"]);
		assert.is(code, 1);
		assert.match(stderr, LOST);
	}),
);

rarely(lock)("a check of an unchanged site is not repeated", () =>
	inFolder(async (folder) => {
		writeFiles(folder, {
			...SITE,
			"site.config.ts": `${configOf('{ from: "/old", to: "/help/bin" }').replace(RULES_OFF, "")}const pictures = "./pictures.json";\n`,
			"pictures.json": '["/files/a.zip"]',
			"public/files/a.zip": "",
		});
		await new Promise((done) => setTimeout(done, 50)); // what has just changed is not kept
		const disk = () => createDiskStore(path.join(folder, ".ssg"), "test");
		const unchanged = () => readUnchangedReport(new Cache({ disk: disk() }), "last-check", "all");
		const check = (request?: string) =>
			checkFresh(folder, {}, { cache: new Cache({ disk: disk() }), ...(request !== undefined && { request }) });
		await check();
		assert.is(await unchanged(), undefined);
		const { urls, ...record } = (await check("all")) ?? {};
		assert.ok(urls);
		assert.equal(await unchanged(), record);
		writeFiles(folder, { "content/en/help/bin.md": "# Basket\n" });
		assert.is(await unchanged(), undefined);
		await new Promise((done) => setTimeout(done, 50));
		await check("all");
		assert.ok(await unchanged());
		// No compiler reads it, but a rule does: it looks for names of files in it.
		writeFiles(folder, { "pictures.json": "[]" });
		assert.is(await unchanged(), undefined);
	}),
);

lock.run();
