// Test run: integration
/** `ssg schema`, and what it tells editors. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { Ajv } from "ajv";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { parse } from "yaml";
import type { DataFile } from "../../src/model/content/source.ts";
import { formatProblem, type Problem } from "../../src/model/problems/problem.ts";
import { parseAuthorsFile } from "../../src/pipeline/parse/data-files/authors-file.ts";
import { parseCategoryFile } from "../../src/pipeline/parse/data-files/category-file.ts";
import { parseSearchFile } from "../../src/pipeline/parse/data-files/search-file.ts";
import { parseTagsFile } from "../../src/pipeline/parse/data-files/tags-file.ts";
import { editorFiles, editorSettings } from "../../src/start/editor-files.ts";
import {
	type JsonSchema,
	readDataFileSchemas,
	readFrontMatterSubjects,
} from "../../src/start/front-matter-reference.ts";
import { filesIn } from "../files-in.ts";
import { runCommand } from "../pipeline/emit/command.ts";
import { inFolder, writeFiles } from "../site.ts";

const schema = suite("ssg schema");

const compile = (value: JsonSchema) => new Ajv({ strict: false }).compile(value);

const NO_KEYS = { docs: {}, news: {}, pages: {} };
const files = editorFiles(NO_KEYS);
const schemaIn = (all: typeof files, name: string): JsonSchema => JSON.parse(all[`.vscode/ssg/${name}.json`] as string);

const PARSERS: Readonly<
	Record<keyof ReturnType<typeof readDataFileSchemas>, (file: DataFile) => { readonly problems: readonly Problem[] }>
> = { category: parseCategoryFile, authors: parseAuthorsFile, tags: parseTagsFile, search: parseSearchFile };

const READ_NAMES = { category: "_category_.json", authors: "authors.json", tags: "tags.json", search: "_search.json" };

/** What the build says about a data file. */
const problemsIn = (kind: keyof typeof PARSERS, value: unknown) =>
	PARSERS[kind]({
		path: `content/en/help/${READ_NAMES[kind]}`,
		name: READ_NAMES[kind],
		locale: "en",
		area: "docs",
		version: "",
		text: JSON.stringify(value),
	} as unknown as DataFile).problems;

/** The properties of a data file, or of its entries, each with an example in its place. */
function examplesOf(kind: keyof typeof PARSERS) {
	const { properties, additionalProperties } = readDataFileSchemas()[kind] as Record<string, Record<string, never>>;
	const described: Readonly<Record<string, { readonly examples: readonly unknown[] }>> =
		properties ?? additionalProperties?.properties ?? {};
	const within = (value: object) => (properties ? value : { entry: { name: "Jane", ...value } });
	return {
		names: Object.keys(described),
		values: Object.entries(described).flatMap(([name, { examples }]) =>
			examples.map((example) => (kind === "tags" ? { entry: { [name]: example } } : within({ [name]: example }))),
		),
	};
}

for (const kind of ["category", "authors", "tags", "search"] as const)
	schema(`${kind} files are described as they are read`, () => {
		const isValid = compile(schemaIn(files, kind));
		const { names, values } = examplesOf(kind);
		assert.ok(values.length >= names.length);
		for (const value of values) {
			assert.ok(isValid(value), JSON.stringify([value, isValid.errors]));
			assert.equal(problemsIn(kind, value).map(formatProblem), []);
		}
		const wrong = kind === "category" || kind === "search" ? { zzz: 1 } : { entry: { zzz: "1" } };
		const [unknown] = problemsIn(kind, wrong);
		const named = /(?:keys|fields) are (.*)$/.exec(unknown?.hint ?? "")?.[1]?.split(/, | and /);
		assert.equal(names.toSorted(), named?.toSorted());
		if (kind !== "authors") assert.not(isValid(wrong));
	});

schema("front matter is described for each area, with examples that are valid", () => {
	for (const { name, areas, example } of readFrontMatterSubjects().flatMap(({ keys }) => keys))
		for (const area of ["docs", "news", "pages"] as const) {
			const described = schemaIn(files, `front-matter-${area}`);
			const isValid = compile(described);
			assert.is(name in (described.properties as object), areas.includes(area), `${name} in ${area}`);
			assert.ok(isValid(parse(example)), `${example} ${JSON.stringify(isValid.errors)}`);
			const isAny = ["head", "tags", "features", "keywords"].includes(name) ? { a: 1 } : [[]];
			if (areas.includes(area)) assert.not(isValid({ [name]: isAny }), name);
		}
});

