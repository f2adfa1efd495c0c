/** The reference of components has each component of the theme, and each prop that it reads. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { themeComponents } from "../../src/pipeline/parse/components/component-names.ts";
import { filesIn } from "../files-in.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const text = readFileSync(path.join(root, "docs/generate/texts/components.md"), "utf8");
const sections = new Map(
	text
		.split(/^### /m)
		.slice(1)
		.map((section) => [/^\w+/.exec(section)?.[0] ?? "", section]),
);
/** The names in the first column of the tables of props. */
const describedProps = [...sections.values()].flatMap((section) =>
	[...section.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = ""]) =>
		[...cell.matchAll(/`(\w+)`/g)].map(([, name = ""]) => name),
	),
);

const components = suite("reference of components");

components("has each component of the theme", () => {
	assert.equal([...sections.keys()].toSorted(), [...themeComponents].toSorted());
	for (const [name, section] of sections) assert.ok(section.includes(`{#${name}}`), `${name} has an anchor`);
});

components("has each prop that the sources read, and no other", () => {
	const folder = path.join(root, "src/pipeline/parse/components");
	const source = filesIn(folder)
		.map((name) => readFileSync(path.join(folder, name), "utf8"))
		.join("\n");
	const read = [
		...source.matchAll(/\b(?:textProp|levelProp)\(\s*(?:use\.)?props,([^)]*)\)/g),
		...source.matchAll(/\bprops\.get\(([^)]*)\)/g),
	].flatMap(([, names = ""]) => [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name));
	const unknown = [...new Set(describedProps)].filter((name) => !source.includes(`"${name}"`));
	assert.equal(unknown, [], "described, but not read");
	const missing = [...new Set(read)].filter((name) => !describedProps.includes(name));
	assert.equal(missing, [], "read, but not described");
});

components.run();
