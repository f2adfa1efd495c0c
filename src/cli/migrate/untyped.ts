/** Reads values that others wrote, of which nothing is known. */
import type { OpaqueValue } from "./evaluate-module.ts";

export type UntypedRecord = Readonly<Record<string, unknown>>;

export const textOf = (value: unknown): string | undefined =>
	typeof value === "string" ? value : undefined;

export const booleanOf = (value: unknown): boolean | undefined =>
	typeof value === "boolean" ? value : undefined;

/** Numbers may be written as text: `"32"`. */
export function numberOf(value: unknown): number | undefined {
	const number = typeof value === "string" ? Number.parseFloat(value) : value;
	return typeof number === "number" && Number.isFinite(number)
		? number
		: undefined;
}

export const listOf = (value: unknown): readonly unknown[] =>
	Array.isArray(value) ? value : [];

/** The strings of a list, or a string alone. */
export const textsOf = (value: unknown): readonly string[] =>
	[value].flat().filter((one): one is string => typeof one === "string");

export const isRecord = (value: unknown): value is UntypedRecord =>
	typeof value === "object" &&
	value !== null &&
	!Array.isArray(value) &&
	!("$opaque" in value);

export const recordOf = (value: unknown): UntypedRecord =>
	isRecord(value) ? value : {};

/** The source of a function. */
export const functionSourceOf = (value: unknown): string | undefined =>
	opaqueText(value, "function");

/** The name of a package that a stand-in replaces. */
export const packageNameOf = (value: unknown): string | undefined =>
	opaqueText(value, "package");

function opaqueText(
	value: unknown,
	kind: OpaqueValue["$opaque"],
): string | undefined {
	const { $opaque, text } = (value ?? {}) as Partial<OpaqueValue>;
	return $opaque === kind ? text : undefined;
}

/** The keys of a record that are not among the known ones. */
export const otherKeys = (
	record: UntypedRecord,
	known: readonly string[],
): readonly string[] =>
	Object.keys(record).filter((key) => !known.includes(key));
