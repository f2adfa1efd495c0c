/** The theme's style sheets use few sizes, so that its parts look like one whole. `templates/styles/tokens.css` names them. */
import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { assertNone } from "../assert-none.ts";

const styles = suite("styles");

const FOLDERS = ["templates/styles", "src/browser/search/box", "src/browser/chrome"];
const readStyles = (folder: string) => filesIn(folder).map((name) => readFileSync(`${folder}/${name}`, "utf8"));
const filesIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith(".css"));
const declarations = FOLDERS.flatMap((folder) =>
	filesIn(folder).flatMap((name) =>
		[...readFileSync(`${folder}/${name}`, "utf8").matchAll(/(?<![\w-])([a-z-]+):\s*([^;{}]+);/g)].map(
			([, property = "", value = ""]) => ({ property, value, text: `${name}: ${property}: ${value}` }),
		),
	),
);

/** Properties by what their names match, and their values. */
const RULES: readonly [what: string, property: RegExp, value: RegExp][] = [
	[
		"nine sizes of text, and that of code",
		/^font-size$/,
		/^(?:var\(--size-(?:xs|sm|md|text|lg|xl|title|hero)\)|1rem|0\.875em|1em|inherit)$/,
	],
	["two weights, which all systems have", /^font-weight$/, /^[47]00$/],
	["three radii, or none", /^border.*radius$/, /^(?:(?:0|50%|var\(--radius(?:-small)?\))\s?)+$/],
	["one shadow, and lines", /^box-shadow$/, /^(?:var\(--shadow\)|none|inset 0 0 0 1px var\(--line\))$/],
];

for (const [what, property, value] of RULES)
	styles(what, () => {
		assertNone(
			declarations.filter((one) => property.test(one.property) && !value.test(one.value)).map(({ text }) => text),
		);
	});

/** Lengths that belong to the text around them are in em, and lines in pixels. */
const LENGTH = /(?<![\w.-])-?(\d*\.?\d+)rem/g;

styles("distances are multiples of 4 pixels, or 2 pixels", () => {
	const distances = declarations.filter(({ property }) =>
		/^(?:margin|padding|gap|inset|row-gap|column-gap)/.test(property),
	);
	const isOnScale = (rem: number) => rem === 0.125 || Number.isInteger(rem * 4);
	assertNone(
		distances
			.filter(({ value }) => [...value.matchAll(LENGTH)].some(([, rem]) => !isOnScale(Number(rem))))
			.map(({ text }) => text),
	);
});

/** The first column of the table of classes in the manual, without what is in parentheses. */
const PUBLIC_CLASSES = [
	...(/\n\| class \| what \|\n.*\n((?:\|.*\n)+)/.exec(
		readFileSync("docs/content/en/docs/reference/theme.md", "utf8"),
	)?.[1] ?? ""),
]
	.join("")
	.split("\n")
	.flatMap((row) => [...(row.split("|")[1] ?? "").matchAll(/`([\w-]+)`/g)].map(([, name = ""]) => name));

styles("classes that sites may use in style sheets of their own stay", () => {
	const used = new Set(
		FOLDERS.flatMap(readStyles).flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name]) => name)),
	);
	assert.ok(PUBLIC_CLASSES.length > 20);
	assertNone(PUBLIC_CLASSES.filter((name) => !used.has(name)));
});

styles.run();
