// Test run: integration
/** Edits while a build runs. */
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadConfig } from "../../../src/config/load.ts";
import { digestOfFile } from "../../../src/pipeline/parse/front-matter/digest.ts";
import type { PreviewFile } from "../../../src/preview/watch/preview-output.ts";
import { createRebuildQueue } from "../../../src/preview/watch/rebuild-queue.ts";
import { inFolder, writeFiles } from "../../site.ts";
import { sinkOf, textsOf } from "./kept-files.ts";

const queues = suite("edits during a build");

queues("a build that began before an edit does not show the older text again", () =>
	inFolder(async (root) => {
		const writeEdit = (edit: number) => writeFiles(root, { "content/en/help/a.md": `# A\n\nText of edit ${edit}.\n` });
		writeFiles(root, {
			"site.config.ts": 'export default { title: "Notebook", url: "https://example.org" };\n',
			"content/en/help/index.md": "# Help\n",
		});
		writeEdit(0);
		const edited = path.join(root, "content/en/help/a.md");
		let shown: PreviewFile | undefined;
		const editOf = async () => shown && /edit \d/.exec((await textsOf([shown]))["help/a/index.html"] as string)?.[0];
		const published: (string | undefined)[] = [];
		let editDuringBuild: (() => Promise<void>) | undefined;
		let second: Promise<void> | undefined;
		const show = (files: readonly PreviewFile[]) => {
			shown = files.find((file) => file.path === "help/a/index.html") ?? shown;
		};
		const pending: Promise<unknown>[] = [];
		const sink = sinkOf((files) => {
			show(files);
			pending.push(editOf().then((edit) => published.push(edit)));
		});
		let adds = 0;
		const queue = createRebuildQueue(
			await loadConfig(root),
			{
				...sink,
				async add(files) {
					show(files);
					adds++;
					// The edit, its build when the pages are known, and when they are rendered: nothing ends this build any more.
					if (adds === 3) await editDuringBuild?.();
				},
			},
			() => {},
		);
		await queue.rebuild([]);
		adds = 0;
		editDuringBuild = async () => {
			editDuringBuild = undefined;
			writeEdit(2);
			second = queue.rebuild([edited]);
			while ((await editOf()) !== "edit 2") await new Promise(setImmediate);
		};
		writeEdit(1);
		await queue.rebuild([edited]);
		await second;
		await Promise.all(pending);
		assert.equal(published, ["edit 0", "edit 2", "edit 2"]);
	}),
);

const C = "# C\n\nFirst.\n\nText. See [A](a.md).\n";

const SITE = {
	"site.config.ts":
		'export default { title: "Notebook", url: "https://example.org", i18n: { locales: { en: {}, fr: {} } } };\n',
	"content/en/_search.yml": "expect:\n  violin: /help/b\n",
	"content/en/help/index.md": "# Help\n\nFirst.\n",
	"content/en/help/a.md": "# A\n\nText.\n\n[Gone](gone.md)\n",
	"content/en/help/b.md": "# B\n\nFirst.\n\nText about a violin.\n",
	"content/en/help/c.md": C,
	"content/en/help/part.md": "# Part\n\nFirst.\n\nA part.\n",
	"content/en/help/whole.md": "# Whole\n\n<!--@include: ./part.md-->\n",
	"content/en/news/2026-01-01-first.md": "# First\n\nText.\n",
	"content/fr/help/b.md": "---\nsource: 000000000000\n---\n\n# B\n\nPremier.\n\nTexte.\n",
	"content/fr/help/c.md": `---\nsource: ${digestOfFile(C)}\n---\n\n# C\n\nTexte.\n`,
};

