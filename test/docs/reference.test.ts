// Test run: integration
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { runInNewContext } from "node:vm";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { readApiModule } from "../../docs/generate/api.ts";
import { API_MODULES } from "../../docs/generate/api-modules.ts";
import {
	type ConfigurationKey,
	exampleAt,
	examplesOf,
	readConfigurationKeys,
	withInnerKeys,
} from "../../docs/generate/configuration.ts";
import { withSources } from "../../docs/generate/declarations.ts";
import { ENVIRONMENT_VARIABLES } from "../../docs/generate/environment.ts";
import { readReportShapes } from "../../docs/generate/json-report.ts";
import { createReferencePages } from "../../docs/generate/pages.ts";
import { placeOf } from "../../docs/generate/problems.ts";
import { readProblemSubjects } from "../../src/cli/problem-descriptions.ts";
import { configSchema } from "../../src/config/schema.ts";
import { LINT_RULES } from "../../src/quality/rules/index.ts";
import { assertNone } from "../assert-none.ts";
import { filesIn } from "../files-in.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const pages = await createReferencePages(root);
const { keys, modules, shapes } = withSources(root, (sources) => ({
	keys: [...readConfigurationKeys(sources, root).values()].flat(),
	modules: API_MODULES.map((module) => ({ module, declared: readApiModule(module, sources, root) })),
	shapes: readReportShapes(sources),
}));

const REQUIRED = { title: "Site", url: "https://example.org" };

const evaluate = (expression: string): unknown => structuredClone(runInNewContext(`(${expression})`, {}));

/** Also the keys of the objects in its list. */
const withVariants = (key: ConfigurationKey): ConfigurationKey[] => [
	key,
	...[...key.keys, ...key.variants.flatMap((one) => one.keys)].flatMap(withVariants),
];

const reference = suite("generated reference");

reference("has a place for each code and rule, to which the list of them leads", () => {
	const textOf = new Map(pages.map((page) => [page.path, page.text]));
	const list = textOf.get("problems/index.md") ?? "";
	const places = [
		...readProblemSubjects().flatMap((subject) => subject.problems.map((problem) => placeOf(subject, problem))),
		...LINT_RULES.map(({ id }) => `rules/${id}.md`),
	];
	assert.ok(places.length > 100);
	const exists = (place: string) => {
		const [file = "", anchor] = place.split("#");
		const text = textOf.get(`problems/${file}`);
		return anchor ? text?.includes(`{#${anchor}}`) : text !== undefined;
	};
	assertNone(places.filter((place) => !exists(place) || !list.includes(`(${place})`)));
});

reference("names each key of the configuration", () => {
	const list = pages.find((page) => page.path === "configuration/index.md")?.text ?? "";
	assertNone(Object.keys(configSchema.entries).filter((name) => !list.includes(`| [\`${name}\`](`)));
});

reference("descriptions of pages have 50 to 160 characters", () => {
	for (const { path: name, text } of pages) {
		if (!name.endsWith(".md") || name.startsWith("_")) continue;
		const [, quoted = '""'] = /^description: (".*")$/m.exec(text) ?? [];
		const description = JSON.parse(quoted);
		assert.ok(description.length >= 50 && description.length <= 160, `${name}: ${description.length}`);
	}
});

reference("each key of the configuration says what it sets", () => {
	const poor = keys
		.flatMap(withVariants)
		.flatMap((key) => [
			...(key.text ? [] : [`${key.anchor}: no text`]),
			...(key.isOptional && key.default === undefined ? [`${key.anchor}: no @default`] : []),
			...key.variants.flatMap((variant) => [
				...(variant.text ? [] : [`${variant.anchor}: no text`]),
				...(variant.examples.length > 0 ? [] : [`${variant.anchor}: no @example`]),
			]),
		]);
	assert.equal(poor, []);
});

reference("everything that the modules export is described", () => {
	const poor = modules.flatMap(({ module, declared }) =>
		declared.flatMap(({ name, file, text, members }) => [
			...(text ? [] : [`${module.name} ${name} (${file})`]),
			...members.filter((member) => !member.text).map((member) => `${module.name} ${name}.${member.name} (${file})`),
		]),
	);
	assert.equal(poor, []);
});

reference("fields of reports are described", () => {
	assertNone(
		shapes.flatMap(({ name, fields }) => fields.filter(({ text }) => !text).map((field) => `${name}.${field.name}`)),
	);
});

reference("environment variables are those that the sources read", () => {
	const files = ["src", "bin"].flatMap((folder) =>
		filesIn(path.join(root, folder)).map((name) => readFileSync(path.join(root, folder, name), "utf8")),
	);
	const read = files.flatMap((text) => [
		...[...text.matchAll(/\benv\.([A-Z][A-Z_]+)\b/g)].map(([, name]) => name),
		...[...text.matchAll(/\{([A-Z_, ]+)\} = process\.env\b/g)].flatMap(([, names = ""]) =>
			names.split(",").map((name) => name.trim()),
		),
	]);
	assert.equal(
		ENVIRONMENT_VARIABLES.map(({ name }): string | undefined => name),
		[...new Set(read)].toSorted(),
	);
});

reference("each key has an example, or is part of one", () => {
	const keysWithoutExample = (key: ConfigurationKey, isShown: boolean): string[] => {
		const shown = isShown || examplesOf(key).length > 0;
		return key.keys.length > 0 ? key.keys.flatMap((one) => keysWithoutExample(one, shown)) : shown ? [] : [key.anchor];
	};
	assertNone(keys.flatMap((key) => keysWithoutExample(key, false)));
});

reference("examples are valid", () => {
	for (const key of withInnerKeys(keys)) {
		if (/\[\]|<name>/.test(key.path)) continue;
		for (const example of examplesOf(key)) {
			const text = `{ ${exampleAt(key, example)} }`;
			const config = runInNewContext(`(${text})`, {});
			const { issues = [] } = v.safeParse(configSchema, { ...REQUIRED, ...config });
			assert.equal(
				issues.map(({ message }) => message),
				[],
				text,
			);
		}
	}
});

reference("defaults are those of the schema", () => {
	const defaults = v.parse(configSchema, REQUIRED) as Record<string, unknown>;
	const differing = keys.flatMap((key) => [...wrongDefaults(key, defaults)]);
	assert.equal(differing, []);
});

reference("severities of rules are those that they have", () => {
	const rules = withInnerKeys(keys).filter(({ path: at }) => /^check\.rules\.[^.]+$/.test(at));
	assert.equal(
		rules.map(({ name, default: value }) => `${name} ${value}`).toSorted(),
		LINT_RULES.map(({ id, severity }) => `${id} "${severity}"`).toSorted(),
	);
});

/** Defaults that are sentences cannot be compared. */
function wrongDefaults(key: ConfigurationKey, parent: Record<string, unknown>): string[] {
	if (key.path.includes("<name>") || key.anchor === "check.rules") return [];
	const value = parent[key.name];
	const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
	const inner = isObject ? key.keys.flatMap((one) => wrongDefaults(one, value as Record<string, unknown>)) : [];
	if (key.default === undefined || !/^["[{\d]|^(?:true|false)$/.test(key.default)) return inner;
	if (key.default === "{}" && isObject) return inner;
	let written: unknown;
	try {
		written = evaluate(key.default);
	} catch {
		return inner; // "Next" for `current`, otherwise `name`
	}
	return JSON.stringify(written) === JSON.stringify(value)
		? inner
		: [`${key.anchor}: ${JSON.stringify(value)}`, ...inner];
}

reference.run();
