/**
 * Comments that switch rules of `ssg check` off: `<!-- check-disable rule -->` up to `<!-- check-enable rule -->` or the
 * end of the file, and `<!-- check-disable-next-line rule -->`. Several rules are separated by spaces; without one, all
 * are meant. A reason may follow after a colon. Comments of MDX work as well.
 */

import type { DisabledRules } from "../../../model/site/outline.ts";
import type { ParseEnvironment } from "../environment.ts";

const COMMENT = /(?:<!--|\{\/\*)\s*check-(disable-next-line|disable|enable)\b([^:]*)/;
const COMMENT_END = /-->|\*\/\}/;

/** @param codeLines first lines of code blocks, and the lines after them; 0-based in the body */
export function disabledRulesIn(
	{ lines, linesBefore }: ParseEnvironment,
	codeLines: readonly (readonly [number, number])[],
): DisabledRules[] {
	const disabled: DisabledRules[] = [];
	let open: { rules: readonly string[]; firstLine: number }[] = [];
	for (const [index, text] of lines.entries()) {
		if (!text.includes("check-")) continue;
		if (codeLines.some(([start, end]) => index >= start && index < end)) continue;
		const [, kind, names = ""] = COMMENT.exec(text) ?? [];
		const [written = ""] = names.split(COMMENT_END);
		const rules = written.split(/[\s,]+/).filter(Boolean);
		const line = linesBefore + index + 1;
		if (kind === "disable-next-line") disabled.push({ rules, firstLine: line + 1, lastLine: line + 1 });
		// One by one, because they may be switched on again one by one.
		if (kind === "disable")
			for (const rule of rules.length > 0 ? rules : [undefined])
				open.push({ rules: rule ? [rule] : [], firstLine: line });
		if (kind !== "enable") continue;
		const isClosed = (one: { rules: readonly string[] }) =>
			rules.length === 0 || one.rules.some((rule) => rules.includes(rule));
		disabled.push(...open.filter(isClosed).map((one) => ({ ...one, lastLine: line })));
		open = open.filter((one) => !isClosed(one));
	}
	return [...disabled, ...open.map((one) => ({ ...one, lastLine: Number.MAX_SAFE_INTEGER }))];
}
