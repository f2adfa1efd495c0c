// Test run: slow
/**
 * The samples of the manual work: TypeScript compiles, configurations build without a warning, and data can be read. Files
 * that a page needs and does not show, such as pictures, are in `sample-files/` below the path of the page. Translations have
 * the samples of their originals, which the rule `translation-code` compares.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import matter from "gray-matter";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { ConfigError, loadConfig } from "../../src/config/load.ts";
import { hasOwnTheme } from "../../src/engine/bundle/compile.ts";
import { Cache } from "../../src/engine/cache/cache.ts";
import { createDiskStore } from "../../src/engine/cache/disk-store.ts";
import { createNodeHost } from "../../src/engine/host.ts";
import type { SiteConfig } from "../../src/model/config.ts";
import { formatProblem, type Problem } from "../../src/model/problems/problem.ts";
import { createBuilder } from "../../src/pipeline/build.ts";
import { makeLocaleFolders, theme } from "../host.ts";
import { inlineWorkers } from "../inline-workers.ts";
import { inFolder, writeFiles } from "../site.ts";
import { type Sample, samplesOf, sitesOf } from "./page-samples.ts";

const tested = suite("samples of the manual");

const repository = fileURLToPath(new URL("../..", import.meta.url));
const CONTENT = path.join(repository, "docs/content");
const SAMPLE_FILES = path.join(repository, "test/docs/sample-files");

interface ManualPage {
	/** Relative to the repository. */
	readonly file: string;
	readonly samples: readonly Sample[];
	/** What the page needs and does not show. */
	readonly fixtures: string;
}

const pages: readonly ManualPage[] = readdirSync(CONTENT, { recursive: true })
	.map((name) => String(name).replaceAll("\\", "/"))
	.filter((name) => /^en\/.*\.mdx?$/.test(name))
	.sort()
	.map((name) => ({
		file: `docs/content/${name}`,
		samples: samplesOf(readFileSync(path.join(CONTENT, name), "utf8")),
		fixtures: path.join(SAMPLE_FILES, name.replace(/\.mdx?$/, "")),
	}))
	.filter(({ samples }) => samples.length > 0);

/** Writes a site that a page shows. */
function writeSite(folder: string, { fixtures }: ManualPage, site: readonly Sample[]): void {
	if (existsSync(fixtures)) cpSync(fixtures, folder, { recursive: true });
	writeFiles(folder, Object.fromEntries(site.map(({ file, text }) => [file, text])));
}

const asPlaceOf = ({ file }: ManualPage, sample: Sample, line = 0): string =>
	`${file}:${sample.line + line} (${sample.file})`;

/** As for the sources of this repository, because those of a site may be as strict. */
const COMPILER_OPTIONS = {
	extends: path.join(repository, "tsconfig.json"),
	compilerOptions: {
		paths: Object.fromEntries(
			Object.entries({
				"ssg-docs": "src/index.ts",
				"ssg-docs/react": "src/react.ts",
				"ssg-docs/client": "src/browser/index.ts",
				"ssg-docs/search": "src/search/index.ts",
				"ssg-docs/templates": "templates/index.tsx",
			}).map(([name, file]) => [name, [path.join(repository, file)]]),
		),
		typeRoots: [path.join(repository, "node_modules/@types")],
	},
	include: [
		"sites",
		...["src/**/*.d.ts", "test/markdown-plugins.d.ts"].map((pattern) => path.join(repository, pattern)),
	],
	exclude: [],
};

const isTypeScript = ({ file }: Sample): boolean => /\.[mc]?tsx?$/.test(file);

