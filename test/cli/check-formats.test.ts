// Test run: integration, kinds
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { helpUrlOf } from "../../src/model/problems/manual.ts";
import { runCommand } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";
import { rarely, some } from "../slow-run.ts";

const formats = suite("ssg check --format");

/** No rule for content finds anything in it. */
const SITE = {
	"site.config.ts":
		'export default { title: "Manual of a machine", url: "https://example.org", onBrokenLinks: "warn" };\n',
	"content/en/help/index.md": `---
description: How to use the machine, how to clean it, and what to do when it makes no sound any more.
---
# Use the machine every day

Read about [cleaning](/help/cleaning) and [sounds](/help/sounds).
`,
};

const inSite = (
	use: (
		run: (args: readonly string[], env?: Readonly<Record<string, string>>) => ReturnType<typeof runCommand>,
	) => Promise<void>,
	files: Readonly<Record<string, string>> = SITE,
) =>
	inFolder(async (folder) => {
		writeFiles(folder, files);
		await use((args, env = {}) => runCommand(args, { cwd: folder, env }));
	});

const LINE = "content/en/help/index.md:6:23 warning broken-link";
const ANNOTATION = "::warning file=content/en/help/index.md,line=6,col=23,title=broken-link::";

for (const command of some(["check", "build"]))
	formats(`ssg ${command} prints reports for programs to stdout`, () =>
		inSite(async (run) => {
			const sarif = await run([command, "--format", "sarif"]);
			assert.is(sarif.code, 0);
			assert.is(JSON.parse(sarif.stdout).runs[0].results.length, 2);
			assert.match(sarif.stderr, LINE);
			const gitlab = await run([command, "--format", "gitlab"]);
			assert.is(JSON.parse(gitlab.stdout).length, 2);
			const github = await run([command, "--format", "github"]);
			assert.is(github.stderr, "");
			assert.ok(github.stdout.startsWith(ANNOTATION));
			const json = await run([command, "--format", "json"]);
			const { problems } = JSON.parse(json.stdout);
			assert.is(problems.length, 2);
			assert.is(problems[0].helpUrl, helpUrlOf("broken-link"));
			assert.is(JSON.parse((await run([command, "--json"])).stdout).ok, true);
		}),
	);

formats("the text has a summary, and --quiet none", () =>
	inSite(async (run) => {
		const { stdout, stderr } = await run(["check"]);
		assert.is(stdout, "problem      warnings\nbroken-link         2\n");
		assert.match(stderr, LINE);
		assert.is((await run(["check", "--quiet"])).stdout, "");
		const quiet = await run(["check", "--quiet", "--format", "github"]);
		assert.is(quiet.stdout.trim().split("\n").length, 2);
	}),
);

rarely(formats)("GitHub Actions get annotations unless a format is named", () =>
	inSite(async (run) => {
		const actions = { GITHUB_ACTIONS: "true" };
		assert.match((await run(["check"], actions)).stderr, ANNOTATION);
		for (const format of ["text", "sarif"]) {
			const { stderr } = await run(["check", "--format", format], actions);
			assert.match(stderr, LINE);
		}
	}),
);

rarely(formats)("more warnings than allowed are a failure", () =>
	inSite(async (run) => {
		for (const command of some(["check", "build"])) {
			const max = (count: number) => run([command, "--max-warnings", String(count)]);
			assert.is((await max(2)).code, 0);
			const { code, stderr } = await max(1);
			assert.is(code, 1);
			assert.match(stderr, "error: 2 warnings; --max-warnings allows 1\n");
		}
		const json = await run(["check", "--json", "--max-warnings", "1"]);
		assert.is(JSON.parse(json.stdout).ok, false);
	}),
);

formats("a format or a number that does not exist is wrong usage", () =>
	inSite(async (run) => {
		for (const args of [
			["--format", "xml"],
			["--format", "sarif", "--json"],
			["--max-warnings", "many"],
		])
			assert.is((await run(["check", ...args])).code, 2);
	}),
);

rarely(formats)("a configuration that cannot be used is reported in the format", () =>
	inSite(
		async (run) => {
			const { code, stdout } = await run(["check", "--format", "gitlab"]);
			assert.is(code, 2);
			const [first] = JSON.parse(stdout);
			assert.is(first.check_name, "config-key");
			assert.is(first.location.path, "site.config.ts");
		},
		{ ...SITE, "site.config.ts": SITE["site.config.ts"].replace("onBrokenLinks", "onBrokenLink") },
	),
);

formats.run();
