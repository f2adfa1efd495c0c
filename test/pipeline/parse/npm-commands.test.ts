/** Commands of npm in the words of other package managers. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { convertCommands, type PackageManager } from "../../../src/pipeline/parse/rules/code/npm-commands.ts";

const commands = suite("commands of npm");

const MANAGERS: readonly PackageManager[] = ["yarn", "pnpm", "bun"];

const converted: [npm: string, yarn: string, pnpm: string, bun: string][] = [
	["npm install", "yarn install", "pnpm install", "bun install"],
	["npm i a@2 @b/c", "yarn add a@2 @b/c", "pnpm add a@2 @b/c", "bun add a@2 @b/c"],
	["npm add -D a", "yarn add --dev a", "pnpm add --save-dev a", "bun add --dev a"],
	["npm i --save a", "yarn add a", "pnpm add a", "bun add a"],
	["npm i -E a", "yarn add --exact a", "pnpm add --save-exact a", "bun add --exact a"],
	["npm i -g a", "yarn global add a", "pnpm add --global a", "bun add --global a"],
	["npm rm a", "yarn remove a", "pnpm remove a", "bun remove a"],
	["npm un -g a", "yarn global remove a", "pnpm remove --global a", "bun remove --global a"],
	["npm ci", "yarn install --immutable", "pnpm install --frozen-lockfile", "bun install --frozen-lockfile"],
	["npm update a", "yarn upgrade a", "pnpm update a", "bun update a"],
	["npm run a", "yarn a", "pnpm run a", "bun run a"],
	["npm run up", "yarn run up", "pnpm run up", "bun run up"],
	["npm run a -- --b c", "yarn a --b c", "pnpm run a --b c", "bun run a --b c"],
	["npm start", "yarn start", "pnpm start", "bun run start"],
	["npm t", "yarn test", "pnpm test", "bun run test"],
	["npx a@1 --b", "yarn dlx a@1 --b", "pnpm dlx a@1 --b", "bunx a@1 --b"],
	["npx -y a -y", "yarn dlx a -y", "pnpm dlx a -y", "bunx a -y"],
	["npm exec -- a --b", "yarn exec a --b", "pnpm exec a --b", "bunx a --b"],
	["npm init -y", "yarn init -y", "pnpm init", "bun init -y"],
	["npm init a -- --b", "yarn create a --b", "pnpm create a --b", "bun create a --b"],
	["npm create a@latest .", "yarn create a@latest .", "pnpm create a@latest .", "bun create a@latest ."],
	[
		"  $ npm ci && cd a ; npm start # b",
		"  $ yarn install --immutable && cd a ; yarn start # b",
		"  $ pnpm install --frozen-lockfile && cd a ; pnpm start # b",
		"  $ bun install --frozen-lockfile && cd a ; bun run start # b",
	],
	["npm i a \\\n  b", "yarn add a \\\n  b", "pnpm add a \\\n  b", "bun add a \\\n  b"],
];
for (const [npm, ...expected] of converted)
	commands(npm, () => {
		assert.equal(
			MANAGERS.map((manager) => convertCommands(npm, manager)),
			expected,
		);
		assert.is(convertCommands(npm, "npm"), npm);
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
