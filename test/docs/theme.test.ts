/** The document about the theme names everything that a site can use. */
import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawThemeVariables } from "../../docs/pictures/theme-variables.ts";
import type { Page } from "../../src/model/site/page.ts";
import * as templates from "../../templates/index.tsx";
import { defaultLayouts } from "../../templates/page-kinds.ts";
import * as replaceableParts from "../../templates/replaceable-parts.ts";

const documented = suite("the document about the theme");

const DOCUMENT = readFileSync("docs/content/en/docs/reference/theme.md", "utf8");
const TOKENS = readFileSync("templates/styles/tokens.css", "utf8");
const INDEX = readFileSync("templates/index.tsx", "utf8");

/** The section of a heading, without the sections after it. */
const sectionOf = (heading: string): string =>
	DOCUMENT.split(/^## /m).find((text) => text.startsWith(`${heading}\n`)) ?? "";

/** The cells of the rows of a section's tables, without the rows of their headers. */
const rowsOf = (heading: string): string[][] =>
	[...sectionOf(heading).matchAll(/^\| (`.*) \|$/gm)].map(([, cells = ""]) => cells.split(" | "));

const namesIn = (cell = ""): string[] => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);

/** Declarations, in the first, second or third rule of the file: light, dark, both. */
const declarationsIn = (rule: number): Map<string, string> =>
	new Map(
		[...(TOKENS.split("}\n")[rule] ?? "").matchAll(/^\t(--[\w-]+):\s*([^;]+);/gm)].map(([, name = "", value = ""]) => [
			name,
			value.replace(/\s+/g, " "),
		]),
	);

documented("lists every variable with its values", () => {
	const [light, dark, both] = [0, 1, 2].map(declarationsIn) as [
		Map<string, string>,
		Map<string, string>,
		Map<string, string>,
	];
	assert.ok(light.size > 15 && both.size > 5);
	const quoted = (text: string | undefined) => `\`${text}\``;
	assert.equal(
		rowsOf("Variables").map((cells) => cells.slice(0, -1)),
		[
			...[...light].map(([name, value]) => [name, value, dark.get(name)].map(quoted)),
			...[...both].map((declaration) => declaration.map(quoted)),
		],
	);
});

documented("lists every part and slot", () => {
	const names = [...rowsOf("Slots"), ...rowsOf("Parts")].flatMap(([name]) => namesIn(name));
	assert.equal(names.sort(), Object.keys(replaceableParts).sort());
});

documented("lists kinds of pages with their layouts", () => {
	for (const [kind = "", layout = ""] of rowsOf("Layouts"))
		assert.is(defaultLayouts[namesIn(kind)[0] as Page["kind"]].name, namesIn(layout)[0]);
});

documented("lists every export", () => {
	const names = [
		...rowsOf("Slots").flatMap(([name]) => namesIn(name)),
		...rowsOf("Parts").flatMap(([name]) => namesIn(name)),
		...rowsOf("Layouts").flatMap(([, name]) => namesIn(name)),
		...rowsOf("Other exports").flatMap(([name]) => namesIn(name)),
	];
	const types = [...INDEX.matchAll(/\btype (?:\{([^}]+)\}|(\w+))/g)].flatMap(
		([, list, name = ""]) => list?.match(/\w+/g) ?? name,
	);
	const exported = Object.keys(templates).filter((name) => name !== "default");
	assert.equal(names.sort(), [...exported, ...types].sort());
});

documented("lists every option", () => {
	const options = readFileSync("templates/theme-problems.ts", "utf8");
	const names = [...options.matchAll(/^\t(\w+): true,$/gm)].map(([, name]) => name);
	assert.equal(
		rowsOf("`createTheme`").flatMap(([name]) => namesIn(name)),
		names,
	);
});

documented("has pictures of the colours as they are", () => {
	for (const [name, svg] of Object.entries(drawThemeVariables(TOKENS)))
		assert.is(readFileSync(`docs/public/images/${name}`, "utf8"), svg);
});

documented.run();
