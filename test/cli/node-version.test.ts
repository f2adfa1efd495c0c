// Test run: integration
import { readFileSync } from "node:fs";
import { parse } from "acorn";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { runCommand } from "../pipeline/emit/command.ts";

const nodeVersion = suite("version of Node");

/** Runs the command in a process that says it is another version of Node. */
const runAs = (version: string) =>
	runCommand(["--version"], {
		env: {
			NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(`Object.defineProperty(process,"version",{value:"v${version}"})`)}`,
		},
	});

nodeVersion("is named in one sentence where it is too old", async () => {
	for (const version of ["18.20.4", "20.18.3"]) {
		const { code, stdout, stderr } = await runAs(version);
		assert.equal([code, stdout], [1, ""]);
		assert.is(
			stderr,
			`error: ssg needs Node 20.19 or later, but this is Node ${version}\n  help: install a newer version from https://nodejs.org\n`,
		);
	}
	const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
	assert.is(engines.node, ">=20.19");
});

nodeVersion("is accepted where it is new enough", async () => {
	for (const version of ["20.19.0", "22.1.0"]) assert.is((await runAs(version)).code, 0);
});

nodeVersion("is checked by a file that old versions can parse", () => {
	const text = readFileSync("bin/ssg.mjs", "utf8");
	parse(text, { ecmaVersion: 2020, sourceType: "module", allowHashBang: true });
	assert.not.match(text, /^import |\?\.|\?\?/m);
});

nodeVersion.run();
