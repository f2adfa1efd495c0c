/** What the name of a post's file says about its day and its address. */

export interface PostName {
	/** Below the address of the news, without a slash at either end. */
	readonly slug: string;
	/** The words after the date, otherwise the last part of the name. */
	readonly text: string;
	/** Absent when the name begins with no date. */
	readonly stamp?: Stamp;
}

export interface Stamp {
	/** As in the name: `20240301`. */
	readonly written: string;
	/** ISO 8601, UTC; absent when there is no such day or hour. */
	readonly date?: string;
}

/** `20240301-release`, `20240301-101530`: digits at the start of the last part, then its end or a dash. */
const STAMP =
	/^(\d{4})(\d{2})(\d{2})(?:-(\d{2})(\d{2})(\d{2})(?=-|$))?(?:-(.+))?$/;
/** `2024-03-01-release`, `2024/03/01/release`, below any folders: a date never begins in the middle of a word. */
const DAY = /^((?:[^/]+\/)*)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/](.+))?$/;

/**
 * The slug, the words and the date in the name of a post's file, below the folder of the news.
 *
 * @example
 * | name                        | slug                    | date                |
 * | 20240301-101530.md          | 20240301-101530         | 2024-03-01 10:15:30 |
 * | 20240301-release-3-0.md     | 20240301-release-3-0    | 2024-03-01          |
 * | 2024-03-01-release/index.md | 2024/03/01/release      | 2024-03-01          |
 * | sub/2024-3-1-release.md     | 2024/3/1/sub/release    | 2024-03-01          |
 * | release.md                  | release                 |                     |
 */
export function readPostName(name: string): PostName {
	const path = name.replace(/\.mdx?$/, "").replace(/\/index$/, "");
	return readDay(path) ?? readStamp(path);
}

function readDay(path: string): PostName | undefined {
	const [, folder = "", year, month, day, rest = ""] = path.match(DAY) ?? [];
	if (!year || !month || !day) return undefined;
	const written = path
		.slice(folder.length)
		.slice(0, `${year}-${month}-${day}`.length);
	return {
		slug: `${year}/${month}/${day}/${folder}${rest}`.replace(/\/$/, ""),
		text: lastPart(rest) || written,
		stamp: stampOf(written, [year, month, day]),
	};
}

function readStamp(path: string): PostName {
	const last = lastPart(path);
	const [written, year, month, day, hour, minute, second, rest] =
		last.match(STAMP) ?? [];
	if (!written || !year || !month || !day) return { slug: path, text: last };
	const digits = rest ? written.slice(0, -rest.length - 1) : written;
	return {
		slug: path,
		text: rest ?? last,
		stamp: stampOf(digits, [year, month, day], [hour, minute, second]),
	};
}

type Parts = readonly (string | undefined)[];

function stampOf(written: string, days: Parts, times: Parts = []): Stamp {
	const [year, month, day] = days.map((part) => part?.padStart(2, "0"));
	const [hour = "00", minute = "00", second = "00"] = times;
	const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
	return isMoment(iso) ? { written, date: iso } : { written };
}

/** 30 February is a text that some engines read as 1 March: a real moment comes back as it was written. */
function isMoment(iso: string): boolean {
	const date = new Date(iso);
	return !Number.isNaN(date.getTime()) && date.toISOString() === iso;
}

const lastPart = (path: string): string =>
	path.slice(path.lastIndexOf("/") + 1);
