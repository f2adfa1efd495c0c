// Test run: integration, kinds
import { existsSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { contentsHash, manifestText } from "../../src/pipeline/emit/manifest.ts";
import { removeSite } from "../../src/pipeline/emit/remove-site.ts";
import { runCommand } from "../pipeline/emit/command.ts";
import { type Files, inFolder, writeFiles } from "../site.ts";
import { rarely } from "../slow-run.ts";

const clean = suite("ssg clean");

const SITE: Files = {
	"site.config.ts": 'export default { title: "T", url: "https://example.org" };\n',
	"content/en/help/index.md": "# Help\n",
};
const SOURCES = ["content", "site.config.ts"];

const inSite = (files: Files, use: (cwd: string) => Promise<void>) =>
	inFolder((cwd) => {
		writeFiles(cwd, { ...SITE, ...files });
		return use(cwd);
	});

clean("removes the output folder and the cache", () =>
	inSite({}, async (cwd) => {
		await runCommand(["build", "--quiet"], { cwd });
		assert.equal(readdirSync(cwd), [".ssg", ...SOURCES, "dist"].sort());
		const { code, stdout, stderr } = await runCommand(["clean"], { cwd });
		assert.equal([code, stderr], [0, ""]);
		assert.match(stdout, /^removed the cache in \.ssg\nremoved \d+ files from dist\n$/);
		assert.equal(readdirSync(cwd), SOURCES);
		const again = await runCommand(["clean"], { cwd });
		assert.equal([again.code, again.stdout], [0, "nothing to remove\n"]);
	}),
);

rarely(clean)("keeps files that ssg did not write, and those edited since", () =>
	inSite({}, async (cwd) => {
		await runCommand(["build", "--quiet"], { cwd });
		writeFiles(cwd, { "dist/help/mine.txt": "", "dist/CNAME": "a.example" });
		writeFileSync(path.join(cwd, "dist/robots.txt"), "edited");
		const { code, stdout } = await runCommand(["clean"], { cwd });
		assert.is(code, 0);
		assert.match(stdout, "kept the other files in dist\n");
		assert.equal(
			readdirSync(path.join(cwd, "dist"), { recursive: true }).sort(),
			[".ssg-files", "CNAME", "help", "help/mine.txt", "robots.txt"].map(path.normalize),
		);
		const built = await runCommand(["build", "--quiet"], { cwd });
		assert.equal([built.code, built.stderr], [0, ""]);
		assert.ok(existsSync(path.join(cwd, "dist/CNAME")));
	}),
);

rarely(clean)("does not touch a folder without a manifest", () =>
	inSite({ "dist/thesis.txt": "mine" }, async (cwd) => {
		const { code, stderr } = await runCommand(["clean"], { cwd });
		assert.is(code, 1);
		assert.match(stderr, /^error: dist was not written by ssg\n {2}help: /);
		assert.equal(readdirSync(path.join(cwd, "dist")), ["thesis.txt"]);
		assert.equal(readdirSync(cwd), ["content", "dist", "site.config.ts"]);
	}),
);

clean("does not follow a link out of the output folder", () =>
	inFolder(async (folder) => {
		const entry = { hash: contentsHash("mine"), size: 4 };
		writeFiles(folder, {
			"outside/page.txt": "mine",
			"dist/.ssg-files": manifestText(new Map([["linked/page.txt", entry]])),
		});
		symlinkSync(path.join(folder, "outside"), path.join(folder, "dist/linked"), "junction");
		assert.equal(removeSite(path.join(folder, "dist")), { removed: 0, hasOtherFiles: true, isForeign: false });
		assert.ok(existsSync(path.join(folder, "outside/page.txt")));
	}),
);

clean.run();
