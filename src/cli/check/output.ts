/** An output that is written nowhere: what earlier builds have rendered counts as current. */
import { hash } from "node:crypto";
import type { Output, WrittenFile } from "../../model/site/site.ts";
import { filesOf, type OutputWriter } from "../../pipeline/emit/writer.ts";

export function createCheckedOutput(): OutputWriter {
	const files = new Map<string, WrittenFile>();
	const writtenOf = (output: Output): WrittenFile =>
		"contents" in output
			? { path: output.path, bytes: Buffer.byteLength(output.contents), hash: hash("sha256", output.contents) }
			: { path: output.path, bytes: 0, hash: "" };
	return {
		async add(outputs) {
			return outputs.map((output) => {
				const written = writtenOf(output);
				files.set(output.path, written);
				return written;
			});
		},
		isCurrent: () => true,
		retain(written) {
			for (const file of written) files.set(file.path, file);
		},
		files: () => filesOf([...files.values()]),
		publish: async () => {},
		discard: async () => {},
	};
}
