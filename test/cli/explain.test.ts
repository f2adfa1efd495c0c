// Test run: integration
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readProblemSubjects } from "../../src/cli/problem-descriptions.ts";
import { hyperlink, supportsHyperlinks } from "../../src/cli/terminal/print-problems.ts";
import { loadConfig } from "../../src/config/load.ts";
import { helpUrlOf, MANUAL_URL } from "../../src/model/problems/manual.ts";
import { LINT_RULES } from "../../src/quality/rules/index.ts";
import { runCommand } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";

const explain = suite("ssg explain");

explain("says what a code means and how to fix it", async () => {
	const { code, stdout, stderr } = await runCommand(["explain", "broken-link"]);
	assert.equal([code, stderr], [0, ""]);
	assert.match(
		stdout,
		/^broken-link \(error, set by onBrokenLinks in the configuration\)\n\n.*\n\nCause\n {2}[\s\S]+\n\nFix\n {2}/,
	);
	assert.match(stdout, `More: ${MANUAL_URL}/docs/reference/problems/broken-link`);
	for (const line of stdout.split("\n")) assert.ok(line.length <= 100, line);
});

explain("says what a rule finds and how to switch it off", async () => {
	const { stdout } = await runCommand(["explain", "link-text"]);
	assert.match(stdout, /^link-text \(rule of ssg check, default: warn\)/);
	assert.match(stdout, "check-disable-next-line link-text");
});

explain("suggests the code that a misspelt one means", async () => {
	const { code, stdout, stderr } = await runCommand(["explain", "brokn-link"]);
	assert.equal([code, stdout], [2, ""]);
	assert.is(stderr, 'error: unknown code "brokn-link"\n  help: did you mean "broken-link"?\n');
});

explain("lists all codes", async () => {
	const { code, stdout } = await runCommand(["explain"]);
	assert.is(code, 0);
	const listed = [...stdout.matchAll(/^ {2}([a-z][\w-]*) {2}/gm)].map(([, name]) => name);
	assert.equal(listed, [
		...readProblemSubjects().flatMap(({ problems }) => problems.map((problem) => problem.code)),
		...LINT_RULES.map(({ id }) => id),
	]);
});

const links = suite("links to explanations");

links("lead to the manual", async () => {
	const docs = fileURLToPath(new URL("../../docs", import.meta.url));
	assert.is((await loadConfig(docs)).url, MANUAL_URL);
});

links("are shown where terminals support them", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, { "site.config.ts": "export default { title: 1, url: 'https://a.b' };" });
		const run = (FORCE_HYPERLINK: string) => runCommand(["build"], { cwd, env: { FORCE_HYPERLINK } });
		const link = hyperlink("config-value", helpUrlOf("config-value"));
		assert.match((await run("1")).stderr, ` error ${link}: `);
		assert.match((await run("0")).stderr, " error config-value: ");
	}),
);

const terminals: [Record<string, string>, boolean][] = [
	[{}, false],
	[{ TERM_PROGRAM: "iTerm.app" }, true],
	[{ TERM_PROGRAM: "vscode" }, true],
	[{ TERM_PROGRAM: "Apple_Terminal" }, false],
	[{ TERM: "xterm-kitty" }, true],
	[{ TERM: "xterm-256color" }, false],
	[{ VTE_VERSION: "7600" }, true],
	[{ VTE_VERSION: "4800" }, false],
	[{ WT_SESSION: "1" }, true],
	[{ WT_SESSION: "1", NO_COLOR: "1" }, false],
	[{ WT_SESSION: "1", CI: "true" }, false],
];
for (const [env, isSupported] of terminals)
	links(`are ${isSupported ? "" : "not "}supported by ${JSON.stringify(env)}`, () => {
		assert.is(supportsHyperlinks({ isTTY: true }, env), isSupported);
		assert.not.ok(supportsHyperlinks({ isTTY: false }, env));
	});

explain.run();
links.run();
