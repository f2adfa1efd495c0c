/** Readers for front matter values. Each returns a typed value, or reports a problem and returns `undefined`. */

import type { LastUpdate } from "../../../model/content/source.ts";
import type { SourceLocation } from "../../../model/problems/problem.ts";
import { imageUrlOf, linkUrlOf } from "../../../model/urls/url-safety.ts";
import { isMapping, type YamlValue } from "../yaml/located-yaml.ts";

/** A value, its name for messages, and functions that report problems with it. */
export interface FrontMatterField {
	readonly name: string;
	readonly value: YamlValue;
	readonly report: (message: string, hint?: string, at?: SourceLocation) => undefined;
	/** Warns that a value which is valid elsewhere is left out. */
	readonly omit: (message: string, hint: string, at?: SourceLocation) => undefined;
	/** Warns that an unsafe URL is left out. */
	readonly refuse: (address: string, at?: SourceLocation) => undefined;
}
export type FieldReader<T> = (field: FrontMatterField) => T | undefined;

/** A value nested in this field. */
export const nestedField = (field: FrontMatterField, name: string, value: YamlValue): FrontMatterField => ({
	...field,
	name,
	value,
	report: (message, hint, at = value.at) => field.report(message, hint, at),
	omit: (message, hint, at = value.at) => field.omit(message, hint, at),
	refuse: (address, at = value.at) => field.refuse(address, at),
});

/** Reads text. Numbers, dates and booleans become text again if that is exactly what the author wrote. */
export const readString: FieldReader<string> = ({ name, value, report }) => {
	const { data } = value;
	if (typeof data === "string") return data; // `raw` may have to be looked for
	if (data === null) return;
	const { raw } = value;
	const shown = data instanceof Date ? dateText(data, raw) : String(data);
	if (typeof data === "object" && !(data instanceof Date)) return report(`${name} is ${describeType(data)}, not text`);
	if (raw === shown || raw === "") return shown;
	return report(`${name}: YAML reads ${raw} as ${shown}`, `quote it: "${raw}"`);
};

function dateText(date: Date, raw: string): string {
	const iso = date.toISOString();
	if (raw === iso.slice(0, 10)) return raw;
	return /[T ]/.test(raw) && Date.parse(raw) === date.getTime() ? raw : iso;
}

const describeType = (data: unknown): string =>
	Array.isArray(data)
		? "a list"
		: data === null
			? "empty"
			: data instanceof Date
				? "a date"
				: typeof data === "object"
					? "a mapping"
					: typeof data === "string"
						? `the text "${data}"`
						: `${data}`;

const addressBy =
	(urlOf: (address: string) => string | undefined): FieldReader<string> =>
	(field) => {
		const address = readString(field);
		if (address === undefined) return;
		return urlOf(address) ?? field.refuse(address);
	};

/** The URL of a link. */
export const address = addressBy(linkUrlOf);

/** The URL of an image. */
export const readImageUrl = addressBy(imageUrlOf);

export const addressOrNull: FieldReader<string | null> = (field) => (field.value.data === null ? null : address(field));

/** Text as written, even if YAML reads it as a number, as may happen with a hash. */
export const readRawString: FieldReader<string> = (field) => {
	const { value } = field;
	return (typeof value.data === "number" && value.raw) || readString(field);
};

/** Text, or an explicit `null`. */
export const readStringOrNull: FieldReader<string | null> = (field) =>
	field.value.data === null ? null : readString(field);

export const readBoolean: FieldReader<boolean> = ({ name, value: { data }, report }) => {
	if (typeof data === "boolean") return data;
	if (data === "true" || data === "false") return data === "true";
	if (data === null) return;
	return report(`${name} is ${describeType(data)}`, "write true or false");
};

export const readNumber: FieldReader<number> = ({ name, value: { data }, report }) => {
	if (data === null) return;
	const isNumeric = typeof data === "string" && /^-?\d+(?:\.\d+)?$/.test(data);
	const value = isNumeric ? Number(data) : data;
	if (typeof value === "number" && Number.isFinite(value)) return value;
	return report(`${name} is ${describeType(data)}, not a number`, "write a number such as 2");
};

