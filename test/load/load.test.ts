import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
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
		files.map(({ path, locale, area, version, name }) =>
			[path, locale, area, version, name].join(" "),
		),
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

loading(
	"leaves out parts, tests, hidden files, code, and folders of no area",
	async () => {
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
		assert.equal(
			{ files, data, components, assets },
			{
				files: [],
				data: [],
				components: [],
				assets: [],
			},
		);
	},
);

loading("publishes hidden files of the public folder", async () => {
	const { assets, said } = await loaded({
		"public/.well-known/security.txt": "",
		"public/.well-known/.keys/a.txt": "",
		"public/.nojekyll": "",
		"public/apps/.htaccess": "",
		"public/robots.txt": "",
	});
	assert.equal(
		assets.map(({ path, address }) => [path, address]),
		[
			["public/.nojekyll", "/.nojekyll"],
			["public/.well-known/.keys/a.txt", "/.well-known/.keys/a.txt"],
			["public/.well-known/security.txt", "/.well-known/security.txt"],
			["public/apps/.htaccess", "/apps/.htaccess"],
			["public/robots.txt", "/robots.txt"],
		],
	);
	assert.equal(said, []);
});

loading("does not publish what tools and editors leave behind", async () => {
	const { assets, said } = await loaded(
		{
			"public/.DS_Store": "",
			"public/apps/.DS_Store": "",
			"public/.git/config": "",
			"public/apps/.git": "gitdir: ..",
			"public/images/.gitkeep": "",
			"public/robots.txt~": "",
			"public/.robots.txt.swp": "",
			"public/.ssg-files": "",
		},
		(folder) =>
			symlinkSync("me@host.1", path.join(folder, "public/.#robots.txt")),
	);
	assert.equal([assets, said], [[], []]);
});

loading("has one order, whatever the disk's", async () => {
	const names = [
		"b.md",
		"a.md",
		"B.md",
		"10.md",
		"9.md",
		"é.md",
		"a/z.md",
		"a-b.md",
	];
	const { files } = await loaded(
		Object.fromEntries(names.map((name) => [`content/en/help/${name}`, "# A"])),
	);
	assert.equal(
		files.map((file) => file.name),
		["10.md", "9.md", "B.md", "a-b.md", "a.md", "a/z.md", "b.md", "é.md"],
	);
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
	const { files, said } = await loaded(
		Object.fromEntries(names.map((name) => [`content/en/help/${name}`, "# A"])),
	);
	assert.equal(said, []);
	assert.equal(
		files.map((file) => file.name),
		names,
	);
});

loading(
	"reads text without its byte order mark, and leaves its line ends",
	async () => {
		const { files, said } = await loaded({
			"content/en/help/bom.md": "\uFEFF---\ntitle: A\n---\n",
			"content/en/help/cr.md": "# A\r\rB\r",
			"content/en/help/crlf.md": "# A\r\n\r\nB\r\n",
			"content/en/help/empty.md": "",
		});
		assert.equal(said, []);
		assert.equal(
			files.map((file) => file.text),
			["---\ntitle: A\n---\n", "# A\r\rB\r", "# A\r\n\r\nB\r\n", ""],
		);
	},
);

loading("names the byte that is not UTF-8, in every kind of file", async () => {
	const latin = (text: string) => Buffer.from(text, "latin1");
	const { said } = await loaded({
		"content/en/help/_category_.yml": latin("label: Über\n"),
		"content/en/help/a.md": latin("# A\n\nCafé\n"),
		"content/en/help/b.md": "# B\n\n<!--@include: ./_c.md-->\n",
		"content/en/help/_c.md": latin("é\n"),
		"content/en/help/fine.md": "A � that was written\n",
		"content/en/help/nul.md": "# A\0\n",
	});
	assert.equal(said, [
		"content/en/help/_category_.yml:1:8 error bad-encoding: the byte 0xdc at offset 7 is not UTF-8",
		"content/en/help/a.md:3:4 error bad-encoding: the byte 0xe9 at offset 8 is not UTF-8",
		"content/en/help/_c.md:1:1 error bad-encoding: the byte 0xe9 at offset 0 is not UTF-8",
		"content/en/help/nul.md:1:4 error bad-encoding: a NUL character: this is no text file, or not in UTF-8",
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

loading(
	"gives a file another hash when what it includes has changed",
	async () => {
		const withPart = async (part: string) => {
			const { files } = await loaded({
				"content/en/help/a.md": "<!--@include: ./_part.md-->\n",
				"content/en/help/_part.md": part,
			});
			return files[0]?.hash;
		};
		assert.is(await withPart("one"), await withPart("one"));
		assert.is.not(await withPart("one"), await withPart("two"));
	},
);

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

loading("takes a folder named like a document for a folder", async () => {
	const { files } = await loaded({ "content/en/help/notes.md/a.md": "# A" });
	assert.equal(pathsOf(files), ["content/en/help/notes.md/a.md"]);
});

loading(
	"of a site without content finds nothing, and does not complain",
	async () => {
		const { files, assets, said } = await loaded({});
		assert.equal([files, assets, said], [[], [], []]);
	},
);

// The superuser may read everything, so that there is nothing to see.
if (process.getuid?.() !== 0)
	loading("says which file it may not read", async () => {
		let message = "";
		try {
			await loaded({ "content/en/help/a.md": "# A" }, (folder) =>
				chmodSync(path.join(folder, "content/en/help/a.md"), 0),
			);
		} catch (error) {
			message = String(error);
		}
		assert.match(message, "content/en/help/a.md");
	});

loading.run();
