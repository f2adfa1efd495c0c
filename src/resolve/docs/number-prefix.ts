/** Numbers in front of file and folder names, which order them and are not part of what they are called. */

export interface Prefixed {
	readonly name: string;
	readonly number?: number;
}

/** Digits, one or more of `- _ .`, and a rest; spaces may stand around the middle part. */
const PREFIX = /^(\d+)\s*[-_.]+\s*([^\s._-].*)$/su;
/** Dates and version numbers: `2021-11-release`, `7.0-notes`. */
const NO_PREFIX = /^\d+[-_.]\d/;

/**
 * A name and the number before it; a date or a version number is part of the name.
 *
 * @example `02-intro` is `intro` with 2, `2. Intro` is `Intro` with 2, `2021-11-foo` has no number
 */
export function withoutPrefix(name: string): Prefixed {
	const match = NO_PREFIX.test(name) ? null : PREFIX.exec(name);
	if (!match) return { name };
	return { name: match[2] as string, number: Number(match[1]) };
}

/** A path without the numbers of its segments. */
export const pathWithoutPrefixes = (path: string): string =>
	path
		.split("/")
		.map((segment) => withoutPrefix(segment).name)
		.join("/");