/** A heading level for the table of contents. */
export const readHeadingLevel: FieldReader<number> = (field) => {
	const value = readNumber(field);
	if (value === undefined || [2, 3, 4, 5, 6].includes(value)) return value;
	return field.report(`${field.name} is ${value}`, "write a number from 2 to 6");
};

/** A reader for lists whose elements `readElement` reads. */
export const listReader =
	<T>(readElement: FieldReader<T>): FieldReader<readonly T[]> =>
	(field) => {
		const { name, value, report } = field;
		if (value.data === null) return;
		if (!Array.isArray(value.data))
			return report(`${name} is ${describeType(value.data)}, not a list`, `write ${name}: [one, another]`);
		return value.items.flatMap((item) => {
			const element = readElement(nestedField(field, name, item));
			return element === undefined ? [] : [element];
		});
	};

export const readLastUpdate: FieldReader<LastUpdate> = (field) => {
	const { name, value, report } = field;
	if (value.data === null) return;
	if (!isMapping(value.data)) return report(`${name} is ${describeType(value.data)}`, LAST_UPDATE_HINT);
	if (!value.entries.some(({ key }) => key === "date" || key === "author"))
		return report(`${name} has neither a date nor an author`, LAST_UPDATE_HINT);
	const date = readProperty(field, "date", readDateTime);
	const author = readProperty(field, "author", readString);
	return { ...(date !== undefined && { date }), ...(author !== undefined && { author }) };
};

const LAST_UPDATE_HINT = 'write "date:" or "author:" below it, indented';

const DATE_TIME =
	/^(\d{4})-(\d{1,2})-(\d{1,2})(?:(?:[Tt]|\s+)(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?)?\s*(Z|z|[+-]\d{1,2}(?::?\d{2})?)?$/;

/** A date with an optional time, in UTC unless it has an offset. Returns ISO 8601. */
export const readDateTime: FieldReader<string> = ({ name, value, report }) => {
	const { data, raw } = value;
	if (data === null) return;
	const written = typeof data === "string" ? data.trim() : raw;
	const match = DATE_TIME.exec(written);
	const iso = match && toIsoDate(match);
	if (iso) return iso;
	return report(`${name}: invalid date "${written || describeType(data)}"`, "write 2024-12-31 or 2024-12-31T23:59:00Z");
};

function toIsoDate(match: RegExpExecArray): string | undefined {
	const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
		.slice(1, 7)
		.map((part) => Number(part ?? 0));
	const milliseconds = Number((match[7] ?? "").padEnd(3, "0"));
	const daysInMonth = new Date(Date.UTC(year, month, 0)).getUTCDate();
	if (month < 1 || month > 12 || day < 1 || day > daysInMonth) return;
	if (hour > 23 || minute > 59 || second > 59) return;
	const time = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
	return new Date(time - utcOffsetMinutes(match[8]) * 60_000).toISOString();
}

function utcOffsetMinutes(zone = "Z"): number {
	const match = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
	if (!match) return 0;
	const minutes = Number(match[2]) * 60 + Number(match[3] ?? 0);
	return match[1] === "-" ? -minutes : minutes;
}

/** A mapping of arbitrary plain data, for the theme. */
export const readRecord: FieldReader<Readonly<Record<string, unknown>>> = ({ name, value, report }) => {
	if (value.data === null) return;
	if (!isMapping(value.data)) return report(`${name} is ${describeType(value.data)}, not a mapping`);
	return JSON.parse(JSON.stringify(value.data));
};

/** Reads a property of a mapping. */
export function readProperty<T>(field: FrontMatterField, key: string, read: FieldReader<T>): T | undefined {
	const entry = field.value.entries.find((known) => known.key === key);
	return entry && read(nestedField(field, `${field.name}.${key}`, entry.value));
}
