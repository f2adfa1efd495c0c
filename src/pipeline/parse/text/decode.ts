/** Decodes the bytes of a file. */
import { locationAt, type Problem } from "../../../model/problems/problem.ts";

const BOM = "\uFEFF";
const REPLACEMENT_CHARACTER = "\uFFFD";
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

/** The text of a file without a byte order mark. Reports invalid UTF-8 and NUL characters. */
export function decodeUtf8(path: string, bytes: Uint8Array): { text: string; problems: Problem[] } {
	const decoded = decoder.decode(bytes);
	const text = decoded.startsWith(BOM) ? decoded.slice(1) : decoded;
	const problem = badByteProblem(path, bytes, decoded) ?? nulCharacterProblem(path, text);
	return { text, problems: problem ? [problem] : [] };
}

function badByteProblem(path: string, bytes: Uint8Array, decoded: string): Problem | undefined {
	let offset = 0;
	let done = 0;
	let at = decoded.indexOf(REPLACEMENT_CHARACTER);
	for (; at >= 0; at = decoded.indexOf(REPLACEMENT_CHARACTER, at + 1)) {
		offset += encoder.encode(decoded.slice(done, at)).length;
		done = at;
		const isWritten = [0xef, 0xbf, 0xbd].every((byte, index) => bytes[offset + index] === byte);
		if (isWritten) continue;
		const text = decoded.slice(0, at).replace(BOM, "");
		const byte = Number(bytes[offset]).toString(16).padStart(2, "0");
		return {
			severity: "error",
			code: "bad-encoding",
			message: `invalid UTF-8: byte 0x${byte} at offset ${offset}`,
			at: locationAt(path, text, text.length),
			hint: "save the file as UTF-8",
		};
	}
	return;
}

function nulCharacterProblem(path: string, text: string): Problem | undefined {
	const offset = text.indexOf("\0");
	if (offset < 0) return;
	return {
		severity: "error",
		code: "bad-encoding",
		message: "NUL character: not a text file, or not in UTF-8",
		at: locationAt(path, text, offset),
		hint: "save the file as UTF-8",
	};
}
