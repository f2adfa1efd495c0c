/** Reads texts of the content that are small enough to be parsed. */
import { readFileSync, statSync } from "node:fs";
import { MAX_TEXT_BYTES } from "../../model/limits.ts";
import { decodeUtf8 } from "../parse/text/decode.ts";
import { oversizedFile } from "./problems.ts";

/** The text of a file; empty, with a problem, if the file is too large. */
export function readLimitedText(name: string, file: string): ReturnType<typeof decodeUtf8> {
	const { size } = statSync(file);
	return size > MAX_TEXT_BYTES
		? { text: "", problems: [oversizedFile(name, size)] }
		: decodeUtf8(name, readFileSync(file));
}
