/** Limits for the YAML parser, which would otherwise take minutes or overflow the stack. */

/** Front matter is never nested this deeply, and the parser is recursive. */
const MAX_DEPTH = 100;

/** The parser looks for a comment after each line break in white space, which takes quadratic time. */
const MAX_SPACE = 2000;

/** Thrown by a listener of the parser if values are nested too deeply. */
export class NestingError<Place> extends Error {
	/** Start of the innermost value. */
	readonly at: Place;
	constructor(at: Place) {
		super(`values nested deeper than ${MAX_DEPTH} levels`);
		this.at = at;
	}
}

/** @throws {NestingError} If a value is nested too deeply. */
export function checkDepth<Place>(depth: number, at: Place): void {
	if (depth > MAX_DEPTH) throw new NestingError(at);
}

/** Offset of white space that is too long to parse; -1 if there is none. */
export function longSpaceIn(text: string): number {
	for (const { 0: space, index } of text.matchAll(/\s{9,}/g)) if (space.length > MAX_SPACE) return index;
	return -1;
}

export const LONG_SPACE_MESSAGE = "more than 2,000 consecutive white-space characters";
