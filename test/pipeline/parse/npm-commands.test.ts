/** Commands of npm in the words of other package managers. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { convertCommands, type PackageManager } from "../../../src/pipeline/parse/rules/code/npm-commands.ts";
import { testFixtures } from "./markdown/fixtures.ts";

const commands = suite("commands of npm");

const MANAGERS: readonly PackageManager[] = ["yarn", "pnpm", "bun"];

testFixtures(commands, new URL("./examples/npm-commands.txt", import.meta.url), (text) => {
	const npm = text.trimEnd();
	assert.is(convertCommands(npm, "npm"), npm);
	return MANAGERS.map((manager) => convertCommands(npm, manager)).join("\n");
});

const unchanged = [
	"",
	"# npm install",
	"node a.js",
	"npm",
	"npm login",
	"npm install --legacy-peer-deps",
	"npm i -g",
	"npm constructor",
	"npx",
	"npx --package a b",
	"npm run",
	"cd a && npm publish",
];
for (const line of unchanged)
	commands(`${line || "an empty line"} stays`, () => {
		for (const manager of MANAGERS) assert.is(convertCommands(line, manager), line);
	});

commands.run();
