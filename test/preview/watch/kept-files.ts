/** The files of a preview that nobody asks for. */
import { createOutputStore } from "../../../src/preview/watch/output-store.ts";
import type { PreviewFile } from "../../../src/preview/watch/preview-output.ts";
import type { RebuildSink } from "../../../src/preview/watch/rebuild-queue.ts";

export function storeIn(root: string) {
	const outputs = createOutputStore({ root, transformText: (text) => text, failedPage: () => "failed" });
	return { outputs, sink: sinkOf(outputs.replaceAll) };
}

export const sinkOf = (replaceAll: (files: readonly PreviewFile[]) => unknown): RebuildSink => ({
	add: async () => {},
	restyle: () => {},
	recordContents: () => {},
	isAwaited: () => false,
	replaceAll: (files) => void replaceAll(files),
});

/** The texts of files, sorted by path. */
export async function textsOf(files: readonly PreviewFile[]): Promise<Readonly<Record<string, string>>> {
	const entries: (readonly [string, string])[] = [];
	for (const file of files) {
		const output = "render" in file ? (await file.render()).files.find(({ path }) => path === file.path) : file;
		if (!output) throw new Error(`no ${file.path}`);
		entries.push([file.path, "contents" in output ? `${output.contents}` : output.copyOf]);
	}
	return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
