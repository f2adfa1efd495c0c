import { mkdirSync, realpathSync, symlinkSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ConfigError, loadConfig } from "../../src/config/load.ts";
import { inFolder, writeFiles } from "../site.ts";

const outDir = suite("output folder of a configuration");

interface Choice {
	/** As the configuration names it. */
	readonly key?: string;
	/** As the option of the command names it, below the site's folder. */
	readonly option?: string;
	readonly before?: (folder: string) => void;
}

/** What is said of an output folder: the problem's place and why it is refused. */
const said = ({ key, option, before = () => {} }: Choice) =>
	inFolder(async (outer) => {
		const folder = path.join(realpathSync(outer), "site");
		const keyText = key === undefined ? "" : `outDir: ${JSON.stringify(key)},`;
		writeFiles(folder, {
			"site.config.ts": `export default {\n\ttitle: "T",\n\turl: "https://example.org",\n\t${keyText}\n};\n`,
			"content/en/help/index.md": "# Help\n",
			"public/a.txt": "a",
		});
		before(folder);
		try {
			await loadConfig(folder, { ...(option !== undefined && { outDir: path.join(folder, option) }) });
			return "fine";
		} catch (error) {
			if (!(error instanceof ConfigError)) throw error;
			return error.problems
				.map(
					({ at, code, message }) =>
						`${at ? `${at.path}:${at.line}:${at.column} ` : ""}${code}: ${message.replace(/^output folder \S+ /, "")}`,
				)
				.join("\n");
		}
	});

const refused: [folder: string, why: string][] = [
	[".", "is the root folder of the site"],
	["..", "contains the root folder of the site"],
	["content", "is inside the content folder, content"],
	["content/en/out", "is inside the content folder, content"],
	["dist/../public/x", "is inside the public folder, public"],
	[".git", "is inside a .git folder"],
	["node_modules/x", "is inside a node_modules folder"],
	[".ssg/x", "is inside the cache, .ssg"],
];
for (const [folder, why] of refused) {
	outDir(`${folder} is refused at its key, because it ${why}`, async () =>
		assert.is(await said({ key: folder }), `site.config.ts:4:2 out-dir: ${why}`),
	);
	outDir(`${folder} is refused as an option, because it ${why}`, async () =>
		assert.is(await said({ option: folder }), `out-dir: ${why}`),
	);
}

outDir("is refused where it holds the sources of another place", async () => {
	const why = await said({
		key: "../out",
		before: (folder) => {
			mkdirSync(path.join(folder, "../out/content"), { recursive: true });
			writeFiles(folder, {
				"site.config.ts": `export default {\n\ttitle: "T",\n\turl: "https://example.org",\n\toutDir: "../out", contentDir: "../out/content",\n};\n`,
			});
		},
	});
	assert.is(why, "site.config.ts:4:2 out-dir: contains the content folder, ../out/content");
});

outDir("is refused when a symbolic link leads into the sources", async () => {
	const linked = (target: string, name: string) => (folder: string) => symlinkSync(target, path.join(folder, name));
	assert.is(
		await said({ key: "alias/out", before: linked("content", "alias") }),
		"site.config.ts:4:2 out-dir: is inside the content folder, content",
	);
	assert.is(
		await said({ key: "dist", before: linked("content/new", "dist") }),
		"site.config.ts:4:2 out-dir: is inside the content folder, content",
	);
	assert.is(
		await said({ option: "dist", before: linked("..", "dist") }),
		"out-dir: contains the root folder of the site",
	);
	assert.is(
		await said({ key: "loop/out", before: linked("loop", "loop") }),
		"fine", // it leads nowhere; writing says so
	);
});

for (const folder of ["dist", "a/b", "../out", "contents", ".github/dist"])
	outDir(`may be ${folder}`, async () => assert.is(await said({ key: folder }), "fine"));

outDir.run();
