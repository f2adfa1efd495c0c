/** The props of a component as plain values. */
import type { StateBlock } from "markdown-it";
import type { ComponentUse } from "../../../model/content/component-use.ts";
import type { SourceLocation } from "../../../model/problems/problem.ts";
import { withoutControls } from "../../../model/text/control-characters.ts";
import { bodyLocation, environmentOf, type ParseEnvironment } from "../environment.ts";
import { decodeEntities } from "../html/html-entities.ts";
import { reportOnce, warnOnce } from "../report.ts";
import { safeProps } from "../rules/containers/islands.ts";
import type { ComponentAttribute, ComponentRange } from "./component-tags.ts";
import { findMissingContent, findPropProblems, MAX_QUOTED_LENGTH } from "./prop-problems.ts";
import { type Constants, isRefusedName, type Literal, parseLiteral } from "./syntax/literals.ts";
import { COMPUTED, type ThemeComponent, themeComponentOf } from "./theme-components.ts";

export type Props = ReadonlyMap<string, Literal>;

/** The props of a component that are literals. */
export function literalProps({ attributes }: ComponentRange, constants: Constants, decode: (text: string) => string) {
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

/** A tag, and the first line of the text that it is in. */
interface TagInText {
	readonly state: Pick<StateBlock, "env" | "md" | "src">;
	readonly range: ComponentRange;
	readonly line: number;
}

/** Reads the literal props of a component. Reports the others, and those that do not fit. */
export function readProps(tag: TagInText): Props {
	const { state, range, line } = tag;
	const env = environmentOf(state.env);
	const { props, refused } = literalProps(range, env.moduleNames.constants, (text) => decodeEntities(state.md, text));
	const isOfSite = env.components.has(range.name);
	const component = isOfSite ? undefined : themeComponentOf(range.name);
	for (const { name, expression } of refused) {
		if (component?.props.entries[name] === COMPUTED) continue;
		warnOnce(env, line, {
			construct: `prop ${range.name} ${name}`,
			code: "bad-prop",
			message: `prop ${quoted(name || `{${expression}}`)} of <${range.name}> is not a plain value and is left out`,
			hint: "write a string, a number, true, false, null, or a list or an object of these",
			text: name,
		});
	}
	if (isOfSite) env.componentUses.push(componentUseOf(tag, props));
	else if (component) checkUse(env, componentUseOf(tag, props), component);
	return props;
}

function checkUse(env: ParseEnvironment, use: ComponentUse, { props, aliases, content }: ThemeComponent): void {
	const problems = findPropProblems(use, props, aliases);
	if (problems.length === 0 && content) problems.push(...findMissingContent(use, content));
	for (const problem of problems) reportOnce(env, problem);
}

function componentUseOf({ state, range, line }: TagInText, props: Props): ComponentUse {
	const { name, start, attributes } = range;
	const locate = (offset: number) => locationOf(state, line, start, offset);
	return {
		name,
		at: locate(start),
		props: attributes.map(({ name: prop, start: at }) => ({
			...{ name: prop, at: locate(at) },
			...(props.has(prop) && { value: props.get(prop) }),
		})),
		hasContent: state.src.slice(range.contentStart, range.contentEnd).trim() !== "",
	};
}

/** A line of a text that is parsed, and the column of its start in the file. */
interface LineInText {
	readonly start: number;
	readonly end: number;
	readonly column: number;
}

/** Many components may be on one line, which is searched once. */
const lastLines = new WeakMap<object, LineInText>();

/** The place of an offset in a tag, whose start is on a line of the body. In an included file, that of the directive. */
function locationOf(state: TagInText["state"], line: number, start: number, offset: number): SourceLocation {
	const env = environmentOf(state.env);
	const [outermost] = env.activeIncludes;
	if (outermost) return bodyLocation(env, outermost.line, 0);
	const lineInBody = line + state.src.slice(start, offset).split("\n").length - 1;
	const last = lastLines.get(state);
	const found =
		last && last.start <= offset && offset <= last.end ? last : findLine(state.src, offset, env.lines[lineInBody]);
	lastLines.set(state, found);
	return bodyLocation(env, lineInBody, Math.max(found.column + offset - found.start, 0));
}

/** The text of a paragraph is without the marks of lists and quotations around it. */
function findLine(text: string, offset: number, lineOfBody = ""): LineInText {
	const start = text.lastIndexOf("\n", offset - 1) + 1;
	const newline = text.indexOf("\n", offset);
	const end = newline < 0 ? text.length : newline;
	const written = text.slice(start, end);
	const indent = written.length - written.trimStart().length;
	const column = lineOfBody.indexOf(written.trim());
	// The description of an image is a text of its own, whose line is not known.
	return { start, end, column: column < 0 ? Number.NEGATIVE_INFINITY : column - indent };
}

const quoted = (text: string): string =>
	`"${text.length > MAX_QUOTED_LENGTH ? `${text.slice(0, MAX_QUOTED_LENGTH)}…` : text}"`;

/** The props as JSON, with placeholders for relative URLs, and without unsafe ones, which are reported. */
function safePropsJson(state: Pick<StateBlock, "env" | "md">, line: number, props: Props): string {
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

/** The attributes of the element that stands for a component of the site, whose props have just been read. */
export function siteComponentAttributes(
	state: Pick<StateBlock, "env" | "md">,
	line: number,
	{ name }: ComponentRange,
	props: Props,
): Readonly<Record<string, string>> {
	const { at } = environmentOf(state.env).componentUses.at(-1) as ComponentUse;
	return { "data-name": name, "data-at": `${at.line}:${at.column}`, "data-props": safePropsJson(state, line, props) };
}
