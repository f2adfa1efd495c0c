/** Finds control characters in authors' texts, whether accidental or malicious. They are removed and reported. */

import { locationAt, type Problem, type SourceLocation } from "../../../model/problems/problem.ts";
import { controlIn, withoutControls } from "../../../model/text/control-characters.ts";
import { showEscapes } from "../rules/code/ansi.ts";
import type { YamlEntry, YamlValue } from "../yaml/located-yaml.ts";
import { normalizeText } from "./normalize-text.ts";

export const CONTROL_CHARACTER = {
	severity: "warning",
	code: "control-character",
	message: "control character in the text",
	hint: "remove it; it is left out of the page",
} as const;

export const controlProblem = (at: SourceLocation): Problem => ({ ...CONTROL_CHARACTER, at });

/** Normalises a text and removes its control characters; the first one is reported. */
export function plainText(path: string, text: string) {
	const read = showEscapes(normalizeText(text));
	const at = controlIn(read);
	if (at < 0) return { text: read, problems: [] };
	return { text: withoutControls(read), problems: [controlProblem(locationAt(path, read, at))] };
}

/**
 * Removes control characters from values, where YAML can write them as escapes: `"\x1b"`. Leaves the key `except`
 * alone.
 */
export function plainEntries(
	entries: readonly YamlEntry[],
	problems: Problem[],
	except?: string,
): readonly YamlEntry[] {
	return entries.map((entry) => {
		if (entry.key === except) return entry;
		const key = withoutControls(entry.key);
		if (key !== entry.key) problems.push(controlProblem(entry.at));
		return { key, at: entry.at, value: plainValue(entry.value, problems) };
	});
}

function plainValue(value: YamlValue, problems: Problem[]): YamlValue {
	const { data } = value;
	if (typeof data === "string") {
		const label = withoutControls(data);
		if (label === data) return value;
		problems.push(controlProblem(value.at));
		return { ...value, data: label };
	}
	const before = problems.length;
	const items = value.items.map((item) => plainValue(item, problems));
	const entries = plainEntries(value.entries, problems);
	if (problems.length === before) return value;
	const isList = Array.isArray(data);
	return {
		...value,
		items,
		entries,
		data: isList ? items.map((item) => item.data) : Object.fromEntries(entries.map((one) => [one.key, one.value.data])),
	};
}
