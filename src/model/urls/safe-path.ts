/**
 * Which paths may become a folder, a file or a URL of the site. Every path that an author can write is validated here,
 * so that no file is ever written outside the output folder.
 */
import { decodeUriText } from "./route.ts";

/** Why a path is refused. */
export interface PathProblem {
	/** The problem, as in `"../x" has a ".." segment`. */
	readonly message: string;
	/** How to fix it. */
	readonly hint: string;
}

/** Validates a path. */
export type PathRule = (path: string) => PathProblem | undefined;

/** The longest file name that ext4, APFS and NTFS allow. */
const MAX_SEGMENT_BYTES = 255;

/** macOS limits a path to 1024 bytes, which include the path of the output folder. */
const MAX_PATH_BYTES = 900;

/**
 * C0 and C1 control characters, overrides of the writing direction, and surrogates without a partner, which cannot be
 * encoded as UTF-8.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u202d\u202e]/u;

/** Percent-encoded dots, slashes, backslashes and control characters, which would only appear after decoding. */
const ENCODED = /%(?:[01][\da-f]|2e|2f|5c|7f)/i;

/** Windows strips trailing dots and spaces from a name, which turns `.. ` into the parent folder. */
const PARENT = /^\.[. ]+$/;

/** Source: https://learn.microsoft.com/en-us/windows/win32/fileio/naming-a-file */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const encoder = new TextEncoder();

/** The length in UTF-8. Short texts are not encoded, because they cannot exceed the limit. */
const bytesIn = (text: string): number =>
	text.length * 3 <= MAX_SEGMENT_BYTES ? text.length : encoder.encode(text).length;

/**
 * Validates a path in a configuration or content file: a slug, a permalink, a base path, an old URL. It may be
 * percent-encoded, and may start or end with a slash.
 */
export const writtenPathProblem: PathRule = (path) =>
	characterProblem(path) ??
	encodedProblem(path) ??
	queryProblem(path) ??
	parentProblem(decodeUriText(path)) ??
	reservedProblem(decodeUriText(path)) ??
	lengthProblem(decodeUriText(path));

/** Validates a relative folder path: `help`, `docs/help`. */
export const folderPathProblem: PathRule = (path) => {
	const written = writtenPathProblem(path);
	if (written) return written;
	if (/^(?:\/|[a-z]:)/i.test(path))
		return problem(`${quoted(path)} is an absolute path`, "remove the leading slash or drive");
	return path.split("/").some((segment) => segment === "" || segment === ".")
		? problem(`${quoted(path)} is not a folder path`, "separate folder names by single slashes, such as guides/apps")
		: undefined;
};

/** Validates the name of a single folder. */
export const folderNameProblem: PathRule = (name) =>
	/[/\\]/.test(name)
		? problem("must be a folder name without slashes", "write a single name")
		: folderPathProblem(name);

