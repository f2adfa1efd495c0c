/** The reference of components has each component of the theme, with the props that it declares. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { THEME_COMPONENTS } from "../../src/pipeline/parse/components/theme-components.ts";
import { filesIn } from "../files-in.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const text = readFileSync(path.join(root, "docs/generate/texts/components.md"), "utf8");
const sections = new Map(
	text
		.split(/^### /m)
		.slice(1)
		.map((section) => [/^\w+/.exec(section)?.[0] ?? "", section]),
);
const declaredProps = Object.values(THEME_COMPONENTS).flatMap(({ props, aliases }) =>
	Object.keys({ ...props.entries, ...aliases }),
);

const components = suite("components of the theme");

components("are in the reference, with their props", () => {
	assert.equal([...sections.keys()].toSorted(), Object.keys(THEME_COMPONENTS).toSorted());
	for (const [name, section] of sections) {
		assert.ok(section.includes(`{#${name}}`), `${name} has an anchor`);
		const hasProps = Object.keys(THEME_COMPONENTS[name]?.props.entries ?? {}).some((prop) => prop !== "items");
		assert.is(section.includes(`<!-- props ${name} -->`), hasProps, `${name} has a table`);
	}
});

components("declare each prop that the sources read", () => {
	const folder = path.join(root, "src/pipeline/parse/components");
	const source = filesIn(folder)
		.map((name) => readFileSync(path.join(folder, name), "utf8"))
		.join("\n");
	const read = [
		...source.matchAll(/\b(?:textProp|levelProp)\(\s*(?:use\.)?props,([^)]*)\)/g),
		...source.matchAll(/\bprops\.get\(([^)]*)\)/g),
	].flatMap(([, names = ""]) => [...names.matchAll(/"(\w+)"/g)].map(([, name = ""]) => name));
	const missing = [...new Set(read)].filter((name) => !declaredProps.includes(name));
	assert.equal(missing, [], "read, but not declared");
});

components.run();
