import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadSources } from "../../../src/pipeline/load/index.ts";
import { codesIn } from "../../messages.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { testConfig } from "../../test-config.ts";
import { linesOf, valuesOf } from "../values.ts";
import { loaded, pathsOf } from "./given.ts";

const loading = suite("loading");

const three = { i18n: { locales: { en: {}, fr: {}, de: {} } } };

loading("tells what each file is by its place and its name", async () => {
	const { files, data, components, assets } = await loaded(
		{
			"content/en/help/index.md": "# A",
			"content/en/help/b.mdx": "# B",
			"content/en/help/_category_.json": "{}",
			"content/en/help/apps/_category_.yml": "",
			"content/en/help/apps/pic.png": "",
			"content/en/help/data.json": "{}",
			"content/en/help/tags.yml": "",
			"content/en/help/apps/tags.json": "{}",
			"content/en/news/20240101-a.md": "# P",
			"content/en/_search.yml": "",
			"content/fr/_search.json": "{}",
			"content/en/news/authors.yml": "",
			"content/en/news/tags.yml": "",
			"content/en/pages/index.tsx": "",
			"content/en/pages/about.md": "# About",
			"content/fr/help/index.md": "# F",
			"public/robots.txt": "",
		},
		undefined,
		three,
	);
	assert.equal(
		files.map(({ path, locale, area, version, name }) => [path, locale, area, version, name].join(" ")),
		[
			"content/en/help/b.mdx en docs current b.mdx",
			"content/en/help/index.md en docs current index.md",
			"content/en/news/20240101-a.md en news current 20240101-a.md",
			"content/en/pages/about.md en pages current about.md",
			"content/fr/help/index.md fr docs current index.md",
		],
	);
	assert.equal(pathsOf(data), [
		"content/en/_search.yml",
		"content/en/help/_category_.json",
		"content/en/help/apps/_category_.yml",
		"content/en/help/tags.yml",
		"content/en/news/authors.yml",
		"content/en/news/tags.yml",
		"content/fr/_search.json",
	]);
	assert.equal(pathsOf(components), ["content/en/pages/index.tsx"]);
	assert.equal(pathsOf(assets), [
		"content/en/help/apps/pic.png",
		"content/en/help/apps/tags.json",
		"content/en/help/data.json",
		"public/robots.txt",
	]);
});

loading("leaves out parts, tests, hidden files, code, and folders of no area", async () => {
	const { files, data, components, assets } = await loaded({
		"content/en/help/_parts/backup.md": "# Part",
		"content/en/help/_draft.md": "# Draft",
		"content/en/help/.hidden.md": "# Hidden",
		"content/en/help/.git/config.md": "# Git",
		"content/en/help/__tests__/a.md": "# Test",
		"content/en/help/a.test.md": "# Test",
		"content/en/help/Widget.tsx": "",
		"content/en/help/code.ts": "",
		"content/en/pages/_Part.tsx": "",
		"content/en/pages/index.test.tsx": "",
		"content/en/drafts/x.md": "# No area",
		"content/en/x.md": "# No area",
		"content/en/help/_search.yml": "",
		"content/en/drafts/_search.yml": "",
		"content/_search.yml": "",
		"content/es/help/x.md": "# No locale",
		"content/README.md": "# About this folder",
		"content/_shared/Home.tsx": "",
	});
	assert.equal({ files, data, components, assets }, { files: [], data: [], components: [], assets: [] });
});

loading("publishes those dot files of the public folder that hosts read", async () => {
	const { assets, said } = await loaded({
		"public/.well-known/security.txt": "",
		"public/.well-known/acme/a.txt": "",
		"public/.nojekyll": "",
		"public/.domains": "",
		"public/.htaccess": "",
		"public/apps/.htaccess": "",
		"public/robots.txt": "",
	});
	assert.equal(linesOf(assets, "path", "address"), [
		"public/.domains /.domains",
		"public/.htaccess /.htaccess",
		"public/.nojekyll /.nojekyll",
		"public/.well-known/acme/a.txt /.well-known/acme/a.txt",
		"public/.well-known/security.txt /.well-known/security.txt",
		"public/apps/.htaccess /apps/.htaccess",
		"public/robots.txt /robots.txt",
	]);
	assert.equal(said, []);
});

