/** Validates a configuration. */
import * as v from "valibot";
import { didYouMean, type Problem } from "../model/problems/problem.ts";
import { type ConfigSource, locateConfigKey } from "./key-location.ts";
import { movedKeyHint } from "./moved-keys.ts";
import { pathProblemOf } from "./paths.ts";
import { configSchema } from "./schema.ts";
import { textProblemsIn } from "./text-problems.ts";
import { receivedText } from "./values.ts";

type Issue = v.BaseIssue<unknown>;

/** Returns everything that is wrong with a configuration, each problem at the location of its key. */
export function checkConfig(config: unknown, file: ConfigSource): Problem[] {
	if (typeof config !== "object" || config === null)
		return [
			{
				severity: "error",
				code: "config",
				message: "the default export of the configuration is not an object",
				at: { path: file.path, line: 1, column: 1 },
				hint: 'write "export default defineConfig({ … })"',
			},
		];
	const { issues = [] } = v.safeParse(configSchema, config, { message: typeMessage });
	const reported = new Set(issues.map((issue) => keyName(keyPathOf(issue))));
	return [
		...issues.map((issue) => ({ keys: keyPathOf(issue), ...describeIssue(issue) })),
		...textProblemsIn(config)
			.filter(({ keys }) => !reported.has(keyName(keys)))
			.map(({ message, ...problem }) => ({
				...problem,
				code: "config-value",
				message: `${keyName(problem.keys)}: ${message}`,
			})),
	].map(({ keys, ...description }) => ({ severity: "error", ...description, at: locateConfigKey(keys, file) }));
}

const keyPathOf = (issue: Issue): string[] => (issue.path ?? []).map((item) => String(item.key));

type Description = Pick<Problem, "code" | "message" | "hint">;

function describeIssue(issue: Issue): Description {
	const keys = keyPathOf(issue);
	const name = keyName(keys);
	if (issue.expected === "never") {
		const hint = movedKeyHint(name) ?? didYouMean(keys.at(-1) ?? "", knownKeysBeside(issue));
		return { code: "config-key", message: `unknown key "${name}"`, ...(hint !== undefined && { hint }) };
	}
	if (issue.received === "undefined") return { code: "config-value", message: `missing key "${name}"` };
	const problem = pathProblemOf(issue);
	return {
		code: "config-value",
		message: `${name}: ${issue.message}`,
		...(problem ? { hint: problem.hint } : valueSuggestionFor(issue)),
	};
}

/** As JavaScript writes it: `navbar.items[0].label`. */
const keyName = (keys: readonly string[]): string =>
	keys
		.map((key) => {
			if (/^\d+$/.test(key)) return `[${key}]`;
			return /^[\w$-]+$/.test(key) ? `.${key}` : `["${key}"]`;
		})
		.join("")
		.replace(/^\./, "");

function suggestionFor(written: string, known: readonly string[]): Pick<Problem, "hint"> {
	const hint = didYouMean(written, known);
	return hint ? { hint } : {};
}

const valueSuggestionFor = ({ input, expected }: Issue) =>
	typeof input === "string"
		? suggestionFor(
				input,
				[...(expected ?? "").matchAll(/"([^"]+)"/g)].map(([, value = ""]) => value),
			)
		: {};

const EXPECTED: Readonly<Record<string, string>> = {
	string: "a string",
	number: "a number",
	boolean: "true or false",
	Object: "an object",
	Array: "an array",
};

/** The message of a schema without its own. valibot writes what is expected as `"a"`, `("a" | "b")`, `string` or `>=1`. */
function typeMessage(issue: Issue): string {
	const names = (issue.expected ?? "another value")
		.replace(/^\((.*)\)$/, "$1")
		.split(" | ")
		.map((name) => (EXPECTED[name] ?? name).replace(/^>=/, "at least ").replace(/^<=/, "at most "));
	const last = names.pop();
	const list = names.length > 0 ? `${names.join(", ")} or ${last}` : last;
	return `expected ${list}, got ${receivedText(issue)}`;
}

/** The keys of the object that has an unknown key. */
function knownKeysBeside(issue: Issue): string[] {
	const owner = schemaAt((issue.path ?? []).slice(0, -1));
	return Object.keys((owner as { entries?: object } | undefined)?.entries ?? {});
}

/** Follows the path of an issue through the schema, with the schema that was selected for each value. */
function schemaAt(path: readonly v.IssuePathItem[]): unknown {
	let schema: unknown = configSchema;
	for (const { key, value } of path) {
		const parent = schema as { entries?: Record<string, unknown>; item?: unknown; value?: unknown };
		schema = selectSchema(parent.entries?.[String(key)] ?? parent.item ?? parent.value, value);
	}
	return schema;
}

interface AnySchema {
	/** Of an optional schema. */
	readonly wrapped?: AnySchema;
	/** Of a lazy schema. */
	readonly getter?: (input: unknown) => AnySchema;
	/** Of a variant. */
	readonly options?: readonly { readonly entries?: { readonly type?: { readonly literal?: unknown } } }[];
}

/** The schema inside an optional one, and the one that a lazy schema or a variant selects for the value. */
function selectSchema(schema: unknown, value: unknown): unknown {
	let inner = schema as AnySchema | undefined;
	while (inner?.wrapped || inner?.getter) inner = inner.wrapped ?? inner.getter?.(value);
	const type = (value as { type?: unknown } | null)?.type;
	return inner?.options?.find((option) => option.entries?.type?.literal === type) ?? inner;
}
