/** Bytes of a file as text. */
import { locate, type Problem } from "../model/problem.ts";

const BOM = "\uFEFF";
const REPLACEMENT = "\uFFFD";
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
const encoder = new TextEncoder();

/** The text of a file without its byte order mark; bytes that are no UTF-8 and NUL characters are errors at their place. */
export function decode(
	path: string,
	bytes: Uint8Array,
): { text: string; problems: Problem[] } {
	const decoded = decoder.decode(bytes);
	const text = decoded.startsWith(BOM) ? decoded.slice(1) : decoded;
	const problem = badByte(path, bytes, decoded) ?? nulCharacter(path, text);
	return { text, problems: problem ? [problem] : [] };
}

function badByte(
	path: string,
	bytes: Uint8Array,
	decoded: string,
): Problem | undefined {
	let at = decoded.indexOf(REPLACEMENT);
	for (; at >= 0; at = decoded.indexOf(REPLACEMENT, at + 1)) {
		const before = decoded.slice(0, at);
		const offset = encoder.encode(before).length;
		const isWritten = [0xef, 0xbf, 0xbd].every(
			(byte, index) => bytes[offset + index] === byte,
		);
		if (isWritten) continue;
		const text = before.replace(BOM, "");
		const byte = Number(bytes[offset]).toString(16).padStart(2, "0");
		return {
			severity: "error",
			code: "bad-encoding",
			message: `the byte 0x${byte} at offset ${offset} is not UTF-8`,
			at: locate(path, text, text.length),
			hint: "save the file as UTF-8",
		};
	}
	return;
}

function nulCharacter(path: string, text: string): Problem | undefined {
	const offset = text.indexOf("\0");
	if (offset < 0) return;
	return {
		severity: "error",
		code: "bad-encoding",
		message: "a NUL character: this is no text file, or not in UTF-8",
		at: locate(path, text, offset),
		hint: "save the file as UTF-8",
	};
}