/** What Windows refuses in a name: the characters, and a dot or space at the end. */
const UNPORTABLE = /[<>:"|?*]|[. ]$/;

/** Why Windows cannot have a file or folder of this name. */
export const portableNameProblem: PathRule = (name) =>
	reservedProblem(name) ??
	(UNPORTABLE.test(name)
		? problem(
				`${quoted(name)} ${/[. ]$/.test(name) ? "ends with a dot or a space" : 'contains one of the characters <>:"|?*'}`,
				"choose another name",
			)
		: undefined);

/**
 * Validates the decoded route of a page. File names may contain characters that are not allowed in a slug, such as `#`.
 */
export const routeProblem: PathRule = (route) =>
	PLAIN_ROUTE.test(route) ? undefined : (characterProblem(route) ?? encodedProblem(route) ?? dotProblem(route));

/** Most paths of a site, which need no closer look: letters, digits, and dots within a name. */
const PLAIN_PATH = /^(?:[a-zA-Z0-9_-][a-zA-Z0-9_.-]{0,99}(?:\/(?!$)|$)){1,20}$/;

/** The same for routes. */
const PLAIN_ROUTE = /^(?:\/[a-zA-Z0-9_-][a-zA-Z0-9_.-]{0,99}){0,20}\/?$/;

/** Validates the path of an output file. */
export const outputPathProblem: PathRule = (path) =>
	path.length <= MAX_PATH_BYTES && PLAIN_PATH.test(path) ? undefined : closerPathProblem(path);

const closerPathProblem: PathRule = (path) =>
	characterProblem(path) ??
	parentProblem(path) ??
	dotProblem(path) ??
	driveProblem(path) ??
	(path.split("/").includes("")
		? problem(`${quoted(path)} is not a relative path`, "choose another name")
		: lengthProblem(path));

/** Rejects control characters and backslashes. */
export function characterProblem(path: string): PathProblem | undefined {
	if (UNPRINTABLE.test(path))
		return problem(`${quoted(path)} contains a control character`, "use printable characters only");
	return path.includes("\\")
		? problem(
				`${quoted(path)} contains a backslash`,
				"use another character: browsers and Windows read a backslash as a slash",
			)
		: undefined;
}

const problem = (message: string, hint: string): PathProblem => ({ message, hint });

const segmentWhere = (path: string, pattern: RegExp): string | undefined =>
	path.split("/").find((segment) => pattern.test(segment));

function encodedProblem(path: string): PathProblem | undefined {
	const [encoded] = ENCODED.exec(path) ?? ENCODED.exec(decodeUriText(path)) ?? [];
	return encoded === undefined
		? undefined
		: problem(
				`${quoted(path)} contains the encoded character "${encoded}"`,
				"dots, slashes, backslashes and control characters must not be percent-encoded",
			);
}

function queryProblem(path: string): PathProblem | undefined {
	const [sign] = /[?#]/.exec(decodeUriText(path)) ?? [];
	return sign === undefined
		? undefined
		: problem(`${quoted(path)} contains "${sign}"`, "write the path without query and fragment");
}

function parentProblem(path: string): PathProblem | undefined {
	const parent = segmentWhere(path, PARENT);
	return parent === undefined
		? undefined
		: problem(`${quoted(path)} has a "${parent}" segment`, `write the path without "${parent}"`);
}

function dotProblem(path: string): PathProblem | undefined {
	const dots = segmentWhere(path, /^\.[. ]*$/);
	return dots === undefined
		? undefined
		: problem(`${quoted(path)} has a "${dots}" segment`, "choose a name with a letter or a digit");
}

/** Windows reads `b:/c` as a path on drive B. */
const driveProblem = (path: string): PathProblem | undefined =>
	/^[a-z]:/i.test(path)
		? problem(`${quoted(path)} starts with a drive letter`, "choose a name without a colon")
		: undefined;

function reservedProblem(path: string): PathProblem | undefined {
	const name = segmentWhere(path, RESERVED);
	return name === undefined
		? undefined
		: problem(
				`${quoted(path)} ${name === path ? "is" : `contains "${name}", which is`} a reserved name on Windows`,
				"choose another name",
			);
}

function lengthProblem(path: string): PathProblem | undefined {
	const long = path.split("/").find((segment) => bytesIn(segment) > MAX_SEGMENT_BYTES);
	if (long !== undefined)
		return problem(
			`${quoted(long)} has ${bytesIn(long)} bytes; the limit for a file name is ${MAX_SEGMENT_BYTES}`,
			"choose a shorter name",
		);
	return bytesIn(path) > MAX_PATH_BYTES
		? problem(
				`${quoted(path)} has ${bytesIn(path)} bytes; the limit for a path is ${MAX_PATH_BYTES}`,
				"choose shorter names or fewer folders",
			)
		: undefined;
}

const MAX_QUOTED = 60;

/** A path in double quotes, shortened and on one line. */
export function quoted(path: string): string {
	const text = path.replace(
		/[\p{Cc}\p{Cs}\u202d\u202e]/gu,
		(sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
	);
	return text.length > MAX_QUOTED ? `"${text.slice(0, MAX_QUOTED)}…"` : `"${text}"`;
}
