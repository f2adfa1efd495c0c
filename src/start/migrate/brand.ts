/** What the style sheets of a project say about its brand, and about the classes that its content uses. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { transformSync } from "esbuild";
import { PACKAGE_ROOT } from "../../engine/package-root.ts";
import { definedFields } from "../../model/collections.ts";
import { contentsOf, type NewFiles } from "../init/write-new-files.ts";
import type { MigrationNotes } from "./migration-notes.ts";
import { shortened } from "./project-paths.ts";
import { unlessEmpty } from "./untyped.ts";

interface Brand {
	/** `#rgb` or `#rrggbb` */
	readonly accent?: string;
	/** Rules for the theme and for the content. */
	readonly css: string;
	/** Addresses of style sheets of other sites, such as those with fonts. */
	readonly stylesheets: readonly string[];
	/** The selectors of rules that are about something else. */
	readonly leftOut: readonly string[];
}

/** The variables that a theme has for the same, by ours. */
const BRAND_VARIABLES = {
	accent: ["--ifm-color-primary", "--vp-c-brand-1", "--vp-c-brand"],
	font: ["--ifm-font-family-base", "--vp-font-family-base"],
	"font-code": ["--ifm-font-family-monospace", "--vp-font-family-mono"],
} as const;

/** The variables of VitePress that a brand may refer to. */
const VITEPRESS_COLOURS: ReadonlyMap<string, string> = new Map([
	["--vp-c-indigo-1", "#3451b2"],
	["--vp-c-purple-1", "#6f42c1"],
	["--vp-c-green-1", "#18794e"],
	["--vp-c-yellow-1", "#915930"],
	["--vp-c-red-1", "#b8272c"],
]);