loading("leaves other dot files and dot folders out of the output, each with one warning", async () => {
	const hidden = [
		"public/.aws",
		"public/.env",
		"public/.well-known/.env",
		"public/apps/.env.local",
		"public/apps/.nojekyll",
		"public/apps/.well-known",
	];
	const { assets, said } = await loaded({
		"public/.env": "SECRET=1",
		"public/.aws/config": "",
		"public/.aws/keys/credentials": "",
		"public/.well-known/.env": "",
		"public/apps/.env.local": "",
		"public/apps/.nojekyll": "",
		"public/apps/.well-known/a.txt": "",
		"public/a.txt": "",
	});
	assert.equal(pathsOf(assets), ["public/a.txt"]);
	assert.equal(
		said,
		hidden.map((name) => `${name} warning dot-file`),
	);
});

loading("does not publish what tools and editors leave behind", async () => {
	const { assets, said } = await loaded(
		{
			"public/.DS_Store": "",
			"public/apps/.DS_Store": "",
			"public/apps/Thumbs.db": "",
			"public/._a.png": "",
			"public/.git/config": "",
			"public/.gitignore": "",
			"public/apps/.git": "gitdir: ..",
			"public/images/.gitkeep": "",
			"public/robots.txt~": "",
			"public/.robots.txt.swp": "",
			"public/robots.txt.swp": "",
			"public/#robots.txt#": "",
			"public/.ssg-files": "",
		},
		(folder) => symlinkSync("me@host.1", path.join(folder, "public/.#robots.txt")),
	);
	assert.equal([assets, said], [[], []]);
});

loading("has one order, whatever the disk's", async () => {
	const names = ["b.md", "a.md", "B.md", "10.md", "9.md", "é.md", "a/z.md", "a-b.md"];
	const { files } = await loaded(Object.fromEntries(names.map((name) => [`content/en/help/${name}`, "# A"])));
	assert.equal(valuesOf(files, "name"), ["10.md", "9.md", "B.md", "a-b.md", "a.md", "a/z.md", "b.md", "é.md"]);
});

loading("takes names as they are", async () => {
	const names = [
		"#1 C#.md",
		"-dash.md",
		"100 %.md",
		"a b.md",
		"it's.md",
		"q&a.md",
		"what?.md",
		"[x]{y}(z)!*.md",
		"日本.md",
		"🗒️.md",
		`${"x".repeat(252)}.md`,
	].sort();
	const { files, said } = await loaded(Object.fromEntries(names.map((name) => [`content/en/help/${name}`, "# A"])));
	assert.equal(said, [
		"content/en/help/[x]{y}(z)!*.md warning unportable-name",
		"content/en/help/what?.md warning unportable-name",
	]);
	assert.equal(valuesOf(files, "name"), names);
});

loading("reads text without its byte order mark, and leaves its line ends", async () => {
	const { files, said } = await loaded({
		"content/en/help/bom.md": "\uFEFF---\ntitle: A\n---\n",
		"content/en/help/cr.md": "# A\r\rB\r",
		"content/en/help/crlf.md": "# A\r\n\r\nB\r\n",
		"content/en/help/empty.md": "",
	});
	assert.equal(said, []);
	assert.equal(valuesOf(files, "text"), ["---\ntitle: A\n---\n", "# A\r\rB\r", "# A\r\n\r\nB\r\n", ""]);
});

loading("names the byte that is not UTF-8, in every kind of file", async () => {
	const latin = (text: string) => Buffer.from(text, "latin1");
	const { said } = await loaded({
		"content/en/help/_category_.yml": latin("label: Über\n"),
		"content/en/help/a.md": latin("# A\n\nCafé\n"),
		"content/en/help/b.md": "# B\n\n<!--@include: ./_c.md-->\n",
		"content/en/help/_c.md": latin("é\n"),
		"content/en/help/fine.md": "A � that was written\n",
		"content/en/help/zero.md": "# A\0\n",
	});
	assert.equal(said, [
		"content/en/help/_category_.yml:1:8 error bad-encoding",
		"content/en/help/a.md:3:4 error bad-encoding",
		"content/en/help/_c.md:1:1 error bad-encoding",
		"content/en/help/zero.md:1:4 error bad-encoding",
	]);
});

loading("gives equal files one hash, and a changed one another", async () => {
	const { files } = await loaded({
		"content/en/help/a.md": "# A\n",
		"content/en/help/b.md": "# A\n",
		"content/en/help/c.md": "# A\n\n",
	});
	const [a, b, c] = files.map((file) => file.hash);
	assert.is(a, b);
	assert.is.not(a, c);
});

loading("gives a file another hash when what it includes has changed", async () => {
	const withPart = async (part: string) => {
		const { files } = await loaded({
			"content/en/help/a.md": "<!--@include: ./_part.md-->\n",
			"content/en/help/_part.md": part,
		});
		return files[0]?.hash;
	};
	assert.is(await withPart("one"), await withPart("one"));
	assert.is.not(await withPart("one"), await withPart("two"));
});

