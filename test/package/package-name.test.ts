import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";

const packageName = suite("name of the package");

/** `ssg` is the package of another project. */
const OLD_NAMES = [
	/(?:\bfrom|\bimport|\b(?:import|require)\()\s*["']ssg["'/]/,
	/(?<![\w./@$-])ssg\/(?:react|client|search|templates)\b/,
	/"ssg": "(?:file:|[\d^~])/,
	/(?<![\w-])ssg-(?:\d+\.\d+\.\d+|\*)\.tgz/,
	/node_modules\/ssg(?![\w-])/,
];

/** Those of the repository that are text. */
const sourceFiles = (): readonly string[] =>
	execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { encoding: "utf8" })
		.split("\0")
		.filter((name) => /\.(?:[cm]?[jt]sx?|json|md|mdx|svg|ya?ml)$/.test(name) && existsSync(name));

packageName("is the same in all imports, here and in what is written for sites", () => {
	const files = sourceFiles();
	assert.ok(files.includes("src/start/init.ts"));
	const hasOldName = (text: string) => OLD_NAMES.some((pattern) => pattern.test(text));
	assert.ok(hasOldName(`import { defineConfig } from ${JSON.stringify("ssg")};`));
	assertNone(files.filter((name) => hasOldName(readFileSync(name, "utf8"))));
});

packageName.run();
