/** Readers of front matter values: each gives the value in its type, or reports and gives nothing. */

import type { TagReference } from "../model/document.ts";
import type { Location } from "../model/problem.ts";
import type { LastUpdate } from "../model/source.ts";
import { isMapping, type Value } from "./yaml-tree.ts";

/** A value under the name that messages call it by, and where its mistakes go. */
export interface Field {
	readonly name: string;
	readonly value: Value;
	readonly report: (message: string, hint?: string, at?: Location) => undefined;
}
export type Reader<T> = (field: Field) => T | undefined;

/** The field of a value inside this one's. */
export const inside = (field: Field, name: string, value: Value): Field => ({
	...field,
	name,
	value,
	report: (message, hint, at = value.at) => field.report(message, hint, at),
});

/** Text. What YAML took for a number, a date or a truth value is text again, if that says what the author wrote. */
export const text: Reader<string> = ({ name, value, report }) => {
	const { data, raw } = value;
	if (typeof data === "string") return data;
	if (data === null) return;
	const shown = data instanceof Date ? dateText(data, raw) : String(data);
	if (typeof data === "object" && !(data instanceof Date))
		return report(`${name} is ${kindOf(data)}, not text`);
	if (raw === shown || raw === "") return shown;
	return report(`${name}: YAML reads ${raw} as ${shown}`, `quote it: "${raw}"`);
};

function dateText(date: Date, raw: string): string {
	const iso = date.toISOString();
	if (raw === iso.slice(0, 10)) return raw;
	return /[T ]/.test(raw) && Date.parse(raw) === date.getTime() ? raw : iso;
}

const kindOf = (data: unknown): string =>
	Array.isArray(data)
		? "a list"
		: data === null
			? "empty"
			: data instanceof Date
				? "a date"
				: typeof data === "object"
					? "a mapping"
					: typeof data === "string"
						? `the text “${data}”`
						: `${data}`;

/** Text as written, whatever YAML makes of it: a hash may look like a number. */
export const verbatim: Reader<string> = (field) => {
	const { data, raw } = field.value;
	return typeof data === "number" && raw ? raw : text(field);
};

/** Text, or `null` where the author wrote it. */
export const textOrNull: Reader<string | null> = (field) =>
	field.value.data === null ? null : text(field);

export const truth: Reader<boolean> = ({ name, value: { data }, report }) => {
	if (typeof data === "boolean") return data;
	if (data === "true" || data === "false") return data === "true";
	if (data === null) return;
	return report(`${name} is ${kindOf(data)}`, "write true or false");
};

export const number: Reader<number> = ({ name, value: { data }, report }) => {
	if (data === null) return;
	const isNumeric = typeof data === "string" && /^-?\d+(?:\.\d+)?$/.test(data);
	const value = isNumeric ? Number(data) : data;
	if (typeof value === "number" && Number.isFinite(value)) return value;
	return report(`${name} is ${kindOf(data)}, not a number`);
};

/** A level of headings that a table of contents may show. */
export const level: Reader<number> = (field) => {
	const value = number(field);
	if (value === undefined || [2, 3, 4, 5, 6].includes(value)) return value;
	return field.report(
		`${field.name} is ${value}`,
		"write a number from 2 to 6",
	);
};

/** A list of what `read` reads. */
export const list =
	<T>(read: Reader<T>): Reader<readonly T[]> =>
	(field) => {
		const { name, value, report } = field;
		if (value.data === null) return;
		if (!Array.isArray(value.data))
			return report(
				`${name} is ${kindOf(value.data)}, not a list`,
				`write ${name}: [one, another]`,
			);
		return value.items.flatMap((item) => {
			const read_ = read(inside(field, name, item));
			return read_ === undefined ? [] : [read_];
		});
	};

/** What is wrong with a list's element is told under the list's name. */
export const tag: Reader<TagReference> = (field) => {
	const { name, value, report } = field;
	if (!isMapping(value.data)) {
		const label = text(field);
		return label === undefined ? undefined : { label };
	}
	const label = part(field, "label", text);
	const permalink = part(field, "permalink", text);
	if (label === undefined)
		return report(
			`${name}: a tag without label`,
			"write label: and permalink:",
		);
	return { label, ...(permalink !== undefined && { permalink }) };
};

export const lastUpdate: Reader<LastUpdate> = (field) => {
	const { name, value, report } = field;
	if (value.data === null) return;
	if (!isMapping(value.data))
		return report(`${name} is ${kindOf(value.data)}`, UPDATE_HINT);
	if (!value.entries.some(({ key }) => key === "date" || key === "author"))
		return report(`${name} has neither date nor author`, UPDATE_HINT);
	const date = part(field, "date", dateTime);
	const author = part(field, "author", text);
	return {
		...(date !== undefined && { date }),
		...(author !== undefined && { author }),
	};
};

const UPDATE_HINT = "write date: or author: below it";

const DATE =
	/^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt]|\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?)?\s*(Z|z|[+-]\d{1,2}(?::?\d{2})?)?$/;

/** A date, with or without a time; UTC unless it says otherwise. ISO 8601. */
export const dateTime: Reader<string> = ({ name, value, report }) => {
	const { data, raw } = value;
	if (data === null) return;
	const written = typeof data === "string" ? data.trim() : raw;
	const match = DATE.exec(written);
	const iso = match && isoOf(match);
	if (iso) return iso;
	return report(
		`${name}: “${written || kindOf(data)}” is no date`,
		"write 2024-12-31 or 2024-12-31T23:59:00Z",
	);
};

function isoOf(match: RegExpExecArray): string | undefined {
	const [year, month, day, hour, minute, second] = match
		.slice(1, 7)
		.map((digits) => Number(digits ?? 0)) as [
		number,
		number,
		number,
		number,
		number,
		number,
	];
	const milliseconds = Number((match[7] ?? "").padEnd(3, "0"));
	const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
	if (month < 1 || month > 12 || day < 1 || day > daysInMonth) return;
	if (hour > 23 || minute > 59 || second > 59) return;
	const time = Date.UTC(
		year,
		month - 1,
		day,
		hour,
		minute,
		second,
		milliseconds,
	);
	return new Date(time - minutesEast(match[8]) * 60_000).toISOString();
}

function minutesEast(zone = "Z"): number {
	const match = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
	if (!match) return 0;
	const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
	return match[1] === "-" ? -minutes : minutes;
}

/** A mapping of whatever the theme understands: plain data. */
export const record: Reader<Readonly<Record<string, unknown>>> = ({
	name,
	value,
	report,
}) => {
	if (value.data === null) return;
	if (!isMapping(value.data))
		return report(`${name} is ${kindOf(value.data)}, not a mapping`);
	return JSON.parse(JSON.stringify(value.data));
};

/** The value of a key of a mapping, read. */
export function part<T>(
	field: Field,
	key: string,
	read: Reader<T>,
): T | undefined {
	const entry = field.value.entries.find((known) => known.key === key);
	return entry && read(inside(field, `${field.name}.${key}`, entry.value));
}
