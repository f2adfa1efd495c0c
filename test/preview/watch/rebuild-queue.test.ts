// Test run: integration
/** Edits while a build runs. */
import path from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loadConfig } from "../../../src/config/load.ts";
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

queues.run();
