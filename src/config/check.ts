/** Validates a configuration. */
import * as v from "valibot";
import { didYouMean, type Problem, suggestName } from "../model/problems/problem.ts";
import { controlIn } from "../model/text/control-characters.ts";
import { type ConfigSource, locateConfigKey } from "./key-location.ts";
import { pathProblemOf } from "./paths.ts";
import { configSchema } from "./schema.ts";
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
		...(problem ? { hint: problem.hint } : valueHintFor(issue, name)),
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

/** What other tools call the values of `ReportingSeverity`. */
const SEVERITY_SYNONYMS: Readonly<Record<string, string>> = {
	error: "throw",
	warning: "warn",
	info: "log",
	off: "ignore",
};

const BOOLEAN_SYNONYMS: Readonly<Record<string, boolean>> = {
	...{ true: true, yes: true, on: true },
	...{ false: false, no: false, off: false },
};

function valueHintFor({ input, expected, message }: Issue, name: string): Pick<Problem, "hint"> {
	const hint = typeof input === "string" ? textHint(input, expected ?? "", name) : undefined;
	if (hint) return { hint };
	if (input === true && message.includes("false or an object"))
		return { hint: "leave the key out for the defaults, or write an object with its options" };
	return {};
}

function textHint(input: string, expected: string, name: string): string | undefined {
	if (name === "url") return originHint(input);
	if (expected === "boolean" && Object.hasOwn(BOOLEAN_SYNONYMS, input))
		return `write ${BOOLEAN_SYNONYMS[input]} without quotation marks`;
	if (expected === "number" && /^\d+$/.test(input)) return `write ${input} without quotation marks`;
	const values = [...expected.matchAll(/"([^"]+)"/g)].map(([, value = ""]) => value);
	const synonym = SEVERITY_SYNONYMS[input];
	return synonym && values.includes(synonym) ? suggestName(synonym) : didYouMean(input, values);
}

/** A URL with a path is two keys. */
function originHint(url: string): string | undefined {
	if (!URL.canParse(url)) return undefined;
	const { protocol, origin, pathname } = new URL(url);
	if (!/^https?:$/.test(protocol) || pathname === "/") return undefined;
	return `write url: "${origin}", and baseUrl: "${pathname.replace(/\/?$/, "/")}"`;
}

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

/** Keys of other generators, and keys without their group, with what to write instead. */
const MOVED_KEYS: Readonly<Record<string, string>> = {
	...Object.fromEntries(
		["accent", "colorMode", "components", "css", "entries", "templates"].map((key) => [
			key,
			`write it as "theme.${key}"`,
		]),
	),
	createRedirects: 'write the function into the list "redirects"',
	feed: 'write it as "news.feed"',
	head: 'write it as "headTags"',
	mermaid: 'write "mermaid.theme" as "theme.mermaid"',
	// Docusaurus
	presets: 'write their options as the keys "docs", "news" and "pages"',
	staticDirectories: 'write the folder as "publicDir"',
	themeConfig: 'write its keys at the top level, "colorMode" and "mermaid" in "theme"',
	// VitePress
	base: 'write it as "baseUrl"',
	cleanUrls: 'remove it: see "trailingSlash"',
	description: 'write it as "tagline"',
	srcDir: 'write it as "contentDir"',
};

/** What to write instead of an unknown key, named as `markdown.html`. */
const movedKeyHint = (key: string): string | undefined =>
	Object.hasOwn(MOVED_KEYS, key) ? MOVED_KEYS[key] : undefined;

// Finds texts of a configuration that could not be shown or encoded, in values and in keys.

interface TextProblem {
	/** The keys that lead to the text. */
	readonly keys: readonly string[];
	/** Continues a sentence about the text: "has a control character". */
	readonly message: string;
	readonly hint: string;
}

const CONTROL: Omit<TextProblem, "keys"> = {
	message: "has a control character",
	hint: "remove it; terminals and browsers may take it for a command",
};

/** Such a text cannot be encoded as UTF-8: `encodeURI` throws. */
const LONE_SURROGATE: typeof CONTROL = {
	message: "has a lone surrogate",
	hint: "write both halves of the character, such as \\ud83d\\ude00",
};

const problemOfText = (text: string): typeof CONTROL | undefined =>
	controlIn(text) >= 0 ? CONTROL : /\p{Cs}/u.test(text) ? LONE_SURROGATE : undefined;

/** The first problem of each text. An object that contains itself is read once. */
function textProblemsIn(config: unknown): TextProblem[] {
	const known = new Set<unknown>();
	const problemsIn = (value: unknown, keys: readonly string[]): TextProblem[] => {
		const problem = typeof value === "string" ? problemOfText(value) : undefined;
		if (problem) return [{ keys, ...problem }];
		if (typeof value !== "object" || value === null || known.has(value)) return [];
		known.add(value);
		return Object.entries(value).flatMap(([key, inner]) => {
			const inside = [...keys, key];
			const keyProblem = problemOfText(key);
			return keyProblem ? [{ keys: inside, ...keyProblem }] : problemsIn(inner, inside);
		});
	};
	return problemsIn(config, []);
}
