/** What the documents of the code name is there. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { filesIn } from "../files-in.ts";

const documents = suite("documents of the code");

const FOLDERS = ["src", "templates", "test", "bench", "docs", "bin", "content"];
const files = FOLDERS.flatMap((folder) => filesIn(folder).map((name) => `${folder}/${name}`)).filter(
	(name) => !/node_modules|\/dist\/|^test\/sites\//.test(name),
);
const code = files
	.filter((name) => /^(src|templates|bin|test)\/.*\.(tsx?|mjs)$/.test(name))
	.map((name) => readFileSync(name, "utf8"))
	.join("\n");

const DOCUMENTS = ["CONTRIBUTING.md", ...files.filter((name) => /^src\/.*README\.md$/.test(name))];

for (const document of DOCUMENTS) {
	const quoted = [...readFileSync(document, "utf8").matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);

	documents(`${document} names files that exist`, () => {
		const paths = quoted.filter((text) => /^(?!lib\/)[\w.@/-]+\/[\w.@-]+\.(tsx?|mjs|css|txt)$/.test(text));
		assertNone(paths.filter((path) => !files.some((file) => file === path || file.endsWith(`/${path}`))));
	});

	documents(`${document} names functions that exist`, () => {
		const names = quoted.filter((text) => /^[a-z]+[A-Z]\w+$/.test(text));
		assertNone(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code)));
	});
}

documents("there are some", () => assert.ok(DOCUMENTS.length > 2, DOCUMENTS.join(" ")));

documents.run();
