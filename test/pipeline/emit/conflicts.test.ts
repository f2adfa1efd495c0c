// Test run: integration
/** Names and addresses that cannot lie side by side in an output folder, built on a real disk. */
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Config } from "../../../src/config/define.ts";
import { createNodeHost } from "../../../src/engine/host.ts";
import { createBuilder } from "../../../src/pipeline/build.ts";
import { makeLocaleFolders, theme } from "../../host.ts";
import { inlineWorkers } from "../../inline-workers.ts";
import { codesIn } from "../../messages.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";
import { testConfig } from "../../test-config.ts";

const conflicts = suite("conflicting files");
const codes = codesIn("pipeline/emit");

interface Built {
	/** As `page.md:1:2 error broken-link`, without those of severity "info". */
	readonly problems: readonly string[];
	readonly ok: boolean;
	/** What lies in the site's folder afterwards. */
	readonly names: readonly string[];
	readonly written: readonly string[];
}

const built = (files: Files, config: Partial<Config> = {}): Promise<Built> =>
	inFolder(async (outer) => {
		const folder = path.join(outer, "site");
		writeFiles(folder, files);
		const settled = testConfig(config, folder);
		makeLocaleFolders(settled);
		const host = { ...createNodeHost(settled), bundle: async () => theme };
		const { ok, problems } = await createBuilder(settled, host, inlineWorkers)();
		const dist = path.join(folder, "dist");
		return {
			ok,
			problems: codes(problems.filter(({ severity }) => severity !== "info")),
			names: [...readdirSync(outer), ...readdirSync(folder)].sort(),
			written: existsSync(dist) ? readdirSync(dist, { recursive: true, encoding: "utf8" }) : [],
		};
	});

const page = (slug: string) => `---\ntitle: P\nslug: ${slug}\n---\n`;
const broken = { "content/en/help/broken.md": "# B\n\n[x](/none)\n" };
const BROKEN = "content/en/help/broken.md:3:5 error broken-link";

/** Each with another mistake of the content, which is reported as well. */
async function refused(files: Files, expected: readonly string[], config: Partial<Config> = {}) {
	const { ok, problems, names, written } = await built({ ...broken, ...files }, config);
	assert.equal([...problems].sort(), [...expected, BROKEN].sort());
	assert.is(ok, false);
	assert.equal(written, []);
	assert.ok(
		names.every((name) => ["content", "public", "site"].includes(name)),
		names.join(),
	);
}

const cases: [name: string, files: Files, problems: string[], config?: Partial<Config>][] = [
	[
		"the slug /index.html beside a home page",
		{ "content/en/pages/index.md": "# Home\n", "content/en/pages/other.md": page("/index.html") },
		["content/en/pages/other.md:3:1 error output-conflict"],
	],
	[
		"agents.md beside agents.md.md",
		{ "content/en/pages/agents.md": "# A\n", "content/en/pages/agents.md.md": "# B\n" },
		["content/en/pages/agents.md.md error output-conflict"],
	],
	["a public file where pages need a folder", { "public/help": "text" }, ["public/help error output-conflict"]],
	[
		"a public file in the folder of a page's file",
		{ "content/en/help/a.md": "# A\n", "public/help/a/index.html/x.txt": "text" },
		["public/help/a/index.html/x.txt error output-conflict"],
	],
	[
		"a page in the place of a generated file",
		{ "content/en/pages/a.md": page("/sitemap.xml/a") },
		["content/en/pages/a.md:3:1 error output-conflict"],
	],
	[
		"a redirect from a file in a page's file",
		{ "content/en/help/a.md": "# A\n" },
		["site.config.ts:1:1 error output-conflict"],
		{ redirects: [{ from: "/help/a.md/old", to: "/help/a" }] },
	],
	[
		"documents that differ only in case",
		{ "content/en/help/A.md": "# A\n", "content/en/help/a.md": "# a\n" },
		["content/en/help/a.md error similar-output"],
	],
	[
		"a folder and a document that differ only in case",
		{ "content/en/help/A/index.md": "# A\n", "content/en/help/a.md": "# a\n" },
		["content/en/help/a.md error similar-output"],
	],
	[
		"public files that differ only in case",
		{ "public/Logo.svg": "<svg/>", "public/logo.svg": "<svg/>" },
		["public/logo.svg error similar-output"],
	],
	["files that differ only in case", { "public/Robots.txt": "" }, ["public/Robots.txt error similar-output"]],
	[
		"documents whose names differ only in Unicode normalisation",
		{ "content/en/help/caf\u00e9.md": "# A\n", "content/en/help/cafe\u0301.md": "# B\n" },
		["content/en/help/caf\u00e9.md error duplicate-name"],
	],
	[
		"public files whose names differ only in Unicode normalisation",
		{ "public/\u00e9.txt": "", "public/e\u0301.txt": "" },
		["public/é.txt error similar-output"],
	],
	[
		"documents that differ only in the extension",
		{ "content/en/help/a.md": "# A\n", "content/en/help/a.MD": "# B\n" },
		["content/en/help/a.md error duplicate-name"],
	],
	[
		"a slug of 300 characters",
		{ "content/en/help/a.md": page(`/${"a".repeat(300)}`) },
		["content/en/help/a.md:3:7 error front-matter-type"],
	],
	[
		"a slug that leaves no room for an extension",
		{ "content/en/help/a.md": page(`/${"a".repeat(255)}`) },
		["content/en/help/a.md:3:1 error bad-output-path"],
	],
	[
		"a tag of 300 characters",
		{ "content/en/help/a.md": `---\ntitle: A\ntags: [${"a".repeat(300)}]\n---\n` },
		["content/en/help/a.md:3:1 error bad-output-path"],
	],
	[
		"a category whose label is too long for its page",
		{
			"content/en/help/apps/_category_.yml": `label: ${"l".repeat(300)}\nlink: { type: generated-index }\n`,
			"content/en/help/apps/a.md": "# A\n",
		},
		["content/en/help/apps/a.md error bad-output-path"],
	],
	[
		"folders that are too many for a path",
		{ [`content/en/help/${"folder/".repeat(130)}a.md`]: "# A\n" },
		[`content/en/help/${"folder/".repeat(130)}a.md error bad-output-path`],
	],
	[
		"a picture whose name has no room for its hash",
		{ "content/en/help/a.md": `# A\n\n![x](${"p".repeat(250)}.png)\n`, [`content/en/help/${"p".repeat(250)}.png`]: "" },
		[`content/en/help/${"p".repeat(250)}.png error bad-output-path`],
	],
	[
		"a date with a name that leads up",
		{ "content/en/news/2024-03-01-...md": "# A\n" },
		["content/en/news/2024-03-01-...md error bad-output-path"],
	],
	["a path in a name", { "content/en/help/%2e%2e.md": "# A\n" }, ["content/en/help/%2e%2e.md error bad-output-path"]],
];
for (const [name, files, problems, config] of cases)
	conflicts(`${name} fails the build with its place before anything is written`, () =>
		refused(files, problems, config),
	);

