/** Whether a configuration is one, and where it is not. */
import * as v from "valibot";
import { nearest, type Problem } from "../model/problem.ts";
import type { Config } from "./define.ts";
import { type ConfigText, placeOfKey } from "./place.ts";
import { configSchema } from "./schema.ts";

/** Everything that is wrong with a configuration, at the place of its key. */
export function checkConfig(config: unknown, file: ConfigText): Problem[] {
	if (typeof config !== "object" || config === null)
		return [
			{
				severity: "error",
				code: "config",
				message: "the configuration has no default export that is an object",
				at: { path: file.path, line: 1, column: 1 },
				hint: "write `export default defineConfig({ … })`",
			},
		];
	const result = v.safeParse(configSchema, config);
	const issues = result.issues ?? [];
	return issues.length > 0
		? issues.flatMap(leaves).map((issue) => problemOf(issue, file))
		: checkTogether(config as Config, file);
}

type Issue = v.BaseIssue<unknown>;

/** A union's issue holds the issues of its members; those with a place of their own say more. */
function leaves(issue: Issue): Issue[] {
	return [issue];
}

const pathOf = (issue: Issue): string[] =>
	(issue.path ?? []).map((item) => String(item.key));

function problemOf(issue: Issue, file: ConfigText): Problem {
	const keys = pathOf(issue);
	const name = keys.join(".") || "the configuration";
	const at = placeOfKey(keys, file);
	if (issue.expected === "never") {
		const near = nearest(keys.at(-1) ?? "", knownKeys(issue));
		return {
			severity: "error",
			code: "config-key",
			message: `${name} is no key of the configuration`,
			at,
			...(near && { hint: `Did you mean ${near}?` }),
		};
	}
	return {
		severity: "error",
		code: "config-value",
		message: `${name}: ${reasonOf(issue)}`,
		at,
	};
}

/** The keys that may stand beside an unknown one. */
function knownKeys(issue: Issue): string[] {
	const owner = schemaAt((issue.path ?? []).slice(0, -1));
	return Object.keys(
		(owner as { entries?: object } | undefined)?.entries ?? {},
	);
}

type PathItem = v.IssuePathItem;

/** Walks the schema along the path of an issue, choosing at each value the schema that was used for it. */
function schemaAt(path: readonly PathItem[]): unknown {
	let schema: unknown = configSchema;
	for (const item of path) {
		schema = unwrap(schema, (item as { input?: unknown }).input);
		const {
			entries,
			item: element,
			value,
		} = schema as {
			entries?: Record<string, unknown>;
			item?: unknown;
			value?: unknown;
		};
		schema = unwrap(
			entries?.[String(item.key)] ?? element ?? value,
			item.value,
		);
	}
	return schema;
}

/** The schema inside optional ones, and the one a lazy schema chooses for this value. */
function unwrap(schema: unknown, value: unknown): unknown {
	let inner = schema as {
		wrapped?: unknown;
		getter?: (input: unknown) => unknown;
		options?: readonly { entries?: { type?: { literal?: unknown } } }[];
	};
	while (inner?.wrapped || inner?.getter)
		inner = (inner.wrapped ?? inner.getter?.(value)) as typeof inner;
	const type = (value as { type?: unknown } | null)?.type;
	return (
		inner?.options?.find((option) => option.entries?.type?.literal === type) ??
		inner
	);
}

function reasonOf(issue: Issue): string {
	if (!issue.message.startsWith("Invalid")) return issue.message;
	if (issue.received === "undefined") return "is missing";
	const near =
		typeof issue.input === "string" &&
		nearest(
			issue.input,
			[...(issue.expected ?? "").matchAll(/"([^"]+)"/g)].map((match) =>
				String(match[1]),
			),
		);
	const inCode = (text: string) => text.replaceAll('"', "`");
	const expected = inCode(issue.expected ?? "something else");
	return `is ${inCode(issue.received)}, expected ${expected}${near ? `; did you mean \`${near}\`?` : ""}`;
}

/** The rules between keys. */
function checkTogether(config: Config, file: ConfigText): Problem[] {
	const problems: Problem[] = [];
	const refuse = (keys: string[], message: string) =>
		problems.push({
			severity: "error",
			code: "config-value",
			message: `${keys.join(".")}: ${message}`,
			at: placeOfKey(keys, file),
		});
	const locales = Object.keys(config.i18n?.locales ?? {});
	const chosen = config.i18n?.defaultLocale;
	if (config.i18n && locales.length === 0)
		refuse(["i18n", "locales"], "names no locale");
	if (chosen !== undefined && !locales.includes(chosen))
		refuse(
			["i18n", "defaultLocale"],
			`is “${chosen}”, which is not among the locales (${locales.join(", ")})`,
		);
	const { minHeadingLevel = 2, maxHeadingLevel = 3 } =
		config.tableOfContents ?? {};
	if (minHeadingLevel > maxHeadingLevel)
		refuse(
			["tableOfContents", "minHeadingLevel"],
			`is ${minHeadingLevel}, more than maxHeadingLevel, ${maxHeadingLevel}`,
		);
	const docs = config.docs || {};
	const names = (docs.versions ?? []).map((version) => version.name);
	if (
		docs.lastVersion !== undefined &&
		!["current", ...names].includes(docs.lastVersion)
	)
		refuse(
			["docs", "lastVersion"],
			`is “${docs.lastVersion}”, which is not among the versions (${names.join(", ")})`,
		);
	if (new Set(names).size < names.length)
		refuse(["docs", "versions"], "names a version twice");
	return problems;
}
