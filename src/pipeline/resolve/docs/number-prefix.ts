/** Number prefixes of file and folder names, which determine order and are not part of the name. */

/** Digits, one or more of `- _ .`, and a rest; spaces are allowed around the separator. */
const NUMBER_PREFIX = /^(\d+)\s*[-_.]+\s*([^\s._-].*)$/su;
/** Dates and version numbers: `2021-11-release`, `7.0-notes`. */
const DATE_OR_VERSION = /^\d+[-_.]\d/;

/**
 * Splits a name into number prefix and rest. Dates and version numbers are part of the name.
 *
 * @example `02-intro` → `intro`, 2; `2. Intro` → `Intro`, 2; `2021-11-foo` has no prefix
 */
export function extractNumberPrefix(name: string) {
	const match = DATE_OR_VERSION.test(name) ? null : NUMBER_PREFIX.exec(name);
	if (!match) return { name };
	return { name: match[2] as string, number: Number(match[1]) };
}

/** A path without the number prefixes of its segments. */
export const stripPathNumberPrefixes = (path: string): string =>
	path
		.split("/")
		.map((segment) => extractNumberPrefix(segment).name)
		.join("/");
