/** An output that is written nowhere: what earlier builds have rendered counts as current. */
import { hash } from "node:crypto";
import { filesOf, type OutputWriter } from "../../emit/writer.ts";
import type { Output, WrittenFile } from "../../model/site.ts";

export interface CheckedOutput extends OutputWriter {
	/** The text of a file that this run has made. */
	textOf(path: string): string | undefined;
}

export function createCheckedOutput(): CheckedOutput {
	const texts = new Map<string, string>();
	const files = new Map<string, WrittenFile>();
	const writtenOf = (output: Output): WrittenFile =>
		"contents" in output
			? {
					path: output.path,
					bytes: Buffer.byteLength(output.contents),
					hash: hash("sha256", output.contents),
				}
			: { path: output.path, bytes: 0, hash: "" };
	return {
		async add(outputs) {
			return outputs.map((output) => {
				const written = writtenOf(output);
				files.set(output.path, written);
				if ("contents" in output && typeof output.contents === "string")
					texts.set(output.path, output.contents);
				return written;
			});
		},
		isCurrent: () => true,
		retain(written) {
			for (const file of written) files.set(file.path, file);
		},
		files: () => filesOf([...files.values()]),
		textOf: (path) => texts.get(path),
		publish: async () => {},
		discard: async () => {},
	};
}
