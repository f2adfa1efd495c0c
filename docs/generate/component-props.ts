/** The tables of props of the components that come with ssg, from the schemas that Markdown is checked against. */
import * as v from "valibot";
import { THEME_COMPONENTS } from "../../src/pipeline/parse/components/theme-components.ts";
import { code, table } from "./page.ts";

/** A line of a page that stands for the table of a component. */
const TABLE_MARK = /^<!-- props (\w+) -->$/gm;

export const withPropTables = (text: string): string => text.replace(TABLE_MARK, (_, name: string) => propTable(name));

function propTable(name: string): string {
	const { props: { entries } = { entries: {} }, aliases = {} } = THEME_COMPONENTS[name] ?? {};
	const rows = Object.entries(entries).flatMap(([prop, schema]) => {
		const { title, description, values, isRequired } = describe(schema as v.GenericSchema);
		const names = [prop, ...Object.keys(aliases).filter((alias) => aliases[alias] === prop)];
		const sentences = [
			description,
			values.length > 0 && `One of ${values.map(code).join(", ")}`,
			isRequired && "Required",
		];
		return title === undefined
			? [] // it is accepted, and has no effect
			: [[names.map(code).join(", "), title, sentences.filter(Boolean).join(". ")]];
	});
	return table(["Prop", "Type", "Meaning"], rows);
}

interface AnySchema extends v.GenericSchema {
	readonly wrapped?: AnySchema;
	readonly options?: readonly unknown[];
}

function describe(schema: AnySchema) {
	const own = schema.wrapped ?? schema;
	return {
		title: v.getTitle(own),
		description: v.getDescription(own),
		values: own.type === "picklist" ? (own.options ?? []).map(String) : [],
		isRequired: !schema.wrapped,
	};
}
