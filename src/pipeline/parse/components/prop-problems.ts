/** Compares the props of a component with their schema. */
import * as v from "valibot";
import type { ComponentUse, PropsSchema } from "../../../model/content/component-use.ts";
import { closestMatch, didYouMean, type Problem, type SourceLocation } from "../../../model/problems/problem.ts";
import { iconHint } from "./icons.ts";

export interface RequiredContent {
	/** What it is, in messages. */
	readonly expected: string;
	/** The prop that may stand for it. */
	readonly orProp?: string;
}

type Schemas = ReadonlyMap<string, PropsSchema["entries"][string]>;

type Aliases = Readonly<Record<string, string>>;

export const MAX_QUOTED_LENGTH = 40;
export const UNKNOWN_ICON = "unknown icon";

/** What is wrong in a tag: at most one problem of each prop. */
export function findPropProblems(use: ComponentUse, { entries }: PropsSchema, aliases: Aliases = {}): Problem[] {
	const schemas = new Map(Object.entries(entries));
	const isRequired = (name: string) => !OPTIONAL.includes(schemas.get(name)?.type ?? "");
	const needsContent = schemas.has("children") && isRequired("children");
	schemas.delete("children"); // it is what is between the tags
	const keys = new Map([...[...schemas.keys()].map((name) => [name, name] as const), ...Object.entries(aliases)]);
	const given = new Set(use.props.flatMap(({ name, value }) => (value === "" ? [] : (keys.get(name) ?? []))));
	const missing = new Set([...schemas.keys()].filter((name) => isRequired(name) && !given.has(name)));
	const problems = use.props.flatMap(({ name, at, ...prop }): Problem[] => {
		if (!("value" in prop)) return [];
		const schema = schemas.get(keys.get(name) ?? "");
		if (!schema) {
			const meant = closestMatch(name, keys.keys());
			const isMissing = missing.delete(keys.get(meant ?? "") ?? "");
			return [
				isMissing
					? missingPropProblem(use.name, String(meant), at, schemas)
					: unknownPropProblem(use.name, name, at, keys.keys()),
			];
		}
		const [issue] = v.safeParse(schema as v.GenericSchema, prop.value, { message: typeMessage }).issues ?? [];
		return issue ? [{ ...wrongValueProblem(use.name, name, issue), at }] : [];
	});
	problems.push(...[...missing].map((name) => missingPropProblem(use.name, name, use.at, schemas)));
	return problems.length === 0 && needsContent ? findMissingContent(use) : problems;
}

/** A component that shows nothing, because nothing is between its tags. */
export const findMissingContent = (
	{ name, at, props, hasContent }: ComponentUse,
	{ expected, orProp }: RequiredContent = { expected: "text" },
): Problem[] =>
	hasContent || props.some((prop) => prop.name === orProp)
		? []
		: [
				{
					...{ severity: "warning", code: "empty-component", message: `<${name}> is empty`, at },
					hint: `put ${expected} between <${name}> and </${name}>${orProp ? `, or write the prop "${orProp}"` : ""}`,
				},
			];

const OPTIONAL = ["exact_optional", "optional", "nullish", "undefinedable"];

function unknownPropProblem(component: string, prop: string, at: SourceLocation, keys: Iterable<string>): Problem {
	const known = [...keys];
	const props = known.length > 0 ? `<${component}> has the props ${known.join(", ")}` : `<${component}> has no props`;
	return {
		severity: "warning",
		code: "unknown-prop",
		message: `unknown prop "${prop}" of <${component}> has no effect`,
		at,
		hint: didYouMean(prop, known) ?? props,
	};
}

/** @param at where it is misspelt, or the tag */
function missingPropProblem(component: string, prop: string, at: SourceLocation, schemas: Schemas): Problem {
	const value = NOT_TEXT.includes(schemas.get(prop)?.type ?? "") ? "{…}" : '"…"';
	return {
		severity: "error",
		code: "missing-prop",
		message: `<${component}> needs the prop "${prop}"`,
		at,
		hint: `write <${component} ${prop}=${value}>`,
	};
}

/** Types of schemas whose values are written in braces. */
const NOT_TEXT = ["number", "boolean", "array", "object", "strict_object", "loose_object", "record"];

function wrongValueProblem(component: string, prop: string, issue: v.BaseIssue<unknown>): Problem {
	const { input, message, path = [] } = issue;
	const name = [prop, ...path.map(({ key }) => String(key))].join(".");
	const values = [...(issue.expected ?? "").matchAll(/"([^"]+)"/g)].map(([, value = ""]) => value);
	const isUnknown = values.length > 0 && typeof input === "string";
	return {
		severity: "warning",
		code: "bad-prop",
		message: isUnknown
			? `unknown ${name} "${input.slice(0, MAX_QUOTED_LENGTH)}" of <${component}>`
			: `${name} of <${component}>: ${message}, got ${valueText(input)}`,
		hint: isUnknown
			? [`expected one of ${values.join(", ")}`, didYouMean(input, values)].filter(Boolean).join("; ")
			: (HINTS[message]?.(prop, input) ?? `correct the value of ${prop}`),
	};
}

/** By the message. */
const HINTS: Readonly<Record<string, (prop: string, input: unknown) => string>> = {
	[UNKNOWN_ICON]: (_, input) => iconHint(String(input)),
	"expected true or false": (prop) => `write ${prop} for true, or leave it out`,
	"expected a number": (prop) => `write ${prop}={2}`,
	"expected a text or a number": (prop) => `write ${prop}="…"`,
	"expected a text": (prop) => `write ${prop}="…"`,
	"expected a list": (prop) => `write ${prop}={["…"]}`,
	"expected an object": (prop) => `write ${prop}={{ … }}`,
};

const valueText = (value: unknown): string =>
	value === undefined ? "nothing" : JSON.stringify(value).slice(0, MAX_QUOTED_LENGTH);
const EXPECTED: Readonly<Record<string, string>> = {
	string: "a text",
	number: "a number",
	boolean: "true or false",
	Array: "a list",
	Object: "an object",
};

const typeMessage = ({ expected }: v.BaseIssue<unknown>): string =>
	`expected ${(expected ?? "another value")
		.replace(/\w+/g, (name) => EXPECTED[name] ?? name)
		.replace(/^\((.*)\)$/, "$1")
		.replaceAll(" | ", " or ")}`;
