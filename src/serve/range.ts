export interface Span {
	/** Both are included, and count from 0. */
	readonly start: number;
	readonly end: number;
}

/**
 * The part of a file that a `Range` header asks for. `whole` when it asks for none, or in a way that a server may pass over
 * (several parts, other units, nonsense); `unsatisfiable` when the file has no such part.
 */
export function rangeOf(
	header: string | undefined,
	size: number,
): Span | "whole" | "unsatisfiable" {
	const [, first = "", last = ""] =
		header?.match(/^bytes=\s*(\d*)-(\d*)\s*$/) ?? [];
	if (first === "" && last === "") return "whole";
	if (first === "") {
		const length = Math.min(Number(last), size);
		return length === 0
			? "unsatisfiable"
			: { start: size - length, end: size - 1 };
	}
	const start = Number(first);
	if (last !== "" && Number(last) < start) return "whole";
	if (start >= size) return "unsatisfiable";
	return {
		start,
		end: last === "" ? size - 1 : Math.min(Number(last), size - 1),
	};
}
