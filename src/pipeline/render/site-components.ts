/** Adds the components of a site's own module to its theme. The module of the compiled templates imports this. */
import { badPropSchemas, missingComponents, type ThemeProblem } from "../../model/site/theme-problem.ts";
import type { Templates } from "../../react.ts";

/** What the module that the key `components` names exports. */
type ComponentExports = Pick<Templates, "components" | "islands" | "props">;

export const addComponents = (theme: Templates, { components, islands, props }: ComponentExports): Templates => ({
	...theme,
	components: { ...theme.components, ...components },
	islands: { ...theme.islands, ...islands },
	props: { ...theme.props, ...props },
});

/** The problems in the module. `theme` is the theme without it, and `builtIn` the theme that comes with ssg. */
export function componentModuleProblems(
	theme: Templates,
	module: ComponentExports,
	builtIn: Templates,
): ThemeProblem[] {
	const { components, islands, props } = module;
	if (!components && !islands)
		return [
			{
				key: [],
				message: 'the module exports neither "components" nor "islands"',
				hint: 'write "export const components = { … }"',
			},
		];
	return [
		...missingComponents("components", components),
		...missingComponents("islands", islands),
		...badPropSchemas(props, { ...components, ...islands }),
		...clashesBetween("components", theme, builtIn, components),
		...clashesBetween("islands", theme, builtIn, islands),
		...Object.keys(islands ?? {})
			.filter((name) => Object.hasOwn(components ?? {}, name))
			.map((name) => ({
				key: ["islands", name],
				message: `${name} is both a component and an island`,
				hint: 'an island is also rendered when the site is built; remove it from "components"',
			})),
	];
}

/** Components of the theme that comes with ssg may be replaced. */
const clashesBetween = (option: "components" | "islands", theme: Templates, builtIn: Templates, given: object = {}) =>
	Object.keys(given)
		.filter((name) => Object.hasOwn(theme[option] ?? {}, name) && !Object.hasOwn(builtIn[option] ?? {}, name))
		.map((name) => ({
			key: [option, name],
			message: `${option}.${name} is also in the theme of the site`,
			hint: "remove one of the two",
		}));
