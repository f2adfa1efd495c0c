// Test run: integration
/** The reference of files names what a build writes. */
import { readdirSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { CACHE_FILES, type FileKind, OUTPUT_FILES } from "../../docs/generate/site-files.ts";
import { filesIn } from "../files-in.ts";
import { runCommand } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";

const files = suite("reference of files");

const SITE = {
	"site.config.ts": `export default {
		title: "Site", url: "https://example.org",
		i18n: { locales: ["en", "fr"] },
		search: { elasticlunr: true },
		theme: { css: ["./own.css"] },
		redirects: [{ from: "/old", to: "/help/" }],
	};`,
	"own.css": "body { margin: 0 }\n",
	"content/en/help/index.md": "# Help\n\n![dot](dot.png)\n",
	"content/en/help/dot.png": Buffer.from(
		"iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
		"base64",
	),
	"content/en/news/2024-03-01-hello.md": "# Hello\n\nText.\n",
	"content/en/pages/index.md": "# Home\n",
	"content/fr/pages/index.md": "# Accueil\n",
};

const unknownNames = (names: readonly string[], kinds: readonly FileKind[]) =>
	names.filter((name) => !kinds.some(({ pattern }) => pattern.test(name)));

/** The first kind that a name matches counts. */
const unusedKinds = (names: readonly string[], kinds: readonly FileKind[]) => {
	const used = new Set(names.map((name) => kinds.find(({ pattern }) => pattern.test(name))));
	return kinds.filter((kind) => !used.has(kind)).map(({ shown }) => shown);
};

files("names what is in the output folder and in the cache", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, SITE);
		for (const command of [["build"], ["check"]]) {
			const { code, stderr } = await runCommand(command, { cwd });
			assert.is(code, 0, stderr);
		}
		const output = filesIn(path.join(cwd, "dist"));
		assert.equal(unknownNames(output, OUTPUT_FILES), []);
		assert.equal(unusedKinds(output, OUTPUT_FILES), []);
		const cached = readdirSync(path.join(cwd, ".ssg"));
		assert.equal(unknownNames(cached, CACHE_FILES), []);
		assert.equal(unusedKinds(cached, CACHE_FILES), []);
	}),
);

files.run();
