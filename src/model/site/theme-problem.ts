/** Problems in the modules of a site's theme. The compiler finds most of them, but nobody has to run it. */

import { didYouMean } from "../problems/problem.ts";

/** A problem in an option of a theme. */
export interface ThemeProblem {
	/** The path of the option: `["parts", "Footer"]`. */
	readonly key: readonly string[];
	/** What is wrong. */
	readonly message: string;
	/** How to fix it. */
	readonly hint: string;
}

/** React components are functions, or objects such as `memo` returns. A wrong import is `undefined`. */
export const missingComponents = (
	option: "layouts" | "parts" | "components" | "islands",
	given: object = {},
): ThemeProblem[] =>
	Object.entries(given)
		.map(([name, value]) => [name, componentIn(value)] as const)
		.filter(([, value]) => !["function", "object"].includes(typeof value))
		.map(([name, value]) => ({
			key: [option, name],
			message: `${option}.${name} is not a React component, but ${typeof value}`,
			hint: "check how the component is imported",
		}));

/** Schemas of props that are for no component, or are none. */
export const badPropSchemas = (given: object = {}, components: object): ThemeProblem[] =>
	Object.entries(given).flatMap(([name, schema]): ThemeProblem[] => {
		const key = ["props", name];
		const names = Object.keys(components);
		if (!names.includes(name))
			return [
				{
					key,
					message: `props.${name} is for no component`,
					hint: didYouMean(name, names) ?? `expected one of ${names.join(", ")}`,
				},
			];
		if (typeof schema?.entries === "object") return [];
		return [{ key, message: `props.${name} is not an object of valibot`, hint: "write v.object({ … })" }];
	});

/** An island may be given as `{ component, when }`. */
const componentIn = (value: unknown): unknown =>
	typeof value === "object" && value !== null && "component" in value ? value.component : value;