const ROOT_SELECTOR = /^(?::root|html|body){0,2}(?:\[data-theme=["']?(\w+)["']?\]|\.(dark))?(?::root)?$/;

/** Its rules are more specific than those of the theme. */
const CONTENT = ":is(main, .docusaurus-page.docusaurus-page)";

/**
 * Style sheets for the brand, and for the classes that pages and documents use.
 *
 * @param base what stands in for the style sheet of the old theme, if one of its classes is used
 */
export function migrateBrand(styles: string, content: NewFiles, notes: MigrationNotes, base = "") {
	const classes = new Set(
		Object.entries(content).flatMap(([name, file]) =>
			/\.(?:mdx?|tsx)$/.test(name) ? classesIn(contentsOf(file)) : [],
		),
	);
	const brand = readBrand(styles, classes, CONTENT);
	for (const selector of brand.leftOut) notes.add("rules of style sheets", shortened(selector));
	const files: NewFiles = definedFields({
		"styles/docusaurus.css": [...classes].some((name) => base.includes(`.${name} `)) ? base : undefined,
		"styles/brand.css": brand.css ? `${brand.css}\n` : undefined,
	});
	return { ...brand, files };
}

/**
 * @param css the style sheets of the project, compiled to one
 * @param classes those that its pages and documents use
 * @param scope the selector of the element around the pages that use them
 */
function readBrand(css: string, classes: ReadonlySet<string>, scope: string): Brand {
	const rules = [...rulesOf(css)];
	const variables = { light: new Map<string, string>(), dark: new Map<string, string>() };
	for (const { prelude, body } of rules)
		for (const selector of prelude.split(",")) {
			const [isRoot, mode, isDark] = ROOT_SELECTOR.exec(selector.trim()) ?? [];
			if (!isRoot && selector.trim() !== "") continue;
			for (const [, name = "", value = ""] of (body ?? "").matchAll(/(--[\w-]+)\s*:([^;{}]+)/g))
				variables[mode === "dark" || isDark ? "dark" : "light"].set(name, value.trim());
		}
	const brandValue = (key: keyof typeof BRAND_VARIABLES) =>
		BRAND_VARIABLES[key].map((name) => resolved(name, variables.light)).find((value) => value !== undefined);
	const accent = hexOf(brandValue("accent"));
	const fonts = (["font", "font-code"] as const).flatMap((key) => {
		const value = brandValue(key);
		return value === undefined ? [] : [[`--${key}`, value] as const];
	});
	const own = (mode: keyof typeof variables) =>
		[...variables[mode]].filter(([name]) => !THEME_VARIABLES.includes(`${name}:`));
	const leftOut = new Set<string>();
	const kept = keptRules(rules, { classes, scope, leftOut });
	return {
		...(accent && { accent }),
		css: [
			block(":root", [...fonts, ...own("light")]),
			block('[data-theme="dark"]', own("dark")),
			...rules.filter(({ prelude }) => prelude.startsWith("@font-face")).map(ruleText),
			...kept.map(ruleText),
			...rules
				.filter(({ prelude }) => /^@(?:-\w+-)?keyframes /.test(prelude))
				.filter(({ prelude }) => kept.some(({ body = "" }) => body.includes(prelude.split(" ")[1] ?? "")))
				.map(ruleText),
		]
			.filter(Boolean)
			.join("\n\n"),
		leftOut: [...leftOut],
		stylesheets: rules.flatMap(({ prelude }) => /^@import (?:url\()?["']?(https:[^"')]+)/.exec(prelude)?.[1] ?? []),
	};
}

const THEME_VARIABLES = readFileSync(path.join(PACKAGE_ROOT, "templates/styles/tokens.css"), "utf8");

const block = (selector: string, variables: readonly (readonly [name: string, value: string])[]): string =>
	unlessEmpty(variables)
		? `${selector} {\n${variables.map(([name, value]) => `\t${name}: ${value};\n`).join("")}}`
		: "";

/** The value of a variable, also if it is that of another one. */
function resolved(name: string, variables: ReadonlyMap<string, string>, depth = 0): string | undefined {
	const value = variables.get(name) ?? VITEPRESS_COLOURS.get(name);
	const [, other] = /^var\((--[\w-]+)\)$/.exec(value ?? "") ?? [];
	return other && depth < 9 ? resolved(other, variables, depth + 1) : value;
}

function hexOf(colour: string | undefined): string | undefined {
	if (colour === undefined || HEX.test(colour)) return colour;
	const { code } = transformSync(`a{color:${colour}}`, { loader: "css", minify: true, target: "chrome60" });
	return /#(?:[\da-f]{6}|[\da-f]{3})(?![\da-f])/.exec(code)?.[0];
}

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;

interface CssRule {
	/** A selector, or an at-rule. */
	readonly prelude: string;
	/** What is in the braces. Statements have none. */
	readonly body?: string;
}

const ruleText = ({ prelude, body }: CssRule): string => (body === undefined ? `${prelude};` : `${prelude} {${body}}`);

/** The rules that are not inside of others. */
function* rulesOf(written: string): Generator<CssRule> {
	const css = written.replace(/\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\//g, "");
	let start = 0;
	let bodyStart = 0;
	let depth = 0;
	for (const { 0: token, index } of css.matchAll(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[{};]/g)) {
		if (token === "{") {
			if (depth++ === 0) bodyStart = index;
		} else if (token === "}" && depth > 0) {
			if (--depth > 0) continue;
			yield { prelude: css.slice(start, bodyStart).trim(), body: css.slice(bodyStart + 1, index) };
			start = index + 1;
		} else if (token === ";" && depth === 0) {
			yield { prelude: css.slice(start, index).trim() };
			start = index + 1;
		}
	}
}

interface RuleSelection {
	readonly classes: ReadonlySet<string>;
	readonly scope: string;
	/** Gets the selectors of the others, unless they only set variables of the site. */
	readonly leftOut: Set<string>;
}

/** The rules that are about one of the classes, in the scope of the content. */
function keptRules(rules: Iterable<CssRule>, selection: RuleSelection): readonly CssRule[] {
	const { classes, scope, leftOut } = selection;
	return [...rules].flatMap(({ prelude, body }) => {
		if (body === undefined) return [];
		if (/^@(?:media|supports|container|layer)/.test(prelude)) {
			const inside = keptRules(rulesOf(body), selection);
			return inside.length > 0 ? [{ prelude, body: `\n${inside.map(ruleText).join("\n")}\n` }] : [];
		}
		const selectors = prelude.split(/,(?![^(]*\))/).filter((selector) => {
			const [...names] = selector.matchAll(/\.(-?[_a-z][\w-]*)/gi);
			const isKept = names.length > 0 && names.every(([, name = ""]) => classes.has(name) || name === "dark");
			if (!isKept && !prelude.startsWith("@") && !ROOT_SELECTOR.test(selector.trim())) leftOut.add(selector.trim());
			return isKept;
		});
		return selectors.length > 0
			? [{ prelude: selectors.map((selector) => scoped(selector.trim(), scope)).join(",\n"), body }]
			: [];
	});
}

/** @example `[data-theme="dark"] .lead` becomes `[data-theme="dark"] main .lead` */
const scoped = (selector: string, scope: string): string =>
	selector
		.replace(/^(?:html|:root)?\.dark(?=\s)/, '[data-theme="dark"]')
		.replace(/^((?:(?::root|html|body)(?:[.[][^\s]*)?|\[data-theme[^\s]*|\.dark)\s+)?/, `$1${scope} `);

/** The names of classes in Markdown and in React pages. */
const classesIn = (text: string): readonly string[] =>
	[...text.matchAll(/\bclass(?:Name)?=\{?["']([^"'{}]{1,500})["']/g)].flatMap(([, names = ""]) => names.split(/\s+/));
