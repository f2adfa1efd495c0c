/** Front matter keys that the configuration describes. */
import type { FrontMatterKeyConfig } from "../../../model/config.ts";
import type { CustomFrontMatter } from "../../../model/content/document.ts";
import { didYouMean } from "../../../model/problems/problem.ts";
import { type FieldReader, listReader, readBoolean, readNumber, readString } from "./field-readers.ts";

/** The reader of a key. */
export function customValueReader({ type, values }: FrontMatterKeyConfig): FieldReader<CustomFrontMatter[string]> {
	switch (type) {
		case "string":
			return oneOf(values, readString);
		case "number":
			return oneOf(values, readNumber);
		case "boolean":
			return readBoolean;
		case "string[]":
			return listReader(oneOf(values, readString));
	}
}

/** Reports other values than the given ones, if there are any. */
const oneOf =
	<Value extends string | number>(
		values: readonly (string | number)[] | undefined,
		read: FieldReader<Value>,
	): FieldReader<Value> =>
	(field) => {
		const value = read(field);
		if (value === undefined || !values || values.includes(value)) return value;
		const names = values.map(String);
		return field.report(
			`${field.name} is "${value}"`,
			didYouMean(String(value), names) ?? `write one of: ${names.join(", ")}`,
		);
	};
