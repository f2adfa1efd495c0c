/** Links between the documents of the repository, which no build checks. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";

const documents = suite("documents of the repository");

const markdownIn = (folder: string, recursive: boolean): string[] =>
	readdirSync(folder, { recursive, encoding: "utf8" })
		.filter((name) => name.endsWith(".md"))
		.map((name) => path.posix.join(folder, name.replaceAll("\\", "/")));

const files = [
	...markdownIn(".", false),
	...markdownIn("docs", false),
	...markdownIn("docs/decisions", false),
	...markdownIn("src", true).filter((file) => !/\/(?:problems\/codes|init\/files)\//.test(file)), // examples, and pages of new sites
	...markdownIn("templates", true),
];

documents("link to files that exist", () => {
	const broken = files.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/\]\(([^)#\s]+)/g)]
			.map(([, target = ""]) => target)
			.filter((target) => !/^(?:\w+:|\/)/.test(target))
			.filter((target) => !existsSync(path.join(path.dirname(file), target)))
			.map((target) => `${file}: ${target}`),
	);
	assert.ok(files.length > 10);
	assert.equal(broken, []);
});

documents.run();
