/** An output that stays in memory. */
import { hash } from "node:crypto";
import type { Output, WrittenFile } from "../../model/site/site.ts";
import { filesOf, type OutputWriter } from "./writer.ts";

/** Receives the files of builds. */
export interface OutputSink {
	/** Receives all files of a build without errors. */
	readonly publish: (outputs: readonly Output[]) => void;
}

interface MemoryFile {
	readonly output: Output;
	readonly written: WrittenFile;
}

/** Returns a function that opens a writer for the next build. Files of the build before can be retained. */
export function createMemoryOutput(sink: OutputSink): () => OutputWriter {
	let previous: ReadonlyMap<string, MemoryFile> = new Map();
	return () => {
		const files = new Map<string, MemoryFile>();
		const outputs = () => [...files.values()].map(({ output }) => output);
		return {
			add: async (outputs) =>
				outputs.map((output) => {
					const written = writtenFileOf(output);
					files.set(output.path, { output, written });
					return written;
				}),
			isCurrent: ({ path, hash }) => previous.get(path)?.written.hash === hash,
			retain(written) {
				for (const { path } of written) {
					const file = previous.get(path);
					if (file && !files.has(path)) files.set(path, file);
				}
			},
			files: () => filesOf([...files.values()].map(({ written }) => written)),
			publish: async () => sink.publish(outputs()),
			discard: async () => {
				previous = files; // the next build compares with this one, published or not
			},
		};
	};
}

export const writtenFileOf = (output: Output): WrittenFile =>
	"copyOf" in output
		? { path: output.path, bytes: 0, hash: "" }
		: { path: output.path, bytes: Buffer.byteLength(output.contents), hash: hash("sha256", output.contents) };