loading("is not held up by a pipe, and leaves it out", async () => {
	const { files, assets, said } = await loaded(
		{ "content/en/help/index.md": "# A\n\n<!--@include: ./pipe.md-->\n" },
		(folder) => {
			mkdirSync(path.join(folder, "public"));
			for (const name of ["content/en/help/pipe.md", "public/pipe.png"])
				execFileSync("mkfifo", [path.join(folder, name)]);
		},
	);
	assert.equal(pathsOf(files), ["content/en/help/index.md"]);
	assert.equal(files[0]?.includes, {});
	assert.equal([assets, said], [[], []]);
});

loading("takes .MD and .MDX for Markdown as well", async () => {
	const { files } = await loaded({
		"content/en/help/README.MD": "# A",
		"content/en/help/b.Mdx": "# B",
		"content/en/help/_part.MD": "# Part",
	});
	assert.equal(pathsOf(files), ["content/en/help/README.MD", "content/en/help/b.Mdx"]);
});

loading("names files whose name is not UTF-8, and goes on with the others", async () => {
	const { files, assets, said } = await loaded(
		{ "content/en/help/index.md": "# A", "content/en/help/\uFFFD.md": "# B", "public/a.txt": "" },
		(folder) => {
			const inLatin = (name: string) => Buffer.from(path.join(folder, name), "latin1");
			writeFileSync(inLatin("content/en/help/caf\xe9.md"), "# C");
			mkdirSync(inLatin("public/\xfcber"));
			writeFileSync(inLatin("public/\xfcber/b.txt"), "");
		},
	);
	assert.equal(pathsOf(files), ["content/en/help/index.md", "content/en/help/\uFFFD.md"]);
	assert.equal(pathsOf(assets), ["public/a.txt"]);
	assert.equal(said, ["content/en/help/caf\uFFFD.md error file-name", "public/\uFFFDber error file-name"]);
});

if (path.sep === "/")
	loading("refuses names with a backslash or a control character", async () => {
		const { files, assets, said } = await loaded({
			"content/en/help/a\\b.md": "# A",
			"content/en/help/index.md": "# A",
			"public/a\nb.txt": "",
			"public/..\\up.txt": "",
		});
		assert.equal(pathsOf(files), ["content/en/help/index.md"]);
		assert.equal(assets, []);
		assert.equal(said, [
			"content/en/help/a\\b.md error file-name",
			"public/..\\up.txt error file-name",
			"public/a\\u000ab.txt error file-name",
		]);
	});

loading("takes a folder named like a document for a folder", async () => {
	const { files } = await loaded({ "content/en/help/notes.md/a.md": "# A" });
	assert.equal(pathsOf(files), ["content/en/help/notes.md/a.md"]);
});

loading("of a site without content finds nothing, and does not complain", async () => {
	const { files, assets, said } = await loaded({});
	assert.equal([files, assets, said], [[], [], []]);
});

/** As somebody who may not read everything: the superuser may. */
async function asUser<T>(run: () => Promise<T>): Promise<T> {
	const isRoot = process.geteuid?.() === 0;
	if (isRoot) process.seteuid?.("nobody");
	try {
		return await run();
	} finally {
		if (isRoot) process.seteuid?.(0);
	}
}

if (path.sep === "/")
	loading("says which files and folders it may not read, and goes on with the others", () =>
		inFolder(async (outer) => {
			const folder = path.join(outer, "site");
			const closed = ["content/en/help/a.md", "content/en/help/c", "public/e.txt"].map((name) =>
				path.join(folder, name),
			);
			writeFiles(folder, {
				"content/en/help/a.md": "# A",
				"content/en/help/b.md": "# B",
				"content/en/help/c/d.md": "# D",
				"public/e.txt": "",
				"public/f.txt": "",
			});
			chmodSync(outer, 0o755);
			for (const name of closed) chmodSync(name, 0);
			const config = testConfig({}, folder);
			const { files, assets, problems } = await asUser(() => loadSources(config));
			for (const name of closed) chmodSync(name, 0o755);
			assert.equal(pathsOf(files), ["content/en/help/b.md"]);
			assert.equal(pathsOf(assets), ["public/f.txt"]);
			assert.equal(codesIn("pipeline/load")(problems), [
				"content/en/help/c error unreadable",
				"content/en/help/a.md error unreadable",
				"public/e.txt error unreadable",
			]);
		}),
	);

loading.run();
