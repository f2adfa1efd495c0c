/** Parses a post's date and address from its file name. */

export interface PostName {
	/** Relative to the base of the news, without leading or trailing slash. */
	readonly slug: string;
	/** The words after the date, otherwise the last segment of the name. */
	readonly text: string;
	/** Absent if the name has no date. */
	readonly date?: PostNameDate;
}

export interface PostNameDate {
	/** As written in the name: `20240301`. */
	readonly written: string;
	/** ISO 8601, UTC; absent if the date or time is invalid. */
	readonly date?: string;
}

/** `20240301-release`, `20240301-101530`: digits at the start of the last segment, followed by its end or a hyphen. */
const COMPACT_DATE = /^(\d{4})(\d{2})(\d{2})(?:-(\d{2})(\d{2})(\d{2})(?=-|$))?(?:-(.+))?$/;
/** `2024-03-01-release`, `2024/03/01/release`, below any folders: a date never begins in the middle of a word. */
const SEPARATED_DATE = /^((?:[^/]+\/)*)(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[-/](.+))?$/;

/**
 * Parses the slug, the words and the date from a file name relative to the folder of the news.
 *
 * @example
 * | name                        | slug                    | date                |
 * | 20240301-101530.md          | 20240301-101530         | 2024-03-01 10:15:30 |
 * | 20240301-release-3-0.md     | 20240301-release-3-0    | 2024-03-01          |
 * | 2024-03-01-release/index.md | 2024/03/01/release      | 2024-03-01          |
 * | sub/2024-3-1-release.md     | 2024/3/1/sub/release    | 2024-03-01          |
 * | release.md                  | release                 |                     |
 */
export function parsePostName(name: string): PostName {
	const path = name.replace(/\.mdx?$/i, "").replace(/\/index$/, "");
	return parseSeparatedDate(path) ?? parseCompactDate(path);
}

function parseSeparatedDate(path: string): PostName | undefined {
	const [, folder = "", year, month, day, rest = ""] = path.match(SEPARATED_DATE) ?? [];
	if (!year || !month || !day) return undefined;
	const written = path.slice(folder.length).slice(0, `${year}-${month}-${day}`.length);
	return {
		slug: `${year}/${month}/${day}/${folder}${rest}`.replace(/\/$/, ""),
		text: lastSegmentOf(rest) || written,
		date: toPostNameDate(written, [year, month, day]),
	};
}

function parseCompactDate(path: string): PostName {
	const last = lastSegmentOf(path);
	const [written, year, month, day, hour, minute, second, rest] = last.match(COMPACT_DATE) ?? [];
	if (!written || !year || !month || !day) return { slug: path, text: last };
	const digits = rest ? written.slice(0, -rest.length - 1) : written;
	return { slug: path, text: rest ?? last, date: toPostNameDate(digits, [year, month, day], [hour, minute, second]) };
}

type DateParts = readonly (string | undefined)[];

function toPostNameDate(written: string, days: DateParts, times: DateParts = []): PostNameDate {
	const [year, month, day] = days.map((part) => part?.padStart(2, "0"));
	const [hour = "00", minute = "00", second = "00"] = times;
	const iso = `${year}-${month}-${day}T${hour}:${minute}:${second}.000Z`;
	return isValidDate(iso) ? { written, date: iso } : { written };
}

/** Some engines parse 30 February as 1 March: a valid date is formatted as it was written. */
function isValidDate(iso: string): boolean {
	const date = new Date(iso);
	return !Number.isNaN(date.getTime()) && date.toISOString() === iso;
}

const lastSegmentOf = (path: string): string => path.slice(path.lastIndexOf("/") + 1);
