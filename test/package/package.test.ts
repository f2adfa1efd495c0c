// Test run: slow
/** What is published, and that it works where it is installed. */
import { execFile, execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";
import { filesIn } from "../files-in.ts";
import { inFolder, writeFiles } from "../site.ts";
import { copyRepository } from "./packed.ts";

const published = suite("package");

/** Every file of the package matches one of these. */
const PATTERNS: readonly RegExp[] = [
	/^(LICENSE|README\.md|package\.json|bin\/(run|ssg)\.mjs)$/,
	/^(src\/browser|templates)\/README\.md$/,
	// the engine, its declarations, and the theme as browsers get it
	/^lib\/((commands\/)?[\w-]+\.js(\.LEGAL\.txt)?|LICENSES\.txt)$/,
	/^lib\/types\/(src|templates)\/.*\.d\.ts$/,
	/^src\/model\/problems\/codes\/[\w-]+\.md$/, // what ssg explain prints
	/^src\/model\/content\/[\w-]+\.yml$/, // what editors are told
	/^src\/start\/init\/files\/.*\.(md|yml|svg|css)$/, // what ssg init copies
	/^src\/start\/migrate\/docusaurus\/page-stand-ins\.ts$/, // what it renders pages of Docusaurus with
	/^lib\/theme\/(compiled\.json|assets\/[\w.-]+\.(js|css|js\.LEGAL\.txt))$/,
	// what a site's own templates, entries and pages import, and are compiled with
	/^templates\/.*\.(tsx?|css)$/,
	/^src\/((browser|model|pipeline\/render|search)\/.*|react)\.(tsx?|css)$/,
];

const MUST_HAVE = ["LICENSE", "README.md", "package.json", "bin/run.mjs", "bin/ssg.mjs"];

const manifest = JSON.parse(readFileSync("package.json", "utf8"));

/** The files that npm would pack. The engine is compiled before the tests are run. */
const PACKED = packedFiles();

function packedFiles(): string[] {
	const report = execFileSync("npm", ["pack", "--dry-run", "--json", "--ignore-scripts"], {
		encoding: "utf8",
		stdio: ["ignore", "pipe", "ignore"],
		shell: process.platform === "win32", // npm is a script there
	});
	const [{ files }] = JSON.parse(report) as [{ files: { path: string }[] }];
	return files.map((file) => file.path);
}

published("holds what it must, and nothing else", () => {
	assertNone(PACKED.filter((file) => !PATTERNS.some((pattern) => pattern.test(file))));
	for (const file of MUST_HAVE) assert.ok(PACKED.includes(file), file);
});

/** What the engine has the compiler read in its own package. */
const COMPILED_THERE = [
	"src/react.ts",
	"src/browser/index.ts",
	"src/browser/watch/index.ts",
	"src/pipeline/render/site-components.ts",
	"src/search/index.ts",
	"templates/index.tsx",
	"templates/entries/start.ts",
];

published("holds every source that a site is compiled with", async () => {
	const packed = new Set(PACKED);
	const { metafile } = await build({
		entryPoints: COMPILED_THERE,
		bundle: true,
		write: false,
		metafile: true,
		outdir: "dist",
		format: "esm",
		packages: "external",
		logLevel: "silent",
	});
	const read = Object.keys(metafile.inputs);
	assert.ok(read.length > 100);
	assertNone(read.filter((file) => !packed.has(file)));
	const external = Object.values(metafile.inputs).flatMap(({ imports }) =>
		imports.flatMap((one) => (one.external && !/^(?:data:|\.)/.test(one.path) ? packageOf(one.path) : [])),
	);
	assertNone(external.filter((name) => !isInstalled(name)));
});

const packageOf = (specifier: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? "";
const isInstalled = (name: string): boolean =>
	name === manifest.name || name in { ...manifest.dependencies, ...manifest.peerDependencies };

published("has types that lead only to what is installed", async () => {
	const types = path.join(installed, "lib/types");
	const imported = filesIn(types).flatMap((file) =>
		[
			...readFileSync(path.join(types, file), "utf8")
				.replace(/\/\*[\s\S]*?\*\//g, "")
				.matchAll(/(?:\bfrom|\bimport\(?)\s*["']([^"']+)["']/g),
		].map(([, specifier = ""]) => ({ file, specifier })),
	);
	assert.ok(imported.length > 100);
	for (const { file, specifier } of imported)
		if (specifier.startsWith(".")) {
			const target = path.join(types, file, "..", specifier);
			const isThere = existsSync(target.replace(/\.tsx?$/, ".d.ts"));
			assert.ok(isThere || /\.css$/.test(specifier), `${file} ${specifier}`);
		} else if (!specifier.startsWith("node:")) assert.ok(isInstalled(packageOf(specifier)), `${file} ${specifier}`);
});

published("names the authors of the packages compiled into it", async () => {
	const notices = readFileSync(path.join(installed, "lib/LICENSES.txt"), "utf8");
	for (const name of ["chokidar", "xmlbuilder2", "@oozcitak/dom"])
		assert.match(notices, new RegExp(`^${name} [\\d.]+ \\(MIT\\)$`, "m"));
	assert.match(notices, "Permission is hereby granted");
});

/** Plugins of markdown-it that a site installs itself. */
const PLUGINS = ["markdown-it-deflist", "markdown-it-sub"];

const run = promisify(execFile);

const folder = mkdtempSync(path.join(tmpdir(), "ssg-package-"));
/** The package is installed in its `node_modules`; each test begins with nothing else. */
const site = path.join(folder, "site");
const installed = path.join(site, "node_modules/ssg-docs");
const program = path.join(installed, "bin/ssg.mjs");

published.before(() => {
	for (const file of PACKED) cpSync(file, path.join(installed, file));
	for (const name of [...Object.keys(manifest.dependencies), ...PLUGINS]) {
		const link = path.join(site, "node_modules", name);
		mkdirSync(path.dirname(link), { recursive: true });
		symlinkSync(path.resolve("node_modules", name), link, "junction");
	}
});
published.before.each(() => {
	for (const name of readdirSync(site)) if (name !== "node_modules") rmSync(path.join(site, name), { recursive: true });
});
published.after(() => rmSync(folder, { recursive: true, force: true }));

/** Only what is compiled from the sources of the package. */
const SITE = {
	"site.config.ts":
		'import { defineConfig } from "ssg-docs";\nexport default defineConfig({ title: "Test", url: "https://a.example", theme: { templates: "templates/index.tsx", entries: ["entry.ts"] } });\n',
	"entry.ts": 'import { start } from "ssg-docs/client";\nstart({});\n',
	"templates/index.tsx": `
		import { createTheme, DocLayout } from "ssg-docs/templates";
		import Counter from "./Counter.tsx";
		import "./site.css";
		export default createTheme({
			layouts: { doc: (props) => <DocLayout {...props} /> },
			parts: { ArticleEnd: () => <p>Was this page helpful?</p> },
			islands: { Counter },
		});
	`,
	"templates/Counter.tsx": "export default () => <button>Count</button>;",
	"templates/site.css": ":root { --accent: #123456; }",
	"content/en/help/index.md": "# Hello\n\n::Counter\n",
	"content/en/pages/page.tsx":
		'import { Content } from "ssg-docs/react";\nexport const title = "Page";\nexport default () => <h1>{typeof Content}</h1>;\n',
};

/** All that changes the default theme without a module of templates. */
const EXTENDED_SITE = {
	"site.config.ts": `
		import deflist from "markdown-it-deflist";
		import sub from "markdown-it-sub";
		import { defineConfig } from "ssg-docs";
		export default defineConfig({
			title: "Test",
			url: "https://a.example",
			baseUrl: "/docs/",
			i18n: { locales: { en: {}, fr: {} } },
			theme: { accent: "#1071d3", css: ["./brand.css"], components: "./components.tsx" },
			strings: { en: { editThisPage: "Improve this page" } },
			docs: { editUrl: "https://git.example" },
			headTags: [{ tagName: "script", attributes: { src: "https://stats.example/a.js" } }],
			csp: { "frame-src": ["https://video.example"] },
			search: { elasticlunr: true },
			markdown: { use: (md) => md.use(deflist).use(sub) },
		});
	`,
	"brand.css": ".brand { color: red }",
	"components.tsx": `
		import type { ReactNode } from "react";
		import Counter from "./Counter.tsx";
		export const components = {
			Price: ({ children }: { children?: ReactNode }) => <div className="brand">{children}</div>,
		};
		export const islands = { Counter: { component: Counter, when: "idle" } };
	`,
	"Counter.tsx":
		'import { useState } from "react";\nexport default function Counter() { const [n] = useState(1); return <button type="button">{n}</button>; }',
	"content/en/help/index.md": "# Hello\n\n<Price>\n\n**10**\n\n</Price>\n\n<Counter />\n\nTerm\n: H~2~O\n",
	"content/fr/help/index.md": "# Bonjour\n",
	"content/en/pages/start.tsx":
		'import { Link } from "ssg-docs/templates";\nexport const title = "Start";\nexport default () => <div className="container"><Link to="/help/">Help</Link></div>;\n',
	"public/_headers": "/docs/*\n  Referrer-Policy: no-referrer\n",
	"search.mjs": `
		import { readFile } from "node:fs/promises";
		import elasticlunr from "elasticlunr";
		import { loadIndex } from "ssg-docs/search";
		const json = async (name) => JSON.parse(await readFile("dist/" + name, "utf8"));
		const index = await loadIndex(await json("search-index.json"), { documents: await json("search-doc.json") });
		const loaded = elasticlunr.Index.load(await json("search-elasticlunr.json"));
		const found = [index, loaded].map((one) => one.documentStore.getDoc(one.search("terms term")[0].ref).path);
		console.log(JSON.stringify([index instanceof elasticlunr.Index, ...found]));
	`,
};

published("is extended by the configuration where it is installed", async () => {
	writeFiles(site, EXTENDED_SITE);
	await run(process.execPath, [program, "build", "--strict"], { cwd: site });
	const read = (file: string) => readFileSync(path.join(site, "dist", file), "utf8");
	const html = read("help/index.html");
	assert.match(html, /<div class="brand">\s*<p><strong>10<\/strong><\/p>\s*<\/div>/);
	assert.match(html, /<div data-island="Counter" data-when="idle"[^>]*><button type="button">1<\/button>/);
	assert.match(html, /<dt>Term<\/dt>\s*<dd>H<sub>2<\/sub>O<\/dd>/);
	assert.match(html, ">Improve this page");
	assert.match(html, '<script src="https://stats.example/a.js"></script>');
	const sheet = /href="\/docs\/(assets\/site-\w+\.css)"/.exec(html)?.[1];
	assert.match(read(String(sheet)), /:root\{--accent:#056cce;.*\.brand\{color:red\}/s);
	assert.match(read("fr/start/index.html"), '<a href="/docs/fr/help/">Help</a>');
	const headers = read("_headers");
	assert.match(headers, /script-src 'self' [^;]*https:\/\/stats\.example/);
	assert.match(headers, "frame-src 'self' https://video.example");
	assert.match(headers, "  Referrer-Policy: no-referrer\n");
	const { stdout } = await run(process.execPath, ["search.mjs"], { cwd: site });
	assert.equal(JSON.parse(stdout), [true, "help/#hello", "help/#hello"]);
});

published("builds and serves a site where it is installed", async () => {
	writeFiles(site, PLAIN_SITE);
	await run(process.execPath, [program, "build"], { cwd: site });
	assert.match(readFileSync(path.join(site, "dist/help/index.html"), "utf8"), ">Hello</h1>");
	assert.ok(readdirSync(path.join(site, "dist/assets")).length > 10);

	writeFiles(site, SITE);
	await run(process.execPath, [program, "build"], { cwd: site });
	assert.ok(existsSync(path.join(site, "dist/page/index.html")));
	const html = readFileSync(path.join(site, "dist/help/index.html"), "utf8");
	assert.match(html, "<p>Was this page helpful?</p></article>");
	assert.match(html, "<button>Count</button>");
	const assets = path.join(site, "dist/assets");
	const names = readdirSync(assets);
	assert.ok(names.some((name) => /^Counter-\w+\.js$/.test(name)));
	const sheet = names.find((name) => name.endsWith(".css")) ?? "";
	assert.match(readFileSync(path.join(assets, sheet), "utf8"), /--accent: ?#123456/);

	await run(process.execPath, [program, "init", "new"], { cwd: site });
	await run(process.execPath, [program, "build", "new", "--strict"], { cwd: site });
	assert.ok(existsSync(path.join(site, "new/dist/help/index.html")));

	const server = spawn(process.execPath, [program, "serve", "--watch", "--port", "0"], {
		cwd: site,
		stdio: ["ignore", "pipe", "inherit"],
	});
	try {
		const url = await addressFrom(server.stdout);
		const html = await (await fetch(`${url}help/`)).text();
		const script = /src="\/(__ssg\/[^"]+)"/.exec(html)?.[1];
		assert.ok((await fetch(url + script)).ok, String(script));
	} finally {
		server.kill();
	}
});

const SOURCES_OF_INSTALLED = [
	["file:../ssg-docs-1.2.3.tgz", "file:../../ssg-docs-1.2.3.tgz"],
	["https://git.example/v1/ssg-docs-1.2.3.tgz", undefined],
	["https://registry.example/ssg-docs/-/ssg-docs-1.2.3.tgz", manifest.version],
	[undefined, manifest.version],
] as const;

published("creates sites that install what created them", async () => {
	for (const [index, [resolved, wanted = resolved]] of SOURCES_OF_INSTALLED.entries()) {
		const packages = { "node_modules/ssg-docs": { resolved } };
		writeFiles(site, { "node_modules/.package-lock.json": JSON.stringify({ packages }) });
		await run(process.execPath, [program, "init", `new-${index}`], { cwd: site });
		const { dependencies } = JSON.parse(readFileSync(path.join(site, `new-${index}/package.json`), "utf8"));
		assert.equal(dependencies, { "ssg-docs": wanted });
	}
});

published("migrates a project whose configuration reads YAML", async () => {
	writeFiles(site, {
		"old/docusaurus.config.js": `
			const { readFileSync } = require("node:fs");
			const { title } = require("js-yaml").load(readFileSync(__dirname + "/texts.yml", "utf8"));
			module.exports = { title, url: "https://a.example", baseUrl: "/", presets: [["classic", { blog: false }]] };
		`,
		"old/texts.yml": "title: Lantern\n",
		"old/docs/intro.md": "# Intro\n",
	});
	await run(process.execPath, [program, "init", "new", "--from", "old", "--trust"], { cwd: site });
	assert.match(readFileSync(path.join(site, "new/site.config.ts"), "utf8"), 'title: "Lantern"');
});

const WRITTEN_SOURCES = [
	["file:../ssg-docs-1.2.3.tgz", "file:../../ssg-docs-1.2.3.tgz"],
	["./ssg-docs-1.2.3.tgz", "file:../ssg-docs-1.2.3.tgz"],
	["https://git.example/v1/ssg-docs-1.2.3.tgz", undefined],
	["^1.2.3", manifest.version],
] as const;

published("creates sites that install what pnpm or Yarn installed", async () => {
	const record = path.join(site, "node_modules/.package-lock.json");
	rmSync(record, { force: true });
	for (const [index, [written, wanted = written]] of WRITTEN_SOURCES.entries()) {
		writeFiles(site, { "package.json": JSON.stringify({ devDependencies: { "ssg-docs": written } }) });
		await run(process.execPath, [program, "init", `other-${index}`], { cwd: site });
		const { dependencies } = JSON.parse(readFileSync(path.join(site, `other-${index}/package.json`), "utf8"));
		assert.equal(dependencies, { "ssg-docs": wanted });
	}
});

const PLAIN_CONFIG =
	'import { defineConfig } from "ssg-docs";\nexport default defineConfig({ title: "Test", url: "https://a.example" });\n';

const PLAIN_SITE = { "site.config.ts": PLAIN_CONFIG, "content/en/help/index.md": "# Hello\n" };

async function addressFrom(stdout: NodeJS.ReadableStream): Promise<string> {
	let said = "";
	for await (const chunk of stdout) {
		said += chunk;
		const url = /http:\/\/\S+/.exec(said)?.[0];
		if (url) return url;
	}
	throw new Error(`no address in: ${said}`);
}

published("says how the engine is compiled where it has not been", () =>
	inFolder(async (folder) => {
		copyRepository(folder);
		const failed = await run(process.execPath, ["bin/ssg.mjs", "build"], {
			cwd: folder,
			env: { ...process.env, SSG_ENGINE: "lib" },
		}).catch((error) => error);
		assert.is(failed.code, 1);
		assert.is(failed.stderr, "error: compiled engine lib/ is missing\n  help: run npm run prepare\n");
	}),
);

published("runs from its sources where the engine is not compiled", () =>
	inFolder(async (folder) => {
		copyRepository(folder);
		writeFiles(folder, { "site/site.config.ts": PLAIN_CONFIG, "site/content/en/help/index.md": "# Hello\n" });
		const { SSG_ENGINE: _, ...env } = process.env;
		await run(process.execPath, ["bin/ssg.mjs", "build", "site"], { cwd: folder, env });
		assert.ok(existsSync(path.join(folder, "site/dist/help/index.html")));
	}),
);

published.run();
