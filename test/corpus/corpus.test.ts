// Test run: slow
/**
 * A real corpus of some 600 files in three locales, where it lies beside the project. To build it by hand:
 * `node ../shared/bench/corpus.mjs s2 FOLDER && CORPUS=FOLDER node bin/ssg.mjs build test/corpus`
 */
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadConfig } from "../../src/config/load.ts";
import { build } from "../../src/index.ts";
import { decodeUriText } from "../../src/model/urls/route.ts";
import { inFolder } from "../site.ts";

const corpus = suite("corpus");
const prepare = path.resolve("../shared/bench/corpus.mjs");

if (!existsSync(prepare)) console.log("skipped: the corpus is not beside the project");
else
	corpus("600 files in three locales lose nothing, and each finding has its place", () =>
		inFolder(async (folder) => {
			const source = path.join(folder, "corpus");
			execFileSync(process.execPath, [prepare, "s2", source]);
			process.env.CORPUS = source;
			const config = await loadConfig("test/corpus", { outDir: path.join(folder, "dist") });
			const { ok, problems, files } = await build(config);
			assert.ok(ok);
			const pages = files.filter(({ path: name }) => name.endsWith("/index.html"));
			assert.ok(pages.length > 600, `${pages.length} pages`);

			const links = problems.filter(({ code }) => code.startsWith("broken-"));
			assert.ok(links.length > 0);
			for (const { at, message } of links) {
				assert.ok(at, message);
				const line = readFileSync(path.resolve(config.root, at.path), "utf8").split(/\r\n|\r|\n/)[at.line - 1] ?? "";
				const written = /(?:at|#)\s?(\S+)$/.exec(message)?.[1] ?? "";
				const there = line.slice(at.column - 1);
				assert.ok(
					there.startsWith(written) || decodeUriText(there).includes(decodeUriText(written)),
					`${message}\n${at.path}:${at.line}:${at.column}\n${there.slice(0, 80)}`,
				);
			}
		}),
	);

corpus.run();
