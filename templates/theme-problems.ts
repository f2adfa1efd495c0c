/** Problems in the options of a theme. */
import { didYouMean } from "../src/model/problems/problem.ts";
import { badPropSchemas, missingComponents, type ThemeProblem } from "../src/model/site/theme-problem.ts";
import { defaultLayouts } from "./page-kinds.ts";
import * as replaceableParts from "./replaceable-parts.ts";
import type { ThemeOptions } from "./theme-options.ts";

const OPTIONS: { readonly [Name in keyof Required<ThemeOptions>]: true } = {
	layouts: true,
	parts: true,
	components: true,
	islands: true,
	props: true,
	inlineScripts: true,
	titleOf: true,
	descriptionOf: true,
	label: true,
};

export const themeProblemsIn = (options: ThemeOptions): ThemeProblem[] => [
	...unknownNames([], "theme option", options, OPTIONS),
	...unknownNames(["layouts"], "kind of page", options.layouts, defaultLayouts),
	...unknownNames(["parts"], "part", options.parts, replaceableParts),
	...missingComponents("layouts", options.layouts),
	...missingComponents("parts", options.parts),
	...missingComponents("components", options.components),
	...missingComponents("islands", options.islands),
	...badPropSchemas(options.props, { ...options.components, ...options.islands }),
];

const unknownNames = (key: readonly string[], subject: string, given: object = {}, known: object): ThemeProblem[] =>
	Object.keys(given)
		.filter((name) => !Object.hasOwn(known, name))
		.map((name) => ({
			key: [...key, name],
			message: `unknown ${subject} "${name}"`,
			hint: didYouMean(name, Object.keys(known)) ?? `expected one of ${Object.keys(known).join(", ")}`,
		}));
