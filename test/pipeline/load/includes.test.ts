import { symlinkSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { buildSite, type Files } from "../../site.ts";
import { loaded } from "./given.ts";

const includes = suite("include");

const inIndex = (directives: string, files: Files = {}) => ({
	"content/en/help/index.md": `# A\n\n${directives}\n`,
	...files,
});

/** What the first file includes. */
const of = async (files: Files, before?: (folder: string) => void, includeFrom: readonly string[] = []) =>
	(await loaded(files, before, { markdown: { includeFrom } })).files.find(({ name }) => name === "index.md")?.includes;

includes("is read from beside the file, and from the site's root", async () => {
	const included = { "content/en/help/_parts/a.md": "a", "shared/b.md": "b", "shared/c.md": "c", "src/code.ts": "d" };
	const directives = [
		...["<!--@include: ./_parts/a.md-->", "<!--@include: ../../../shared/b.md-->"],
		...["<!--@include: @/shared/c.md-->", "<<< @/src/code.ts"],
	];
	const files = inIndex(directives.join("\n"), included);
	assert.equal(await of(files, undefined, ["shared", "src/code.ts"]), included);
});

includes("may include in turn, counting from its own folder", async () => {
	const included = { "content/en/help/_parts/a.md": "<!--@include: ./b.md-->", "content/en/help/_parts/b.md": "b" };
	assert.equal(await of(inIndex("<!--@include: ./_parts/a.md-->", included)), included);
});

includes("in a circle is read once", async () => {
	const included = {
		"content/en/help/_a.md": "<!--@include: ./_b.md-->",
		"content/en/help/_b.md": "<!--@include: ./_a.md-->",
	};
	assert.equal(await of(inIndex("<!--@include: ./_a.md-->", included)), included);
});

includes("of one path in two folders is the file beside each", async () => {
	const included = {
		"content/en/help/_part.md": "outer",
		"content/en/help/apps/_more.md": "<!--@include: ./_part.md-->",
		"content/en/help/apps/_part.md": "inner",
	};
	const files = inIndex("<!--@include: ./_part.md-->\n<!--@include: ./apps/_more.md-->", included);
	assert.equal(await of(files), included);
});

includes("of one file by two paths is read once", async () => {
	const included = { "content/en/help/_a.md": "a" };
	const directives =
		"<!--@include: ./_a.md-->\n<!--@include: @site/content/en/help/_a.md-->\n<<< /content/en/news/../help/_a.md";
	assert.equal(await of(inIndex(directives, included)), included);
});

includes("from a folder of Docusaurus is where its content is", async () => {
	const { files } = await loaded(
		inIndex(
			'import A from "@site/docs/parts/_a.md";\nimport { b } from "@site/docs/constants";\nimport C from "@site/blog/_c.md";',
			{
				"content/fr/help/index.md":
					'import A from "@site/docs/parts/_a.md";\nimport { b } from "@site/docs/constants";',
				"content/en/help/parts/_a.md": "<!--@include: ./_d.md-->",
				"content/en/help/parts/_d.md": "d",
				"content/en/help/constants.ts": "export const b = 1;",
				"content/fr/help/constants.ts": "export const b = 2;",
				"content/en/news/_c.md": "in the content",
				"blog/_c.md": "in the folder",
			},
		),
		undefined,
		{ i18n: { locales: ["en", "fr"] }, markdown: { includeFrom: ["blog"] } },
	);
	const [en, fr] = files.filter(({ name }) => name === "index.md");
	assert.equal(Object.keys(en?.includes ?? {}), [
		"content/en/help/parts/_a.md",
		"content/en/help/constants.ts",
		"blog/_c.md",
		"content/en/help/parts/_d.md",
	]);
	assert.equal(fr?.includeAliases, {
		"docs/parts/_a.md": "content/en/help/parts/_a.md",
		"docs/constants.ts": "content/fr/help/constants.ts",
	});
});

const outside = [
	"../../../../secret.md",
	"/../secret.md",
	"@/../secret.md",
	"/etc/hosts",
	"../../../../../../../../../etc/hosts",
	"./none.md",
	".",
];
for (const written of outside)
	includes(`of ${written} is refused`, async () => assert.equal(await of(inIndex(`<!--@include: ${written}-->`)), {}));

includes("through a symbolic link out of the site is refused", async () => {
	assert.equal(
		await of(inIndex("<!--@include: ./_x.md-->\n<<< ./_x.md"), (folder) =>
			symlinkSync("../../../../secret.md", path.join(folder, "content/en/help/_x.md")),
		),
		{},
	);
});

includes("in a code fence is text", async () => {
	assert.equal(await of(inIndex("```\n<!--@include: ./_a.md-->\n```", { "content/en/help/_a.md": "a" })), {});
});

const SECRETS: readonly [file: string, written: string][] = [
	[".env", "@/.env"],
	[".env", "/.env"],
	[".env", "@site/.env"],
	[".env", "../../../.env"],
	[".env.local", "@/content/../.env.local"],
	[".npmrc", "@/.npmrc"],
	[".git/config", "@/.git/config"],
	[".ssh/id", "@/.ssh/id"],
	["content/.env", "@/content/.env"],
	["content/en/help/.hidden/a.md", "./.hidden/a.md"],
	["node_modules/a/a.js", "@/node_modules/a/a.js"],
	["content/en/help/node_modules/a.js", "./node_modules/a.js"],
	["examples/.env", "@/examples/.env"],
	["examples/Node_Modules/a.js", "@/examples/Node_Modules/a.js"],
	["site.config.ts", "@/site.config.ts"],
	["package.json", "@/package.json"],
	["examples-private/a.ts", "@/examples-private/a.ts"],
	["contents/a.md", "@/contents/a.md"],
	["public/a.txt", "@/public/a.txt"],
];
/** A page for each directive that would show a secret. */
const attempts = SECRETS.flatMap(([file, written], index) =>
	[`<!--@include: ${written}-->`, `<<< ${written}`].map((directive, way) => ({
		...{ file, directive },
		page: `content/en/help/page-${index}-${way}.md`,
	})),
);
const secretSite = {
	...Object.fromEntries(SECRETS.map(([file]) => [file, "SECRET"])),
	...Object.fromEntries(attempts.map(({ page, directive }) => [page, `# A\n\n${directive}\n`])),
};
const allowed = { markdown: { includeFrom: ["examples"] } };
const { outputs, problems } = await buildSite(secretSite, allowed);
const { files } = await loaded(secretSite, undefined, allowed);
for (const { file, directive, page } of attempts)
	includes(`cannot show ${file} by ${directive}`, () => {
		assert.equal(files.find(({ path }) => path === page)?.includes, {});
		assert.match(problems.join("\n"), new RegExp(`${page}:3:\\d+ error refused-include: "`));
	});

includes("of a secret leaves no trace of it", () => {
	assert.ok(problems.length >= attempts.length);
	assert.not.match([...outputs.values()].join("\n"), "SECRET");
});

includes("cannot show a secret through a link or a linked folder", async () => {
	const files = inIndex(
		"<!--@include: ./_env.md-->\n<<< @/examples/all/.env\n<<< @/examples/git/config\n<<< @/content/root/package.json",
		{ ".env": "SECRET", ".git/config": "SECRET", "package.json": "SECRET", "examples/a.ts": "a" },
	);
	const read = await of(
		files,
		(folder) => {
			const link = (target: string, name: string) => symlinkSync(target, path.join(folder, name));
			link("../../../.env", "content/en/help/_env.md");
			link("..", "examples/all");
			link("../.git", "examples/git");
			link("..", "content/root");
		},
		["examples"],
	);
	assert.equal(read, {});
});

includes("from folders out of the site cannot be allowed", async () => {
	for (const folder of ["..", "../a", "/etc", ".", ".git", "a/.b", "node_modules"])
		try {
			await of(inIndex(""), undefined, [folder]);
			assert.unreachable(folder);
		} catch (error) {
			assert.is((error as Error).name, "ValiError", folder);
		}
});

includes.run();