tested("have no type errors", () =>
	inFolder(async (folder) => {
		const sites = pages
			.filter(({ samples }) => samples.some(isTypeScript))
			.flatMap((page) => sitesOf(page.samples).map((site) => ({ page, site })));
		sites.forEach(({ page, site }, index) => {
			writeSite(path.join(folder, `sites/${index}`), page, site);
		});
		writeFiles(folder, { "tsconfig.json": JSON.stringify(COMPILER_OPTIONS) });
		linkModules(folder);
		const { stdout } = spawnSync(process.execPath, [typeScriptCompiler(), "-p", folder, "--pretty", "false"], {
			cwd: folder,
			encoding: "utf8",
		});
		const readable = stdout.replace(/^sites\/(\d+)\/([^(]+)\((\d+),(\d+)\)/gm, (whole, index, file, line) => {
			const { page, site } = sites[Number(index)] ?? {};
			const sample = site?.find((one) => one.file === file);
			return page && sample ? asPlaceOf(page, sample, Number(line)) : whole;
		});
		assert.is(readable, "");
	}),
);

/** Sites find the packages of this repository, as after `npm install`. */
function linkModules(folder: string): void {
	symlinkSync(path.join(repository, "node_modules"), path.join(folder, "node_modules"), "junction");
}

const typeScriptCompiler = (): string =>
	createRequire(import.meta.url)
		.resolve("typescript/package.json")
		.replace("package.json", "bin/tsc");

/** What reads a file of a type, and throws if it cannot. */
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
	".json": JSON.parse,
	".yml": (text) => matter(`---\n${text}---\n`),
	".yaml": (text) => matter(`---\n${text}---\n`),
	".js": (text) => transform(text, { loader: "jsx" }),
	".mjs": (text) => transform(text, { loader: "js" }),
	".css": async (text) => {
		const { warnings } = await transform(text, { loader: "css" });
		assert.equal(warnings, []);
	},
};

tested("can be read", async () => {
	const faults: string[] = [];
	for (const page of pages)
		for (const sample of page.samples)
			try {
				await READERS[path.extname(sample.file)]?.(sample.text);
			} catch (error) {
				faults.push(`${asPlaceOf(page, sample)}: ${error}`);
			}
	assert.equal(faults, []);
});

const CONFIG = "site.config.ts";

/** Has a test that follows it, because its sites have mistakes on purpose. */
const TUTORIAL = "docs/content/en/docs/start/tutorial.md";

for (const page of pages.filter(
	({ file, samples }) => file !== TUTORIAL && samples.some(({ file }) => file === CONFIG),
))
	tested(`build without a warning: ${page.file}`, async () => {
		for (const [index, site] of sitesOf(page.samples).entries()) {
			for (const name of readdirSync(siteFolder))
				if (!KEPT_BETWEEN_SITES.includes(name)) rmSync(path.join(siteFolder, name), { recursive: true });
			writeSite(siteFolder, page, site);
			assert.equal(await problemsIn(siteFolder), [], `site ${index + 1}`);
		}
	});

/** One folder for all sites, because compiling the theme's scripts takes most of a build, and the cache has them. */
const siteFolder = mkdtempSync(path.join(tmpdir(), "ssg-samples-"));
const KEPT_BETWEEN_SITES = ["node_modules", ".ssg"];
tested.before(() => linkModules(siteFolder));
tested.after(() => rmSync(siteFolder, { recursive: true, force: true }));

async function problemsIn(root: string): Promise<readonly string[]> {
	try {
		const cache = new Cache({ disk: createDiskStore(path.join(root, ".ssg"), "engine") });
		const config = await loadConfig(root);
		if (!existsSync(config.contentDir)) writeFiles(root, { "content/en/pages/index.md": "# Home\n" });
		makeLocaleFolders(config);
		const host = hasOwnCode(config)
			? createNodeHost(config, { cache })
			: { ...createNodeHost(config), bundle: async () => theme };
		const { problems } = await createBuilder(config, host, inlineWorkers)();
		return readableProblems(problems);
	} catch (error) {
		if (error instanceof ConfigError) return readableProblems(error.problems);
		throw error;
	}
}

/** Other sites need not be compiled, which takes longer than the rest of a small build. */
const hasOwnCode = (config: SiteConfig): boolean =>
	hasOwnTheme(config) ||
	config.theme.css.length + config.theme.entries.length > 0 ||
	config.theme.accent !== undefined ||
	readdirSync(config.contentDir, { recursive: true }).some((name) => /\.[jt]sx$/.test(String(name)));

const readableProblems = (problems: readonly Problem[]): readonly string[] =>
	problems.filter(({ severity }) => severity !== "info").map(formatProblem);

tested.run();
