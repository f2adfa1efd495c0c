// Test run: slow
/** A site that several machines build together is the same as that of one build. */
import { cpSync, existsSync, readFileSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { decodeDescription, encodeDescription, type PartDescription } from "../../../src/pipeline/emit/part-folder.ts";
import { assertNone } from "../../assert-none.ts";
import { filesIn } from "../../files-in.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";
import { type CommandResult, repository, runCommand as runProcess } from "../emit/command.ts";

const shards = suite("shards");

const config = (more = "") =>
	`export default { title: "T", url: "https://example.org", theme: { templates: "theme/index.tsx" }, i18n: { locales: { en: {}, fr: {} } }, redirects: [{ from: "/old", to: "/help/sync" }], search: { elasticlunr: true }, ${more} };\n`;

const site: Files = {
	"site.config.ts": config(),
	"theme/index.tsx": `import theme from "ssg-docs/templates";\nexport default { ...theme };\n`,
	"content/en/_search.yml": "expect:\n  synchronise: /help/sync\n",
	"content/en/help/index.md": "# Help\n\n![dot](./dot.svg) [about](/about#team)\n",
	"content/en/help/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
	"content/en/help/sync.md": "# Sync\n\nHow to synchronise.\n",
	"content/fr/help/sync.md": "# Synchroniser\n\nTexte.\n",
	"content/en/pages/about.tsx":
		'import { Link } from "ssg-docs/templates";\nexport const title = "About";\nexport default function About() { return <p id="team">About <Link to="/help/sync">us</Link></p>; }\n',
	"content/en/news/20240101-dated.md": "# Dated\n\nText.\n",
	"public/copied.txt": "copied\n",
	"public/empty.txt": "",
	"public/.nojekyll": "",
	"public/fr/search-doc.json": "[]\n",
};

const run = (args: readonly string[], cwd: string, env = {}) => runProcess(args, { cwd, env });

async function succeed(args: readonly string[], cwd: string): Promise<string> {
	const { code, stdout, stderr } = await run(args, cwd);
	assert.equal([code, stderr], [0, ""], args.join(" "));
	return stdout;
}

const inSite = (use: (folder: string) => Promise<void>, files: Files = {}): Promise<void> =>
	inFolder(async (folder) => {
		writeFiles(folder, { ...site, ...files });
		await use(folder);
	});

/** Builds all parts of a site, at the same time. */
async function buildParts(root: string, count: number, args: readonly string[] = []): Promise<void> {
	const parts = Array.from({ length: count }, (_, i) => `${i + 1}/${count}`);
	const results = await Promise.all(parts.map((part) => run(["build", "--shard", part, "-q", ...args], root)));
	for (const { code, stdout, stderr } of results) assert.equal([code, stdout, stderr], [0, "", ""]);
}

const contentsOf = (folder: string): Record<string, string> =>
	Object.fromEntries(
		(existsSync(folder) ? filesIn(folder) : []).map((name) => [name, readFileSync(path.join(folder, name), "latin1")]),
	);

/** Compares all bytes, with the list of files. */
function assertSame(folder: string, expected: string, what: string) {
	const [found, wanted] = [contentsOf(folder), contentsOf(expected)];
	assert.ok(Object.keys(wanted).length > 20);
	assert.equal(Object.keys(found), Object.keys(wanted), what);
	for (const [name, text] of Object.entries(wanted)) assert.ok(found[name] === text, `${what}: ${name}`);
}

for (const name of ["notebook", "islands"])
	shards(`make the same site as one build: ${name}`, () =>
		inFolder(async (folder) => {
			const root = path.join(repository, "test/sites", name);
			const build = (...args: string[]) => run(["build", "--no-cache", "-q", ...args], root);
			const whole = path.join(folder, "whole");
			const built = await build("-o", whole);
			assert.is(built.code, 0);
			for (const count of [1, 2, 3]) {
				const parts = path.join(folder, `parts-${count}`);
				for (let i = 1; i <= count; i++) {
					const part = path.join(parts, `${i}`);
					const { code, stderr } = await build(...["--shard", `${i}/${count}`, "-o", part]);
					assert.equal([code, stderr], [0, ""]);
				}
				const merged = path.join(folder, `merged-${count}`);
				const { code, stdout, stderr } = await run(["merge", parts, "-o", merged, "-q"], root);
				assert.equal([code, stdout, stderr], [0, "", built.stderr]);
				assertSame(merged, whole, `${name}, ${count} parts`);
			}
		}),
	);

shards("make the same site when there are more of them than pages", () =>
	inSite(async (root) => {
		await succeed(["build", "-q", "-o", "whole"], root);
		await buildParts(root, 2);
		await succeed(["merge", "dist-parts", "-q"], root);
		assertSame(path.join(root, "dist"), path.join(root, "whole"), "2 parts");
		rmSync(path.join(root, "dist-parts"), { recursive: true });
		const report = await succeed(["build", "--shard", "1/20"], root);
		assert.match(report, /^part 1 of 20: [01] of 18 pages$/m);
		assert.match(report, /in dist-parts\/1-of-20$/m);
		for (let i = 0; i < 4; i++) {
			const five = Array.from({ length: 5 }, (_, j) => `${5 * i + j + 1}/20`);
			await Promise.all(five.map((part) => succeed(["build", "--shard", part, "-q"], root)));
		}
		await succeed(["merge", "dist-parts", "-q", "-o", "merged"], root);
		assertSame(path.join(root, "merged"), path.join(root, "whole"), "20 parts");
	}),
);

shards("make the same site in checkouts in different folders", () =>
	inSite(async (one) => {
		await inSite(async (two) => {
			await succeed(["build", "-q", "-o", "whole"], one);
			await succeed(["build", "-q", "--shard", "1/2"], one);
			await succeed(["build", "-q", "--shard", "2/2", "-o", "part"], two);
			const parts = ["dist-parts/1-of-2", path.join(two, "part")];
			await succeed(["merge", ...parts, "-q"], one);
			assertSame(path.join(one, "dist"), path.join(one, "whole"), "checkouts");
		});
	}),
);

shards("build again only what has changed", () =>
	inSite(async (root) => {
		const build = async () => JSON.parse(await succeed(["build", "--shard", "1/1", "--json"], root));
		const first = await build();
		assert.equal(first.part.pages, first.part.pagesOfSite);
		assert.is(first.timings.rendered, first.part.pages);
		assert.is((await build()).timings.rendered, undefined, "nothing changed");
		writeFiles(root, { "content/en/help/sync.md": "# Sync\n\nOther ways to synchronise.\n" });
		const { timings } = await build();
		assert.is(timings.parsed, 1);
		assert.ok(timings.rendered > 0 && timings.rendered < first.part.pages);
		await succeed(["merge", "dist-parts", "-q"], root);
		await succeed(["build", "-q", "-o", "whole"], root);
		assertSame(path.join(root, "dist"), path.join(root, "whole"), "edited");
	}),
);

// ---- Over an existing site

shards("are merged over the site of another build", () =>
	inSite(async (root) => {
		const dist = path.join(root, "dist");
		await succeed(["build", "-q"], root);
		writeFiles(root, { "dist/CNAME": "notes.example\n" });
		const unchanged = () => statSync(path.join(dist, "copied.txt")).ino;
		const before = unchanged();
		rmSync(path.join(root, "content/fr/help/sync.md"));
		writeFiles(root, { "content/en/help/new.md": "# New\n" });
		await buildParts(root, 2);
		const report = await succeed(["merge", "dist-parts"], root);
		assert.match(report, /^\d+ files, .* in dist$/m);
		assert.match(report, /^pages +\d+ +\d+ +\d+$/m);
		await succeed(["build", "-q", "-o", "whole"], root);
		rmSync(path.join(dist, "CNAME")); // of others, and still there
		assertSame(dist, path.join(root, "whole"), "over a site");
		assert.is(unchanged(), before);
		const { timings } = JSON.parse(await succeed(["build", "--json"], root));
		assert.is(timings.written, 0, "a build goes on from the merged site");
		assertNone(filesIn(root).filter((name) => name.startsWith(".dist.ssg")));
	}),
);

// ---- Problems of the content

/** What one build says, and what the merge of its parts says. */
async function compareReports(root: string, count: number, args: readonly string[] = []): Promise<CommandResult> {
	const whole = await run(["build", "-q", ...args], root);
	const before = contentsOf(path.join(root, "dist"));
	await buildParts(root, count, args);
	const merged = await run(["merge", "dist-parts", "-q"], root);
	assert.equal(merged, whole);
	if (merged.code !== 0) assert.equal(contentsOf(path.join(root, "dist")), before);
	return merged;
}

shards("report problems once, as one build does, and write nothing", () =>
	inSite(
		async (root) => {
			const { code, stderr } = await compareReports(root, 3);
			assert.is(code, 1);
			for (const part of [
				"content/en/help/index.md:3:8 error broken-link: broken link to /help/gone",
				"warning broken-anchor: navbar.items[0]: broken anchor #nobody on /about",
				"warning broken-anchor: broken anchor #x on /search",
				"warning link-to-other-locale: link to /help/sync on a page",
				"error render-failed: page /bang cannot be rendered: lost (and 3 more pages)",
				"content/en/_search.yml:2:3 error search-expectation:",
				"info diagram-in-browser: 3 diagrams are drawn in the browser",
				"content/en/help/diagrams.md:17:1 warning bad-diagram:",
				"site.config.ts:1:",
			])
				assert.is(stderr.split(part).length, 2, `${part} in\n${stderr}`);
			assert.not.ok(existsSync(path.join(root, "dist")));
		},
		{
			"site.config.ts": config('navbar: { items: [{ label: "A", to: "/about#nobody" }] }'),
			"content/en/_search.yml": "expect:\n  nothing like it: /help/sync\n",
			"content/en/help/index.md": "# Help\n\n[gone](/help/gone) [x](/search#x)\n",
			"content/en/help/diagrams.md": ['pie\n"a" : 1', 'pie\n"b" : 2', 'pie\n"c" : 3', "grahp LR"]
				.map((text) => `\`\`\`mermaid\n${text}\n\`\`\`\n`)
				.join("\n"),
			"content/en/pages/about.tsx":
				'export const title = "About";\nexport default () => <p id="team"><a href="/help/sync">us</a></p>;\n',
			"content/en/pages/boom.tsx":
				'import { Lost } from "../../../lost";\nexport const title = "B";\nexport default () => <Lost />;\n',
			"content/en/pages/bang.tsx":
				'import { Lost } from "../../../lost";\nexport const title = "B";\nexport default () => <Lost />;\n',
			"lost.tsx": 'export function Lost() {\n\tthrow new Error("lost");\n}\n',
		},
	),
);

shards("leave the site as it was if there is an error", () =>
	inSite(async (root) => {
		await succeed(["build", "-q"], root);
		writeFiles(root, { "content/en/help/index.md": "[gone](/help/gone)\n" });
		const { code, stderr } = await compareReports(root, 2);
		assert.is(code, 1);
		assert.is(stderr.split("broken-link").length, 2);
	}),
);

shards("are strict if they were built so", () =>
	inSite(
		async (root) => {
			assert.is((await compareReports(root, 2, ["--strict"])).code, 1);
			assert.is((await compareReports(root, 2)).code, 0);
		},
		{ "content/en/help/index.md": "# Help\n\n[x](/help/sync#x)\n" },
	),
);

shards("report templates that cannot be compiled", () =>
	inSite(
		async (root) => {
			const { code, stderr } = await compareReports(root, 2);
			assert.is(code, 1);
			assert.is(stderr.split(" error ").length, 2);
		},
		{ "theme/index.tsx": "export default {{;\n" },
	),
);

shards("end as a build does if the configuration is not valid", () =>
	inSite(
		async (root) => {
			const { code, stderr } = await run(["build", "--shard", "1/2"], root);
			assert.is(code, 2);
			assert.match(stderr, 'unknown key "titel"');
			assert.not.ok(existsSync(path.join(root, "dist-parts")));
		},
		{ "site.config.ts": config("titel: 1") },
	),
);

shards("report problems as JSON and as annotations", () =>
	inSite(
		async (root) => {
			await buildParts(root, 2);
			const { code, stdout } = await run(["merge", "dist-parts", "--json"], root);
			assert.is(code, 1);
			const { ok, problems } = JSON.parse(stdout);
			assert.equal([ok, problems.length], [false, 1]);
			const actions = { GITHUB_ACTIONS: "true" };
			const { stderr } = await run(["merge", "dist-parts"], root, actions);
			assert.match(stderr, /^::error file=content\/en\/help\/index\.md,line=1,col=8,title=broken-link::/);
		},
		{ "content/en/help/index.md": "[gone](/help/gone)\n" },
	),
);

// ---- Parts that do not belong together

/** Merges over a site, which must stay as it is. */
async function assertRefused(root: string, args: readonly string[], message: string, hint: string) {
	const dist = path.join(root, "dist");
	const before = contentsOf(dist);
	const { code, stdout, stderr } = await run(["merge", ...args], root);
	assert.equal([code, stdout, stderr], [2, "", `error: ${message}\n  help: ${hint}\n`]);
	assert.equal(contentsOf(dist), before);
	assert.not.ok(existsSync(path.join(root, ".dist.ssg")));
}

const SAME_COMMIT = "build all parts from the same commit, with the same options";

shards("are refused if one is missing, given twice, or no part", () =>
	inSite(async (root) => {
		await succeed(["build", "-q"], root);
		await buildParts(root, 4);
		const [a, b, c] = [1, 2, 3].map((i) => `dist-parts/${i}-of-4`) as [string, string, string];
		await assertRefused(root, [a, b, c], "part 4 of 4 is missing", "name all parts; ssg build --shard 4/4 builds it");
		await assertRefused(
			root,
			[c],
			"parts 1, 2 and 4 of 4 are missing",
			"name all parts; ssg build --shard 1/4 builds the first of them",
		);
		await assertRefused(
			root,
			[a, b, c, b],
			"dist-parts/2-of-4 (part 2 of 4) and dist-parts/2-of-4 are the same part",
			"name each part once",
		);
		const nameParts = "name the folders that ssg build --shard has written, or the folder that holds them";
		await assertRefused(root, [a, "content"], "content is no part of a site: it has no part.json", nameParts);
		await assertRefused(root, ["gone"], "gone does not exist", nameParts);
		await assertRefused(
			root,
			["dist-parts", "-o", "dist-parts"],
			"the output folder dist-parts overlaps with the part dist-parts/1-of-4",
			"choose another folder with --out-dir",
		);
	}),
);

shards("are refused if they are of different sites", () =>
	inSite(async (root) => {
		await succeed(["build", "-q"], root);
		const rebuild = (...args: string[]) => succeed(["build", "--shard", "2/2", "-q", ...args], root);
		const second = "dist-parts/2-of-2 (part 2 of 2)";
		const refused = (message: string) => assertRefused(root, ["dist-parts"], message, SAME_COMMIT);
		await buildParts(root, 2);

		await rebuild("--drafts");
		const otherOptions = `${second} was built from another configuration, or with other options than dist-parts/1-of-2`;
		await refused(otherOptions);

		writeFiles(root, { "site.config.ts": config("noIndex: true") });
		await rebuild();
		await refused(otherOptions);

		writeFiles(root, { "site.config.ts": config(), "content/en/help/sync.md": "# Sync\n\nHow to synchronize.\n" });
		await rebuild();
		await refused(
			`${second} was built from other files in the content or public folder, or another commit than dist-parts/1-of-2`,
		);

		writeFiles(root, {
			"content/en/help/sync.md": String(site["content/en/help/sync.md"]),
			"theme/index.tsx": `import theme from "ssg-docs/templates";\nexport default { ...theme, label: theme.label };\n`,
		});
		await rebuild();
		await refused(`${second} was built from another theme, or other components than dist-parts/1-of-2`);

		writeFiles(root, { "theme/index.tsx": String(site["theme/index.tsx"]) });
		await rebuild();
		await succeed(["build", "--shard", "3/3", "-q"], root);
		await assertRefused(
			root,
			["dist-parts"],
			"dist-parts/2-of-2 (part 2 of 2) and dist-parts/1-of-2 (part 1 of 2) are parts of different builds".replaceAll(
				"2-of-2 (part 2 of 2)",
				"3-of-3 (part 3 of 3)",
			),
			"build all parts with the same number, such as --shard 3/2",
		);
		rmSync(path.join(root, "dist-parts/3-of-3"), { recursive: true });
		await succeed(["merge", "dist-parts", "-q"], root);
	}),
);

shards("are refused if they are of another version", () =>
	inSite(async (root) => {
		await succeed(["build", "-q"], root);
		await buildParts(root, 2);
		const file = "dist-parts/2-of-2/part.json";
		const text = readFileSync(path.join(root, file), "utf8");
		const refusedWith = async (changes: Partial<PartDescription>, message: string, hint: string) => {
			const description = decodeDescription(text);
			assert.ok(description);
			const changed = encodeDescription({ ...description, ...changes });
			writeFiles(root, { [file]: changed });
			await assertRefused(root, ["dist-parts"], message, hint);
		};
		const hint = "build and merge all parts with the same version of ssg, of its packages and of Node";
		await refusedWith(
			{ engine: { version: "0.1.0", hash: "other" } },
			"dist-parts/2-of-2 (part 2 of 2) was built by another installation of ssg 0.1.0",
			hint,
		);
		await refusedWith(
			{ engine: { version: "0.0.9", hash: "other" } },
			"dist-parts/2-of-2 (part 2 of 2) was built by ssg 0.0.9, and this is ssg 0.1.0",
			hint,
		);
		await refusedWith(
			{ format: 2 },
			`${file} was written by another version of ssg`,
			"build and merge all parts with the same version",
		);
	}),
);

shards("are refused if a file of them is damaged or missing", () =>
	inSite(async (root) => {
		await succeed(["build", "-q"], root);
		await buildParts(root, 2);
		cpSync(path.join(root, "dist-parts"), path.join(root, "copy"), { recursive: true });
		const part = "copy/1-of-2";
		const original = (name: string) => readFileSync(path.join(root, "dist-parts/1-of-2", name));
		const again = "build this part again";
		const refusedWith = async (name: string, text: string, message: string) => {
			writeFiles(root, { [`${part}/${name}`]: text });
			await assertRefused(root, ["copy"], `${part}/${name} ${message}`, again);
			writeFiles(root, { [`${part}/${name}`]: original(name) });
		};
		const json = original("part.json").toString();
		await refusedWith("part.json", json.slice(0, 99), "is damaged");
		await refusedWith("part.json", json.replace('"index": 1', '"index": 2'), "is damaged");
		const changed = "has changed since its part was built";
		await refusedWith("data/site.json", "{}", changed);
		await refusedWith("data/pages.json", "{}", changed);
		await refusedWith("data/files.json", "[]", changed);
		rmSync(path.join(root, "dist"), { recursive: true });
		await refusedWith("files/sitemap.xml", "<x/>", changed);
		await refusedWith("files/copied.txt", "c", changed);
		for (const name of ["data/words-en-1.json", "files/.nojekyll"]) {
			rmSync(path.join(root, part, name));
			await assertRefused(
				root,
				["copy"],
				`${part}/${name} is missing`,
				"copy the whole folder of the part, with its hidden files",
			);
			writeFiles(root, { [`${part}/${name}`]: original(name) });
		}
		await succeed(["merge", "copy", "-q"], root);
	}),
);

shards("are named by their number and the total", () =>
	inSite(async (root) => {
		for (const shard of ["0/2", "3/2", "2", "1/257", "a/b", "1/2/3"]) {
			const { code, stderr } = await run(["build", "--shard", shard], root);
			assert.is(code, 2, shard);
			assert.match(stderr, "The shard must be two numbers such as 2/4");
		}
	}),
);

shards.run();
