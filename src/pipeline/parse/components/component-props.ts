/** The props of a component as plain values. */
import type { Env, StateBlock } from "markdown-it";
import { withoutControls } from "../../../model/text/control-characters.ts";
import { environmentOf } from "../environment.ts";
import { warnOnce } from "../report.ts";
import { safeProps } from "../rules/containers/islands.ts";
import type { ComponentAttribute, ComponentRange } from "./component-tags.ts";
import { type Constants, isRefusedName, type Literal, parseLiteral } from "./syntax/literals.ts";

export type Props = ReadonlyMap<string, Literal>;

const MAX_QUOTED_LENGTH = 40;

interface LiteralProps {
	readonly props: Props;
	/** The attributes that are not literals. */
	readonly refused: readonly ComponentAttribute[];
}

/** The props of a component that are literals. */
export function literalProps(
	{ attributes }: ComponentRange,
	constants: Constants,
	decode: (text: string) => string,
): LiteralProps {
	const props = new Map<string, Literal>();
	const refused: ComponentAttribute[] = [];
	for (const attribute of attributes) {
		const { name, text, expression } = attribute;
		const value =
			expression !== undefined
				? parseLiteral(expression, constants)
				: text !== undefined
					? withoutControls(decode(text))
					: true;
		if (value === undefined || name === "" || isRefusedName(name)) refused.push(attribute);
		else props.set(name, value);
	}
	return { props, refused };
}

/** Props that Docusaurus computes from a page or a sidebar, which these components know themselves. */
const COMPUTED_PROPS: ReadonlyMap<string, string> = new Map([
	["TOCInline", "toc"],
	["DocCardList", "items"],
]);

/** Reads the literal props of a component. Reports the others. */
export function readProps(
	env: Env | undefined,
	line: number,
	range: ComponentRange,
	decode: (text: string) => string,
): Props {
	const { constants } = environmentOf(env).moduleNames;
	const { props, refused } = literalProps(range, constants, decode);
	for (const { name, expression } of refused) {
		if (COMPUTED_PROPS.get(range.name) === name) continue;
		warnOnce(env, line, {
			construct: `prop ${range.name} ${name}`,
			code: "bad-prop",
			message: `prop ${quoted(name || `{${expression}}`)} of <${range.name}> is not a plain value and is left out`,
			hint: "write a string, a number, true, false, null, or a list or an object of these",
			text: name,
		});
	}
	return props;
}

const quoted = (text: string): string =>
	`"${text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text}"`;

/** The props as JSON, with placeholders for relative URLs, and without unsafe ones, which are reported. */
export function safePropsJson(state: Pick<StateBlock, "env" | "md">, line: number, props: Props): string {
	return safeProps(state, line, JSON.stringify(Object.fromEntries(props)));
}

/** A prop as text; `undefined` if it is missing or empty. */
export function textProp(props: Props, ...names: readonly string[]): string | undefined {
	for (const name of names) {
		const value = props.get(name);
		if (typeof value === "string" && value !== "") return value;
		if (typeof value === "number") return String(value);
	}
	return;
}