conflicts("are reported once, even if several locales show them", async () => {
	const { problems } = await built(
		{ "content/en/help/A.md": "# A\n", "content/en/help/a.md": "# a\n" },
		{ i18n: { locales: { en: {}, fr: {}, de: {} } } },
	);
	assert.is(problems.length, 1);
	const same = await built(
		{ "content/en/help/a.md": page("/x"), "content/en/help/b.md": page("/x") },
		{ i18n: { locales: { en: {}, fr: {}, de: {} } } },
	);
	assert.equal(same.problems, ["content/en/help/b.md:3:1 warning duplicate-route"]);
});

conflicts("across locales, one name in two Unicode forms is that of a page and its translation", async () => {
	const { problems, ok } = await built(
		{ "content/en/help/caf\u00e9.md": "# A\n", "content/fr/help/cafe\u0301.md": "# B\n" },
		{ i18n: { locales: { en: {}, fr: {} } } },
	);
	assert.equal([problems, ok], [[], true]);
});

conflicts("are no matter for folders that only share letters", async () => {
	const { ok, problems } = await built({
		"content/en/help/Apps/a.md": "# A\n",
		"content/en/help/apps/b.md": "# B\n",
		"public/apps/c.txt": "",
	});
	assert.equal(problems, []);
	assert.ok(ok);
});

conflicts("a public file still stands in for a generated one", async () => {
	const { ok, problems, written } = await built({
		"content/en/help/a.md": "# A\n",
		"public/robots.txt": "User-agent: *\n",
		"public/sitemap.xml": "<urlset/>",
	});
	assert.equal(problems, []);
	assert.ok(ok);
	assert.ok(written.includes("robots.txt"));
});

conflicts("a page and a public file at one address are both named", async () => {
	const { problems, ok } = await built({ "content/en/help/x.md": "# X\n", "public/help/x/index.html": "<p>" });
	assert.ok(ok);
	assert.equal(problems, [
		"content/en/help/x.md warning duplicate-route",
		"public/help/x/index.html warning public-file-hidden",
	]);
});

conflicts("strange names of files are pages like any other", async () => {
	const names = ["#1 C#", "-dash", "100 %", "a b", "it's", "q&a", "what?", "日本", "🗒️", "x".repeat(250), "README"];
	const { ok, problems, written } = await built({
		...Object.fromEntries(names.map((name) => [`content/en/help/${name}.md`, `# ${name}\n`])),
		"content/en/help/_part.md": "# Part\n",
		"content/en/help/UPPER.MD": "# Upper\n",
		"content/en/help/folder.md/a.md": "# In a folder\n",
		"content/en/help/empty.md": "",
		"content/en/help/matter.md": "---\ntitle: Only\n---\n",
		"content/en/help/bom.md": "\uFEFF---\r\ntitle: B\r\n---\r\n\r\nText\r\n",
		"content/en/help/cr.md": "---\rtitle: C\r---\r\rText\r",
		"content/en/help/link.md": "# Link\n\n[upper](./UPPER.MD)\n",
	});
	assert.equal(problems, ["content/en/help/what?.md warning unportable-name"]);
	assert.ok(ok);
	for (const name of [
		...names.filter((name) => name !== "README"),
		"UPPER",
		"folder.md/a",
		"empty",
		"matter",
		"bom",
		"cr",
	])
		assert.ok(written.includes(`help/${name}/index.html`), name);
	assert.ok(written.includes("help/index.html"));
	assert.not.ok(written.some((name) => name.includes("part")));
});

conflicts.run();
