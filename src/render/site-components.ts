/** Adds the components of a site's own module to its theme. The module of the compiled templates imports this. */
import {
	missingComponents,
	type ThemeProblem,
} from "../model/theme-problem.ts";
import type { Templates } from "../react.ts";

/** What the module that the key `components` names exports. */
type ComponentExports = Pick<
	Templates,
	"components" | "pageComponents" | "islands"
>;

export const addComponents = (
	theme: Templates,
	{ components, pageComponents, islands }: ComponentExports,
): Templates => ({
	...theme,
	components: { ...theme.components, ...components },
	pageComponents: { ...theme.pageComponents, ...pageComponents },
	islands: { ...theme.islands, ...islands },
});

/** The mistakes in the module. `theme` is the theme without it, and `builtIn` the theme that comes with ssg. */
export function componentModuleProblems(
	theme: Templates,
	module: ComponentExports,
	builtIn: Templates,
): ThemeProblem[] {
	const { components, pageComponents, islands } = module;
	if (!components && !pageComponents && !islands)
		return [
			{
				key: [],
				message:
					'the module exports none of "components", "pageComponents" and "islands"',
				hint: 'write "export const components = { … }"',
			},
		];
	return [
		...missingComponents("components", components),
		...missingComponents("pageComponents", pageComponents),
		...missingComponents("islands", islands),
		...clashesBetween("components", theme, builtIn, components),
		...clashesBetween("pageComponents", theme, builtIn, pageComponents),
		...clashesBetween("islands", theme, builtIn, islands),
		...duplicatesIn(module),
	];
}

/** A name has one meaning in Markdown. */
const duplicatesIn = ({
	components = {},
	pageComponents = {},
	islands = {},
}: ComponentExports): ThemeProblem[] => [
	...Object.keys(islands)
		.filter((name) => Object.hasOwn({ ...components, ...pageComponents }, name))
		.map((name) => ({
			key: ["islands", name],
			message: `${name} is both a component and an island`,
			hint: `an island is also rendered when the site is built; remove it from "${Object.hasOwn(components, name) ? "components" : "pageComponents"}"`,
		})),
	...Object.keys(pageComponents)
		.filter((name) => Object.hasOwn(components, name))
		.map((name) => ({
			key: ["pageComponents", name],
			message: `${name} is in both "components" and "pageComponents"`,
			hint: "remove one of the two",
		})),
];

/** Components of the theme that comes with ssg may be replaced. */
const clashesBetween = (
	option: "components" | "pageComponents" | "islands",
	theme: Templates,
	builtIn: Templates,
	given: object = {},
): ThemeProblem[] =>
	Object.keys(given)
		.filter(
			(name) =>
				Object.hasOwn(theme[option] ?? {}, name) &&
				!Object.hasOwn(builtIn[option] ?? {}, name),
		)
		.map((name) => ({
			key: [option, name],
			message: `${option}.${name} is also in the theme of the site`,
			hint: "remove one of the two",
		}));
