// Test run: integration, kinds
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { runCommand } from "../pipeline/emit/command.ts";
import { type Files, inFolder, writeFiles } from "../site.ts";
import { rarely } from "../slow-run.ts";

const create = suite("ssg new");

const SITE: Files = {
	"site.config.ts": `export default {
		title: "T", url: "https://example.org",
		i18n: { locales: { en: {}, fr: {} } },
		contentDir: "texts", docs: { path: "guide" }, news: { path: "blog" }, pages: { path: "other" },
	};`,
	"texts/en/guide/index.md": "# Guide\n",
};

const inSite = (use: (cwd: string) => Promise<void>, files: Files = SITE) =>
	inFolder((cwd) => {
		writeFiles(cwd, files);
		return use(cwd);
	});

/** The current date, in the same time zone as the command. */
const dateOf = (text: string): string => /\d{8}/.exec(text)?.[0].replace(/^(....)(..)/, "$1-$2-") ?? "";

create("writes each kind into its configured folder, and prints the path", () =>
	inSite(async (cwd) => {
		const [page, post, doc] = await Promise.all([
			runCommand(["new", "page", 'About "us"'], { cwd }),
			runCommand(["new", "post", "What is new?"], { cwd }),
			runCommand(["new", "doc", "Über uns", "--locale", "fr"], { cwd }),
		]);
		assert.equal(
			[page, post, doc].map(({ code, stderr }) => [code, stderr]),
			Array(3).fill([0, ""]),
		);
		assert.is(page.stdout, "texts/en/other/about-us.md\n");
		assert.match(post.stdout, /^texts\/en\/blog\/\d{8}-what-is-new\.md\n$/);
		assert.is(doc.stdout, "texts/fr/guide/über-uns.md\n");
		const read = (stdout: string) => readFileSync(path.join(cwd, stdout.trim()), "utf8");
		assert.is(read(page.stdout), '---\ntitle: "About \\"us\\""\n---\n\nWrite about About \\"us\\" here.\n');
		const date = dateOf(post.stdout);
		assert.ok(Math.abs(Date.now() - Date.parse(date)) < 2 * 86_400_000, date);
		assert.is(
			read(post.stdout),
			`---\ntitle: "What is new?"\ndate: ${date}\n---\n\nWrite about What is new\\? here.\n`,
		);
		const built = await runCommand(["build", "--strict", "--quiet"], { cwd });
		assert.match(built.stderr, "texts/fr/guide/über-uns.md"); // it has no original yet
	}),
);

create("names a file as requested, in subfolders", () =>
	inSite(async (cwd) => {
		const { stdout } = await runCommand(["new", "doc", "Synchroniser", "-l", "fr", "--name", "apps/sync"], { cwd });
		assert.is(stdout, "texts/fr/guide/apps/sync.md\n");
	}),
);

rarely(create)("takes the date of a post from its name", () =>
	inSite(async (cwd) => {
		const [dated, impossible] = await Promise.all([
			runCommand(["new", "post", "A", "--name", "20260101-x"], { cwd }),
			runCommand(["new", "post", "A", "--name", "20261399-x"], { cwd }),
		]);
		assert.is(dated.stdout, "texts/en/blog/20260101-x.md\n");
		assert.match(readFileSync(path.join(cwd, dated.stdout.trim()), "utf8"), "\ndate: 2026-01-01\n");
		assert.is(impossible.code, 1);
		assert.match(impossible.stderr, 'invalid date "20261399"');
	}),
);

create("does not overwrite a file", () =>
	inSite(async (cwd) => {
		const { code, stderr } = await runCommand(["new", "doc", "Index"], { cwd });
		assert.is(code, 1);
		assert.is(
			stderr,
			"error: texts/en/guide/index.md exists already\n  help: edit it, or name the new file with --name\n",
		);
		assert.is(readFileSync(path.join(cwd, "texts/en/guide/index.md"), "utf8"), "# Guide\n");
	}),
);

rarely(create)("refuses what cannot become a file of the site", () =>
	inSite(
		async (cwd) => {
			const [noNews, noName, outside, kind, locale] = await Promise.all([
				runCommand(["new", "post", "Hello"], { cwd }),
				runCommand(["new", "doc", "?!"], { cwd }),
				runCommand(["new", "doc", "Out", "--name", "../../out"], { cwd }),
				runCommand(["new", "chapter", "One"], { cwd }),
				runCommand(["new", "doc", "One", "--locale", "de"], { cwd }),
			]);
			assert.equal(
				[noNews, noName, outside, kind, locale].map(({ code }) => code),
				[1, 1, 1, 2, 2],
			);
			assert.match(noNews.stderr, "the site has no news\n  help: ");
			assert.match(noName.stderr, "no letters or digits");
			assert.match(outside.stderr, "--name");
			assert.match(kind.stderr, "Allowed choices are page, post, doc.");
			assert.match(locale.stderr, 'unknown locale "de"');
			assert.not.ok(existsSync(path.join(cwd, "content")));
		},
		{ "site.config.ts": 'export default { title: "T", url: "https://example.org", news: false };' },
	),
);

create.run();
