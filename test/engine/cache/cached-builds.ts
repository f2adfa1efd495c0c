/** A small site, and builds of it with and without what earlier ones kept. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import * as assert from "uvu/assert";
import { loadConfig } from "../../../src/config/load.ts";
import { Cache } from "../../../src/engine/cache/cache.ts";
import { createDiskStore } from "../../../src/engine/cache/disk-store.ts";
import type { CacheStore } from "../../../src/engine/cache/store.ts";
import { createNodeHost, type Host } from "../../../src/engine/host.ts";
import type { WordsTask } from "../../../src/engine/threads/search.ts";
import { formatProblem } from "../../../src/model/problems/problem.ts";
import type { Bundle } from "../../../src/model/site/site.ts";
import { createBuilder } from "../../../src/pipeline/build.ts";
import { filesIn as listFiles } from "../../files-in.ts";
import { inlineWorkers } from "../../inline-workers.ts";
import { type Files, inFolder, writeFiles } from "../../site.ts";

export const configOf = (title: string) =>
	`export default { title: "${title}", url: "https://example.org", theme: { templates: "theme/index.tsx", entries: ["theme/start.ts"] }, onBrokenLinks: "warn", onBrokenMarkdownLinks: "warn", i18n: { locales: { en: {}, fr: {} } }, markdown: { includeFrom: ["snippets"] }, docs: { editUrl: process.env.EDIT_URL ?? "https://example.org/source" } };\n`;
export const themeOf = (word: string) =>
	`import theme from "ssg-docs/templates";\nimport { end } from "./end";\nexport default { ...theme, titleOf: (props) => theme.titleOf(props) + " ${word}" + end };\n`;

export const site: Files = {
	"site.config.ts": configOf("Site"),
	"theme/index.tsx": themeOf("!"),
	"theme/end.ts": 'export const end = "";\n',
	"theme/start.ts": 'console.log("start");\n',
	"content/en/_search.yml": "synonyms:\n  aid: help\nexpect:\n  help: /help/\n",
	"content/en/help/index.md": "# Help\n\n[a](./a.md), [d](./deep/d.md#d)\n",
	"content/en/help/a.md":
		"# A\n\n<!--@include: ./_part.md-->\n\n<<< ../../../snippets/code.ts\n\n![a picture](./dot.svg)\n",
	"content/en/help/_part.md": "A part.\n",
	"snippets/code.ts": "const a = 1;\n",
	"content/en/help/dot.svg": svg(10),
	"content/en/help/deep/d.md": "# D\n\ntext of d\n",
	"content/fr/help/a.md": "# A en français\n\ntexte\n",
	"content/en/news/20240101-one.md": "---\ntags: [x]\n---\n# One\n\ntext\n",
	"public/robots.txt": "User-agent: *\n",
};

export function svg(size: number): string {
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}"/>\n`;
}

export const inSite = (use: (folder: string) => Promise<void>) =>
	inFolder((folder) => {
		writeFiles(folder, site);
		return use(folder);
	});

/** As a process of its own would see it. */
export const storeIn = (folder: string, engine = "engine"): CacheStore =>
	createDiskStore(path.join(folder, ".ssg"), engine);

/** Builds into a folder of the site; tells how much was parsed, rendered and counted. */
export async function build(folder: string, out: string, store?: CacheStore) {
	const cache = new Cache({ disk: store });
	const config = await loadConfig(folder, { outDir: path.join(folder, out) }, cache);
	const host = createNodeHost(config, { cache });
	let parsed = 0;
	let rendered = 0;
	let counted = 0;
	const run: typeof inlineWorkers.run = (name, inputs, shared) => {
		if (name === "parse") parsed += inputs.flat().length;
		if (name === "pages") rendered += inputs.flat().length;
		if (name === "words") for (const { pages } of inputs as readonly WordsTask[]) counted += pages.length;
		return inlineWorkers.run(name, inputs, shared);
	};
	const { problems, counts, ok } = await createBuilder(config, store ? host : withKnownBundle(host, folder), { run })();
	return { parsed, rendered, counted, told: { ok, counts, problems: problems.map(formatProblem) } };
}

const bundles = new Map<string, Promise<Bundle>>();

/** Compiles the same code once. It takes most of a build without a store. */
function withKnownBundle(host: Host, folder: string): Host {
	const code = JSON.stringify([folder, readFileSync(`${folder}/site.config.ts`, "utf8"), filesIn(`${folder}/theme`)]);
	return {
		...host,
		bundle: () => {
			const bundle = bundles.get(code) ?? host.bundle();
			bundles.set(code, bundle);
			return bundle;
		},
	};
}

/** Contents by name, the manifest among them. */
export const filesIn = (folder: string): Record<string, string> =>
	existsSync(folder)
		? Object.fromEntries(listFiles(folder).map((name) => [name, readFileSync(path.join(folder, name), "latin1")]))
		: {};

/** What a build without a store says and writes. */
export async function buildCold(folder: string) {
	rmSync(`${folder}/cold`, { recursive: true, force: true });
	const { told } = await build(folder, "cold");
	return { told, files: filesIn(`${folder}/cold`) };
}

/** Builds with a store, which must give the same as a build without one. */
export async function buildWarm(folder: string, store: CacheStore, what: string, cold?: ColdBuild) {
	const warm = await build(folder, "dist", store);
	const { told, files } = cold ?? (await buildCold(folder));
	assert.equal(warm.told, told, what);
	if (told.ok) assertSameFiles(filesIn(`${folder}/dist`), files, what);
	return warm;
}

type ColdBuild = Awaited<ReturnType<typeof buildCold>>;

export function assertSameFiles(made: Record<string, string>, wanted: Record<string, string>, what: string): void {
	assert.equal(Object.keys(made), Object.keys(wanted), what);
	for (const [name, text] of Object.entries(wanted)) assert.ok(made[name] === text, `${what}: ${name} is another`);
}
