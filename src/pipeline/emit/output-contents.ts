/** The bytes of an output, or of the file it is copied from, and their hash. */
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import type { Output } from "../../model/site/site.ts";
import type { Disk } from "./disk.ts";
import { contentsHash, type ManifestEntry } from "./manifest.ts";
import { readError } from "./write-error.ts";

/** The manifest entry of an output and a function that writes it. Text is encoded only once for both. */
export function prepareOutput(
	output: Output,
	root: string,
	{ hashOf, disk }: { readonly hashOf: (file: string) => string; readonly disk: Disk },
) {
	if ("contents" in output) {
		const { contents } = output;
		const bytes = typeof contents === "string" ? encodeUtf8(contents) : contents;
		return {
			entry: { hash: contentsHash(bytes), size: bytes.length },
			bytes: bytes.length,
			write: (file: string) => disk.write(file, bytes),
		};
	}
	const source = path.join(root, output.copyOf);
	return { entry: copiedEntry(source, hashOf), bytes: 0, write: (file: string) => disk.copy(source, file) };
}

function copiedEntry(source: string, hashOf: (file: string) => string): ManifestEntry {
	try {
		return { hash: hashOf(source), size: fileSizeOf(source) };
	} catch (error) {
		throw readError(source, error);
	}
}

const encodingBuffer = Buffer.allocUnsafe(1 << 20);

/**
 * Encodes text, of most files into a shared buffer, which is valid until the next call. Allocating a buffer for each text
 * would take longer than writing the file.
 */
const encodeUtf8 = (text: string): Uint8Array =>
	text.length * 3 > encodingBuffer.length ? Buffer.from(text) : encodingBuffer.subarray(0, encodingBuffer.write(text));

export const fileSizeOf = (file: string): number => statSync(file).size;

export const fileHashOf = (file: string): string => contentsHash(readFileSync(file));