/** Edits in their order, and whether each needs a build. */
const EDITS: readonly [what: string, files: Readonly<Record<string, string>>, isBuilt: boolean][] = [
	["a text", { "en/help/b.md": "# B\n\nFirst.\n\nAnother text about a violin.\n" }, false],
	["the same text again", { "en/help/b.md": "# B\n\nFirst.\n\nA third text about a violin.\n" }, false],
	[
		"a translation",
		{ "fr/help/b.md": "---\nsource: 000000000000\n---\n\n# B\n\nPremier.\n\nUn autre texte.\n" },
		false,
	],
	["a page that others show", { "en/help/part.md": "# Part\n\nFirst.\n\nAnother part.\n" }, true],
	["an original with a current translation", { "en/help/c.md": "# C\n\nFirst.\n\nNew. See [A](a.md).\n" }, true],
	["an original with a stale translation", { "en/help/c.md": "# C\n\nFirst.\n\nNewer. See [A](a.md).\n" }, false],
	["a heading", { "en/help/c.md": "# C\n\nFirst.\n\nNewer. See [A](a.md).\n\n## Part\n" }, true],
	[
		"a text, once it has the heading",
		{ "en/help/c.md": "# C\n\nFirst.\n\nNewest. See [A](a.md).\n\n## Part\n" },
		false,
	],
	["a title after a text", { "en/help/c.md": "# See\n\nFirst.\n\nNewest. See [A](a.md).\n\n## Part\n" }, true],
	["a description", { "en/help/c.md": "# See\n\nOther.\n\nNewest. See [A](a.md).\n\n## Part\n" }, true],
	["a page with a problem", { "en/help/a.md": "# A\n\nMore text.\n\n[Gone](gone.md)\n" }, true],
	["a post", { "en/news/2026-01-01-first.md": "# First\n\nMore text.\n" }, true],
	["what an example query finds", { "en/help/b.md": "# B\n\nFirst.\n\nAnother text about a viola.\n" }, true],
	[
		"two texts at once",
		{ "en/help/b.md": "# B\n\nFirst.\n\nText.\n", "en/help/index.md": "# Help\n\nFirst.\n\nText.\n" },
		true,
	],
];

queues("an edit of a text alone needs no build, and leaves what a build would", () =>
	inFolder(async (root) => {
		writeFiles(root, SITE);
		const { queue, texts, builds } = await previewOf(root);
		await queue.rebuild([]);
		for (const [what, files, isBuilt] of EDITS) {
			const before = builds();
			const edited = Object.fromEntries(Object.entries(files).map(([name, text]) => [`content/${name}`, text]));
			writeFiles(root, edited);
			await queue.rebuild(Object.keys(edited).map((name) => path.join(root, name)));
			assert.is(builds() - before, isBuilt ? 1 : 0, what);
			const fresh = await previewOf(root);
			await fresh.queue.rebuild([]);
			assert.equal(await texts(), await fresh.texts(), what);
		}
	}),
);

queues("an edit right after a new page does not hide the new page", () =>
	inFolder(async (root) => {
		writeFiles(root, SITE);
		const { queue, texts } = await previewOf(root);
		await queue.rebuild([]);
		const edits = { "content/en/help/new.md": "# New\n", "content/en/help/b.md": "# B\n\nFirst.\n\nA violin again.\n" };
		writeFiles(root, edits);
		await Promise.all(Object.keys(edits).map((name) => queue.rebuild([path.join(root, name)])));
		const fresh = await previewOf(root);
		await fresh.queue.rebuild([]);
		assert.equal(await texts(), await fresh.texts());
	}),
);

/** A preview that keeps all files, and counts whole builds. */
async function previewOf(root: string) {
	const files = new Map<string, PreviewFile>();
	let builds = 0;
	const add = (some: readonly PreviewFile[]) => {
		for (const file of some) files.set(file.path, file);
	};
	const sink = sinkOf((all) => {
		builds++;
		files.clear();
		add(all);
	});
	const queue = createRebuildQueue(await loadConfig(root), { ...sink, add: async (some) => add(some) }, () => {});
	return { queue, texts: () => textsOf([...files.values()]), builds: () => builds };
}

queues.run();
