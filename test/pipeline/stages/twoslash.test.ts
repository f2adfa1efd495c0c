/** The package twoslash, which a site may install. */
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { findTwoslash } from "../../../src/engine/bundle/find-twoslash.ts";
import { createBuilder } from "../../../src/pipeline/build.ts";
import { hostIn } from "../../host.ts";
import { inlineWorkers } from "../../inline-workers.ts";
import { buildSite, type Files, inFolder, writeFiles } from "../../site.ts";

const twoslash = suite("twoslash");

const page: Files = {
	"content/en/help/index.md": "# Help\n\n```ts twoslash\nconst a = 1;\n//    ^?\n```\n",
	"content/en/help/other.md": "# Other\n",
};

/** Stands for the package, whose function it has. */
const installed = (body: string): Files => ({
	"package.json": "{}",
	"node_modules/twoslash/package.json":
		'{ "name": "twoslash", "type": "module", "exports": { ".": { "import": "./index.js", "require": "./index.cjs" } } }',
	"node_modules/twoslash/index.cjs": `${body}`,
});

const FAKE = `exports.createTwoslasher = ({ vfsRoot }) => (code, language) => ({
	code: code.split("\\n")[0],
	nodes: [{ type: "query", text: language + " in " + vfsRoot.split("/").pop(), line: 0, character: 6, length: 1 }],
});`;

twoslash("shows types where it is installed", async () => {
	const { outputs, problems } = await buildSite({ ...page, ...installed(FAKE) });
	assert.equal(problems, []);
	const html = outputs.get("help/index.html") ?? "";
	assert.match(html, /<span class="type-note type-note-query">ts in /);
	assert.not.match(html, "^?");
});

twoslash("is left out where it is not", async () => {
	const { outputs, problems } = await buildSite(page);
	assert.equal(problems, []);
	assert.not.match(outputs.get("help/index.html") ?? "", /type-note|\^\?/);
});

twoslash("may export its function only", async () => {
	const { outputs } = await buildSite({
		...page,
		...installed('exports.twoslasher = (code) => ({ code: "b", nodes: [] });'),
	});
	assert.match(outputs.get("help/index.html") ?? "", '<span class="line">b</span>');
});

twoslash("takes effect when it is installed after a build", () =>
	inFolder(async (folder) => {
		writeFiles(folder, page);
		const { settled, host, outputs } = hostIn(folder);
		const textOf = () => {
			const found = outputs().find((one) => one.path === "help/index.html");
			return found && "contents" in found ? found.contents.toString() : "";
		};
		const build = createBuilder(settled, host, inlineWorkers);
		await build();
		assert.not.match(textOf(), "type-note");
		writeFiles(folder, installed(FAKE));
		await build();
		assert.match(textOf(), "type-note");
	}),
);

twoslash("has another version when a package of the site changes", () =>
	inFolder(async (folder) => {
		assert.is(findTwoslash(folder), undefined);
		writeFiles(folder, installed(FAKE));
		const first = findTwoslash(folder)?.version;
		assert.is(findTwoslash(folder)?.version, first);
		writeFiles(folder, { "package-lock.json": "{}" });
		assert.is.not(findTwoslash(folder)?.version, first);
	}),
);

twoslash.run();
