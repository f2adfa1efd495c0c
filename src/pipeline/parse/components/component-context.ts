/** What a page says about components: its imports and constants, and where the tags are. */
import type { Env, StateBlock, StateInline } from "markdown-it";
import { getOrInsert } from "../../../model/collections.ts";
import { memoizeByObject } from "../../../model/text/lazily.ts";
import { environmentOf } from "../environment.ts";
import { warn } from "../report.ts";
import { resolveIncludePath } from "../rules/includes/include-directive.ts";
import { findComponents } from "./component-tags.ts";
import type { Constants, Literal } from "./syntax/literals.ts";
import { findModuleStatements, type ModuleStatement } from "./syntax/module-statements.ts";
import { modulePathsOf, moduleValues } from "./syntax/module-values.ts";
import { isThemeComponent } from "./theme-components.ts";

/** What is known of the text that is being parsed into blocks. Computed once per text. */
export const blockContextOf = memoizeByObject((state: StateBlock) => {
	const statements = defineModuleNames(state.env, state.src);
	const components = findComponents(state.src, (name) => isComponent(state, name));
	return {
		components,
		/** The offsets of their starts, in order. */
		componentStarts: [...components.byStart.keys()].sort((a, b) => a - b),
		/** By the offset of their start. */
		statements: new Map(statements.map((one) => [one.start, one])),
		/** The offset of the last end of a comment in braces. */
		lastCommentEnd: state.src.lastIndexOf("*/}"),
		lastHeadEnd: state.src.lastIndexOf("</head>"),
	};
});

/** Defines the names of a text's statements, and reports what cannot be honoured. */
export function defineModuleNames(env: Env | undefined, text: string): readonly ModuleStatement[] {
	const statements = findModuleStatements(text);
	let line = 0;
	let from = 0;
	for (const statement of statements) {
		line += text.slice(from, statement.start).split("\n").length - 1;
		from = statement.start;
		defineNames(env, statement, line);
	}
	return statements;
}

export const inlineComponentsOf = memoizeByObject((state: StateInline) =>
	findComponents(state.src, (name) => isComponent(state, name)),
);

/** Whether a tag is a component of the theme, of the site, or one that the page imports. */
export function isComponent({ env }: { readonly env?: Env }, name: string): boolean {
	return (
		isThemeComponent(name) ||
		environmentOf(env).components.has(name) ||
		environmentOf(env).moduleNames.partials.has(name) ||
		isPlaceholder(env, name)
	);
}

/** Whether a name cannot be honoured, or is in a module that cannot: `Icons.Star`. */
export const isPlaceholder = (env: Env | undefined, name: string): boolean =>
	environmentOf(env).moduleNames.placeholders.has(name.split(".", 1)[0] ?? "");

const IMAGE = /\.(?:png|jpe?g|gif|svg|webp|avif|ico|mp4|webm|pdf)$/i;
/** Imports that need nothing: styles, and Docusaurus's own modules whose use is checked where they are used. */
const NEEDLESS =
	/\.(?:css|scss|sass|less)$|^react$|^@docusaurus\/(?:useBaseUrl$|theme-common\b|plugin-content-docs\/client$)/;

/** The constants of a module of the site, which are read once. */
function importedValues(env: Env | undefined, from: string): Constants | undefined {
	const { includes, moduleNames } = environmentOf(env);
	const file = moduleFilesOf(env, from).find((name) => Object.hasOwn(includes, name));
	if (file === undefined) return undefined;
	return getOrInsert(moduleNames.modules, file, () => moduleValues(includes[file] ?? ""));
}

/** The files that an import may mean, relative to the site's root. */
function moduleFilesOf(env: Env | undefined, from: string): readonly string[] {
	const { activeIncludes, path, includeAliases } = environmentOf(env);
	const importer = activeIncludes.at(-1)?.file ?? path;
	return modulePathsOf(from).map((one) => resolveIncludePath(one, importer, includeAliases));
}

const isRefusedModule = (env: Env | undefined, from: string): boolean => {
	const { refusedIncludes = {} } = environmentOf(env);
	return moduleFilesOf(env, from).some((name) => Object.hasOwn(refusedIncludes, name));
};

/** What an import names in a module; `*` is all that the module exports, as an object. */
const importedValue = (values: Constants, name: string): Literal | undefined =>
	name === "*" && values.size > 0 ? Object.fromEntries(values) : values.get(name);

function defineNames(env: Env | undefined, statement: ModuleStatement, line: number): void {
	const { kind, names, from = "", imported = [], value } = statement;
	const { constants, partials, placeholders } = environmentOf(env).moduleNames;
	const [name] = names;
	if (kind === "export") {
		if (value !== undefined && name !== undefined) return void constants.set(name, value);
	} else if (NEEDLESS.test(from)) return;
	else if (name !== undefined && names.length === 1) {
		if (/\.mdx?$/i.test(from)) return void partials.set(name, from);
		if (IMAGE.test(from)) return void constants.set(name, from.replace(/^@site\/static\//, "/"));
	}
	const isKnown = (one: string) => isThemeComponent(one) || environmentOf(env).components.has(one);
	if (kind === "import" && names.length > 0) {
		const values = importedValues(env, from);
		for (const [index, one] of names.entries()) {
			const found = values && importedValue(values, imported[index] ?? "");
			if (found !== undefined && !isKnown(one)) constants.set(one, found);
		}
		if (names.every((one) => isKnown(one) || constants.has(one))) return;
	}
	for (const one of names) if (!isKnown(one) && !constants.has(one)) placeholders.add(one);
	warn(env, line, {
		code: `unsupported-${kind}`,
		message: `"${statement.title}" is not run`,
		hint:
			kind === "import"
				? `export the component from the module that "theme.components" names,${isRefusedModule(env, from) ? ' allow a module of constants with "markdown.includeFrom",' : ""} or remove the line`
				: 'only "export const name = …" with a plain value can be used',
		text: kind,
	});
}