schema("the front matter of the manual is valid", () => {
	const isValid = compile(schemaIn(files, "front-matter-docs"));
	const texts = filesIn("docs/content/en/docs").filter((name) => name.endsWith(".md"));
	assert.ok(texts.length > 30);
	for (const name of texts) {
		const text = readFileSync(path.join("docs/content/en/docs", name), "utf8");
		const matter = /^---\n([\s\S]*?)\n---\n/.exec(text)?.[1];
		if (matter) assert.ok(isValid(parse(matter)), `${name} ${JSON.stringify(isValid.errors)}`);
	}
});

schema("keys of the site itself are among them, and offer their values", () => {
	const own = editorFiles({
		...NO_KEYS,
		docs: {
			level: { type: "string", values: ["easy", "a, b|$}\\"], required: true },
			topics: { type: "string[]", values: ["one", "two"], required: false },
			size: { type: "number", required: false },
		},
	});
	const isValid = compile(schemaIn(own, "front-matter-docs"));
	assert.ok(isValid({ level: "easy", topics: ["two"], size: 2, title: "A" }));
	for (const wrong of [{ topics: ["one"] }, { level: "hard" }, { level: "easy", topics: ["three"] }])
		assert.not(isValid(wrong), JSON.stringify(wrong));
	assert.not("level" in (schemaIn(own, "front-matter-news").properties as object));
	const snippets = JSON.parse(own[".vscode/front-matter.code-snippets"] as string);
	const bodyOf = (name: string) => snippets[`front matter: ${name}`].body;
	assert.equal(bodyOf("level"), [`level: \${1|easy,a\\, b\\|$}\\\\|}`]);
	assert.equal(bodyOf("topics"), [`topics: [\${1|one,two|}]`]);
	assert.equal(bodyOf("size"), ["size: $1"]);
	assert.equal(bodyOf("draft"), [`draft: \${1|true,false|}`]);
	assert.equal(bodyOf("layout"), [`layout: \${1|home,doc,page|}`]);
	assert.equal(bodyOf("title"), [`title: \${1:Install the app}`]);
	assert.equal(bodyOf("last_update"), [`last_update: \${1:{ date: 2024-03-01, author: Jane Doe \\}}`]);
	assert.equal(bodyOf("hero")[0], "hero:");
});

schema("other settings stay, with their indentation, and twice is once", () => {
	const before = '{\n  "a": 1,\n  "yaml.schemas": { "x.json": "y" },\n  "json.schemas": [{ "url": "z" }]\n}\n';
	const text = editorSettings(before, "content") as string;
	const settings = JSON.parse(text);
	assert.equal(Object.keys(settings), ["a", "yaml.schemas", "json.schemas"]);
	assert.is(settings["yaml.schemas"]["x.json"], "y");
	assert.equal(settings["yaml.schemas"]["./.vscode/ssg/tags.json"], ["content/**/tags.yml", "content/**/tags.yaml"]);
	assert.is(settings["json.schemas"][0].url, "z");
	assert.match(text, /^ {2}"a": 1,$/m);
	assert.is(editorSettings(text, "content"), text);
	for (const other of ["// a comment\n{}", "[]", "1"]) assert.is(editorSettings(other, "content"), undefined);
});

schema("writes the files of a site, and says what to add to settings with comments", () =>
	inFolder(async (cwd) => {
		writeFiles(cwd, {
			"site/site.config.ts":
				'export default { title: "T", url: "https://example.org", contentDir: "texts", frontMatter: { docs: { level: { type: "string" } } } };\n',
			"site/texts/en/help/index.md": "# Help\n",
		});
		const command = ["schema", "--root", "site"];
		const { code, stdout, stderr } = await runCommand(command, { cwd });
		assert.equal([code, stderr], [0, ""]);
		assert.equal(
			stdout.trim().split("\n").toSorted(),
			filesIn(cwd).filter((name) => name.includes(".vscode")),
		);
		const read = (name: string) => readFileSync(path.join(cwd, "site/.vscode", name), "utf8");
		assert.match(read("ssg/front-matter-docs.json"), '"level"');
		for (const url of Object.keys(JSON.parse(read("settings.json"))["yaml.schemas"]))
			assert.ok(existsSync(path.join(cwd, "site", url)), url);
		assert.match(read("settings.json"), '"texts/**/_category_.yml"');

		const commented = '{\n\t// mine\n\t"a": 1\n}\n';
		writeFiles(cwd, { "site/.vscode/settings.json": commented });
		const second = await runCommand(command, { cwd });
		assert.is(second.code, 0);
		assert.match(second.stdout, 'settings.json has comments, and stays as it is. Add to it:\n{\n\t"yaml.schemas"');
		assert.is(read("settings.json"), commented);
	}),
);

schema.run();
