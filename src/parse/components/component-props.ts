/** The props of a component as plain values. */
import type { Env } from "markdown-it";
import { withoutControls } from "../../model/control-characters.ts";
import { reportProblem } from "../plugins/report.ts";
import { moduleNamesOf } from "./component-context.ts";
import type { ComponentRange } from "./component-tags.ts";
import { isRefusedName, type Literal, parseLiteral } from "./literals.ts";

export type Props = ReadonlyMap<string, Literal>;

const MAX_QUOTED_LENGTH = 40;

/** Reads the literal props of a component. Reports the others. */
export function readProps(
	env: Env | undefined,
	line: number,
	{ name, attributes }: ComponentRange,
	decode: (text: string) => string,
): Props {
	const { constants } = moduleNamesOf(env);
	const props = new Map<string, Literal>();
	for (const { name: key, text, expression } of attributes) {
		const value = isRefusedName(key)
			? undefined
			: expression !== undefined
				? parseLiteral(expression, constants)
				: text !== undefined
					? withoutControls(decode(text))
					: true;
		if (value === undefined || key === "")
			reportProblem(env, line, {
				severity: "warning",
				code: "bad-prop",
				message: `prop ${quoted(key || `{${expression}}`)} of <${name}> is not a plain value and is left out`,
				hint: "write a string, a number, `true`, `false`, `null`, or a list or an object of these",
				text: key,
			});
		else props.set(key, value);
	}
	return props;
}

const quoted = (text: string): string =>
	`"${text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text}"`;

/** A prop as text; `undefined` if it is missing or empty. */
export function textProp(
	props: Props,
	...names: readonly string[]
): string | undefined {
	for (const name of names) {
		const value = props.get(name);
		if (typeof value === "string" && value !== "") return value;
		if (typeof value === "number") return String(value);
	}
	return;
}
