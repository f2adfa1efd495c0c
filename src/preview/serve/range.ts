export interface ByteRange {
	/** Both inclusive, counted from 0. */
	readonly start: number;
	readonly end: number;
}

/**
 * Parses a `Range` header. Returns `whole` if there is none or it may be ignored (several ranges, other units,
 * invalid syntax), and `unsatisfiable` if the file has no such range.
 */
export function parseRangeHeader(header: string | undefined, size: number): ByteRange | "whole" | "unsatisfiable" {
	const [, first = "", last = ""] = header?.match(/^bytes=\s*(\d*)-(\d*)\s*$/) ?? [];
	if (first === "" && last === "") return "whole";
	if (first === "") {
		const length = Math.min(Number(last), size);
		return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
	}
	const start = Number(first);
	if (last !== "" && Number(last) < start) return "whole";
	if (start >= size) return "unsatisfiable";
	return { start, end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
