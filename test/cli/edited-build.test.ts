// Test run: integration, kinds
/** Builds after edits of a few texts write what a cold build writes, and render no other page. */
import { readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { BuildRecord } from "../../src/cli/command-options.ts";
import { buildEdited } from "../../src/cli/edited-build.ts";
import { buildFresh } from "../../src/cli/fresh-build.ts";
import { Cache } from "../../src/engine/cache/cache.ts";
import { readLastReport } from "../../src/engine/cache/last-build.ts";
import type { CacheStore } from "../../src/engine/cache/store.ts";
import { assertSameFiles, filesIn, storeIn } from "../engine/cache/cached-builds.ts";
import { documentOf } from "../pipeline/parse/document.ts";
import { type Files, inFolder, writeFiles } from "../site.ts";
import { isSlowRun, rarely, some } from "../slow-run.ts";

const edited = suite("edited builds");

const SYNC = `---
description: How to sync.
---

# Sync

See [plain](./plain.md#part) and ![a dot](./dot.svg).[^note]

## Part

A text with \`code\`.

[^note]: A footnote.
`;

const ORIGINAL = documentOf(SYNC).digest;

const site: Files = {
	"site.config.ts": `export default {
	title: "Site",
	url: "https://example.org",
	onBrokenLinks: "warn",
	i18n: { locales: { en: {}, fr: {}, de: {} }, anchors: "shared" },
	docs: { versions: [{ name: "current" }, { name: "1.0" }], editUrl: "https://example.org/source" },
	navbar: { items: [{ type: "docSidebar", sidebarId: "defaultSidebar", label: "Help" }, { type: "search" }] },
};
`,
	"content/en/_search.yml": "synonyms:\n  aid: help\nexpect:\n  help: /help/\n",
	"content/en/help/index.md":
		"---\ndescription: All help.\n---\n\n# Help\n\n[Sync](sync.md), [plain](plain.md)\n\n## Part\n\nText.\n",
	"content/en/help/sync.md": SYNC,
	"content/en/help/plain.md": "# Plain\n\nThe first paragraph.\n\n## Part\n\n```js\nconst a = 1;\n```\n",
	"content/en/help/including.md": "# Including\n\nFirst.\n\n<!--@include: ./_part.md-->\n",
	"content/en/help/_part.md": "A part.\n",
	"content/en/help/deep/index.md": "# Deep\n\nAll that is deep.\n\nMore.\n",
	"content/en/help/deep/a.md":
		'---\ntitle: A\ntags: [x]\n---\n\nThe *first* one.\n\nA second one. <Badge>new</Badge> <Icon name="own" />\n',
	"content/_icons/own.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9z"/></svg>\n',
	"content/en/help/dot.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>\n',
	"content/en/help/lost.md": "# Lost\n\n[nowhere](/nowhere)\n\nText.\n",
	"content/en/help/control.md": "# Control\n\nFirst.\n\nA \u0007 character.\n",
	"content/en/help_versioned/1.0/index.md": "# Old help\n\nFirst.\n\nText.\n",
	"content/en/help_versioned/1.0/sync.md": "# Old sync\n\nFirst.\n\nText.\n",
	"content/fr/help/sync.md": `---\nsource: ${ORIGINAL}\ndescription: Synchroniser.\n---\n\n# Synchroniser\n\nTexte.\n\n## Partie\n\nTexte.\n`,
	"content/fr/help/plain.md": "# Simple\n\nPremier.\n\n## Partie\n\nTexte.\n",
	"content/en/help/large.md": `# Large\n\nFirst.\n\n${"Long. ".repeat(9000)}\n`,
	"content/en/news/2026-01-01-first.md": "# First post\n\nSummary.\n\n<!-- truncate -->\n\nRest.\n",
	"content/en/pages/about.md": "# About\n\nFirst.\n\n[Help](/help)\n",
	"content/de/pages/about.md": "# Über uns\n\nErstens.\n",
	"public/robots.txt": "User-agent: *\n",
};

const OPTIONS = { threads: 0 };
const REQUEST = "request";

interface Built {
	/** Whether only the pages of edited documents were rendered. */
	readonly isEdited: boolean;
	readonly rendered: number;
	readonly told: Omit<BuildRecord, "edits">;
}

/** Builds as the command does. */
async function build(folder: string): Promise<Built> {
	const cache = new Cache({ disk: storeIn(folder) });
	const last = await readLastReport<BuildRecord>(cache, "last-build", REQUEST, 20);
	const quick = last && last.edited.length > 0 ? await buildEdited(folder, OPTIONS, cache, last) : undefined;
	const made = quick ?? (await buildFresh(folder, OPTIONS, { cache, request: REQUEST }));
	assert.ok(made?.summary.ok, JSON.stringify(made?.summary.problems));
	const { work, timings, edits, ...told } = made;
	return { isEdited: quick !== undefined, rendered: work?.rendered ?? 0, told };
}

/** Of what earlier builds have left, only what the compiler has made, which takes most of the time. */
function compiledOnly(folder: string): CacheStore {
	const { read, ...store } = storeIn(folder);
	const isCompiled = (name: string) => ["config", "templates", "browser"].includes(name);
	return { ...store, read: async (name) => (isCompiled(name) ? read(name) : new Map()), write: async () => new Map() };
}

/** Builds again as if there was nothing, beside the site. */
async function buildCold(folder: string): Promise<Built["told"] & { readonly files: Record<string, string> }> {
	const made = await buildFresh(
		folder,
		{ ...OPTIONS, outDir: `${folder}/cold` },
		{ cache: new Cache({ disk: compiledOnly(folder) }), request: "" },
	);
	const { work, timings, edits, ...told } = made as NonNullable<typeof made>;
	return { ...told, files: filesIn(`${folder}/cold`) };
}

async function assertAsCold(folder: string, { told }: Built, what: string): Promise<void> {
	rmSync(`${folder}/cold`, { recursive: true, force: true });
	const { files, ...cold } = await buildCold(folder);
	assert.equal(told.summary, cold.summary, what);
	assertSameFiles(filesIn(`${folder}/dist`), files, what);
}

/** A file that changed just now might change again without another timestamp, and is not relied upon. */
const LONG_AGO = 1e9;
let clock = LONG_AGO;

function write(folder: string, name: string, text: string): void {
	writeFiles(folder, { [name]: text });
	utimesSync(`${folder}/${name}`, clock, ++clock);
}

const inSite = (use: (folder: string) => Promise<void>) =>
	inFolder(async (folder) => {
		for (const [name, text] of Object.entries(site)) write(folder, name, text as string);
		await wait(20);
		await build(folder);
		await use(folder);
	});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const readIn = (folder: string, name: string) => readFileSync(`${folder}/${name}`, "utf8");

type TextEdit = readonly [what: string, name: string, change: (text: string) => string, rendered?: number];

const QUICK: readonly TextEdit[] = [
	["a text at the end, with its fallbacks", "content/en/help/deep/a.md", (text) => `${text}\nMore.\n`, 3],
	[
		"a text in three places of one file",
		"content/en/help/index.md",
		(text) => text.replace("Text.", "Another.\n\n> Quoted.\n\n- one\n- two"),
		3,
	],
	[
		"lines above all others",
		"content/en/help/plain.md",
		(text) => text.replace("The first paragraph.\n", "The first paragraph.\n\nA second.\n"),
		2,
	],
	["code", "content/en/help/plain.md", (text) => text.replace("const a", "let a"), 2],
	[
		"the first paragraph where there is a description",
		"content/en/help/index.md",
		(text) => text.replace("[Sync](sync.md), [plain]", "[Synchronise](sync.md), [plain]"),
		3,
	],
	["a translation", "content/fr/help/plain.md", (text) => text.replace("Texte", "Un autre texte"), 1],
	["a text that includes another", "content/en/help/including.md", (text) => `${text}\nMore.\n`, 3],
	["an old version", "content/en/help_versioned/1.0/sync.md", (text) => `${text}\nMore.\n`, 3],
	["an original, whose translation is stale now", "content/en/help/sync.md", (text) => `${text}\nMore.\n`, 3],
	["the same again", "content/en/help/sync.md", (text) => `${text}\nAnd more.\n`, 2],
	["the stale translation", "content/fr/help/sync.md", (text) => text.replace("Texte", "Un autre texte"), 1],
	["an original, as it was translated", "content/en/help/sync.md", () => SYNC, 3],
	["its translation", "content/fr/help/sync.md", (text) => text.replace("Texte", "Un texte"), 1],
	["a page", "content/en/pages/about.md", (text) => `${text}\nMore.\n`, 2],
	["what makes a page the largest", "content/en/help/plain.md", (text) => `${text}\n${"Long. ".repeat(12_000)}\n`, 2],
];

const SLOW: readonly TextEdit[] = [
	["the largest page, which gets smaller", "content/en/help/large.md", (text) => text.slice(0, 2000)],
	["the first paragraph", "content/en/help/plain.md", (text) => text.replace("The first", "The very first")],
	["a heading", "content/en/help/plain.md", (text) => text.replace("## Part", "## Other part")],
	["a link", "content/en/help/deep/a.md", (text) => text.replace("The *first* one", "The [first](../sync.md) one")],
	["front matter", "content/en/help/deep/a.md", (text) => text.replace("tags: [x]", "tags: [y]")],
	["a title", "content/en/help/deep/a.md", (text) => text.replace("title: A", "title: B")],
	["a text with a problem", "content/en/help/lost.md", (text) => `More.\n\n${text}`],
	["a file with a character that is removed", "content/en/help/control.md", (text) => text.replace("\u0007", "")],
	["a new problem", "content/en/help/deep/a.md", (text) => `${text}\n\`\`\`js {99}\na\n\`\`\`\n\n<Nonsense />\n`],
	["a post", "content/en/news/2026-01-01-first.md", (text) => text.replace("Rest", "The rest")],
	["an included text", "content/en/help/_part.md", () => "Another part.\n"],
	["a picture", "content/en/help/dot.svg", (text) => text.replaceAll('"4"', '"5"')],
	[
		"an include less",
		"content/en/help/including.md",
		(text) => text.replace("<!--@include: ./_part.md-->", "No part."),
	],
];

for (const [kind, edits] of some([
	["without the others", QUICK],
	["with the whole site", SLOW],
] as const))
	edited(`pages are written ${kind}`, () =>
		inSite(async (folder) => {
			for (const [what, name, change, rendered] of edits) {
				const text = readIn(folder, name);
				assert.is.not(change(text), text, what);
				write(folder, name, change(text));
				await wait(20);
				const made = await build(folder);
				assert.is(made.isEdited, kind === "without the others", what);
				if (rendered !== undefined) assert.is(made.rendered, rendered, what);
				// Builds of the whole site have suites of their own.
				if (made.isEdited || isSlowRun || name === edits.at(-1)?.[1]) await assertAsCold(folder, made, what);
			}
		}),
	);

rarely(edited)("several texts are edited at once, in any order, and back", () =>
	inSite(async (folder) => {
		let seed = 7;
		const below = (bound: number) => {
			seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
			return Math.floor((seed / 2 ** 32) * bound);
		};
		const count = Number(process.env.ROUNDS ?? 20);
		let quick = 0;
		for (let round = 0; round < count; round++) {
			const before = filesIn(`${folder}/content`);
			for (let i = 0; i <= below(3); i++) {
				const edits = below(5) === 0 ? SLOW : QUICK;
				const [, name, change] = edits[below(edits.length)] as TextEdit;
				if (!name.endsWith(".svg")) write(folder, name, change(readIn(folder, name)));
			}
			await wait(20);
			const made = await build(folder);
			if (made.isEdited) quick++;
			await assertAsCold(folder, made, `round ${round}`);
			if (below(3) === 0)
				for (const [name, text] of Object.entries(before))
					if (readIn(folder, `content/${name}`) !== text) write(folder, `content/${name}`, text);
		}
		assert.ok(quick > 0);
	}),
);

rarely(edited)("what a build has left may be damaged", () =>
	inSite(async (folder) => {
		for (const [i, name] of readdirSync(`${folder}/.ssg`).entries()) {
			if (!statSync(`${folder}/.ssg/${name}`).isFile() || name.endsWith(".mjs")) continue;
			const bytes = readFileSync(`${folder}/.ssg/${name}`);
			writeFileSync(`${folder}/.ssg/${name}`, bytes.subarray(0, bytes.length / 2));
			write(folder, "content/en/help/deep/a.md", `${site["content/en/help/deep/a.md"]}\nWord${i}.\n`);
			await wait(20);
			await assertAsCold(folder, await build(folder), name);
		}
	}),
);

edited("nothing has changed after an edit is built", () =>
	inSite(async (folder) => {
		write(folder, "content/en/help/plain.md", `${site["content/en/help/plain.md"]}\nMore.\n`);
		await wait(20);
		const { isEdited, told } = await build(folder);
		assert.ok(isEdited);
		const cache = new Cache({ disk: storeIn(folder) });
		const last = await readLastReport<BuildRecord>(cache, "last-build", REQUEST, 0);
		assert.equal(last?.report.summary, JSON.parse(JSON.stringify(told.summary)));
		rmSync(`${folder}/dist/help/sync/index.html`);
		assert.is(await readLastReport(cache, "last-build", REQUEST, 20), undefined);
	}),
);

edited.run();
