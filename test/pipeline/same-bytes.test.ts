// Test run: slow
/** The same files give the same site, whatever else is different. */
import { cpSync, mkdirSync, readdirSync, rmSync, utimesSync } from "node:fs";
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { compareFolders } from "../../src/cli/commands/verify.ts";
import { assertNone } from "../assert-none.ts";
import { type Files, inFolder, writeFiles } from "../site.ts";
import { type CommandOptions, runCommand } from "./emit/command.ts";

const same = suite("same bytes");

const site: Files = {
	"site.config.ts": `export default { title: "T", url: "https://example.org", theme: { templates: "theme/index.tsx" }, i18n: { locales: { en: {}, fr: {} } } };\n`,
	"theme/index.tsx": `import theme from "ssg-docs/templates";\nexport default { ...theme };\n`,
	"content/en/help/index.md": "# Help\n\n![dot](./dot.svg)\n",
	"content/en/help/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>\n',
	"content/en/help/sync.md": "# Sync\n\nText.\n",
	"content/fr/help/sync.md": "# Synchroniser\n\nTexte.\n",
	"content/en/pages/about.tsx":
		'export const title = "About";\nexport default function About() { return <p>About</p>; }\n',
	"content/en/news/20240101-dated.md": "# Dated\n\nText.\n",
	"public/copied.txt": "copied\n",
	"public/images/a.txt": "copied\n",
};

/** Two checkouts of the site; the files of the second one were made in another order, and are older. */
async function inCheckouts(use: (one: string, two: string) => Promise<void>) {
	await inFolder(async (folder) => {
		const [one, two] = ["one", "deep/er/two"].map((name) => path.join(folder, name)) as [string, string];
		writeFiles(one, site);
		writeFiles(two, Object.fromEntries(Object.entries(site).reverse()));
		for (const name of Object.keys(site)) utimesSync(path.join(two, name), 1e9, 1e9);
		await use(one, two);
	});
}

async function build(root: string, args: readonly string[] = [], options: CommandOptions = {}): Promise<string> {
	const { code, stderr } = await runCommand(["build", root, "-q", ...args], { ...options });
	assert.equal([code, stderr], [0, ""]);
	return path.join(root, "dist");
}

const assertSame = (one: string, other: string, what: string) => {
	const { differences, others, files } = compareFolders(one, other);
	assert.ok(files > 20);
	assert.equal([differences, others], [[], []], what);
};

same("in two checkouts, time zones, languages and working folders", () =>
	inCheckouts(async (one, two) => {
		const first = await build(one, [], { env: { TZ: "Pacific/Kiritimati", LANG: "C", LC_ALL: "C" } });
		const second = await build(two, ["--threads", "0"], {
			cwd: two,
			env: { TZ: "America/Adak", LANG: "tr_TR.UTF-8", LC_ALL: "tr_TR.UTF-8" },
		});
		assertSame(first, second, "checkouts");
	}),
);

same("with any number of threads, with a cache and without", () =>
	inCheckouts(async (one) => {
		const dist = await build(one, ["--no-cache", "--threads", "0"]);
		const first = path.join(one, "first");
		cpSync(dist, first, { recursive: true });
		for (const args of [
			["--threads", "1"],
			["--threads", "2", "--no-cache"],
			["--threads", "3"],
			["--threads", "0"],
		]) {
			await build(one, args);
			assertSame(first, dist, args.join(" "));
			rmSync(dist, { recursive: true });
		}
	}),
);

same("after edits and back as from the beginning", () =>
	inCheckouts(async (one) => {
		const dist = await build(one);
		const first = path.join(one, "first");
		cpSync(dist, first, { recursive: true });
		writeFiles(one, {
			"content/en/help/sync.md": "# Other\n",
			"content/en/help/new.md": "# New\n",
			"public/copied.txt": "other\n",
		});
		await build(one);
		assert.ok(compareFolders(first, dist).differences.length > 0);
		rmSync(path.join(one, "content/en/help/new.md"));
		writeFiles(one, site);
		await build(one);
		assertSame(first, dist, "edits");
	}),
);

// ---- ssg verify

const verify = (cwd: string, env: Readonly<Record<string, string>> = {}) => runCommand(["verify"], { cwd, env });

same("ssg verify says that all is the same, and leaves nothing behind", () =>
	inCheckouts(async (one) => {
		const unbuilt = await verify(one);
		assert.equal([unbuilt.code, unbuilt.stderr], [0, ""]);
		assert.match(unbuilt.stdout, "the second build is identical to the first");
		assert.match(unbuilt.stdout, "no site in dist to compare");
		const temporary = path.join(one, "tmp");
		mkdirSync(temporary);
		await runCommand(["build", "-q"], { cwd: one });
		writeFiles(one, { "dist/CNAME": "notes.example" });
		const built = await verify(one, { TMPDIR: temporary });
		assert.equal([built.code, built.stderr], [0, ""]);
		assert.match(built.stdout, /^dist is identical to a fresh build: \d+ files$/m);
		assert.match(built.stdout, "CNAME was not written by ssg");
		assertNone(readdirSync(temporary).filter((name) => name.startsWith("ssg-")));
	}),
);

same("ssg verify names what differs in the output folder", () =>
	inCheckouts(async (one) => {
		await runCommand(["build", "-q"], { cwd: one });
		writeFiles(one, { "dist/help/index.html": "<p>changed" });
		rmSync(path.join(one, "dist/copied.txt"));
		const { code, stderr } = await verify(one);
		assert.is(code, 1);
		assert.match(stderr, /^error: dist differs from a fresh build in 2 of \d+ files$/m);
		assert.match(stderr, "    copied.txt is missing\n");
		assert.match(stderr, "    help/index.html differs from byte 1 on\n");
	}),
);

same("ssg verify finds a site that depends on the clock or the time zone", () =>
	inCheckouts(async (one) => {
		writeFiles(one, {
			"content/en/pages/about.tsx":
				'export const title = "About";\nexport default function About() { return <p>{String(new Date(0))}</p>; }\n',
		});
		const { code, stderr } = await verify(one);
		assert.is(code, 1);
		assert.match(stderr, "error: the second build differs from the first");
		assert.match(stderr, "    about/index.html differs from byte ");
	}),
);

same("ssg verify ends as the build does when there is no site", () =>
	inFolder(async (folder) => {
		assert.is((await verify(folder)).code, 2);
		writeFiles(folder, { ...site, "content/en/help/index.md": "[gone](/help/gone)\n" });
		const { code, stderr } = await verify(folder);
		assert.is(code, 1);
		assert.match(stderr, "broken-link");
	}),
);

same.run();
