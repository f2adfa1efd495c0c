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
		const { title, description = "", isRequired } = describe(schema as v.GenericSchema);
		const names = [prop, ...Object.keys(aliases).filter((alias) => aliases[alias] === prop)];
		const [meaning = "", value = isRequired ? "required" : "none"] = description.split(". Default: ");
		return title === undefined
			? [] // it is accepted, and has no effect
			: [[names.map(code).join(", "), code(title), value, meaning]];
	});
	return table(["Prop", "Type", "Default", "Meaning"], rows);
}

interface AnySchema extends v.GenericSchema {
	readonly wrapped?: AnySchema;
}

function describe(schema: AnySchema) {
	const own = schema.wrapped ?? schema;
	return {
		title: v.getTitle(own),
		description: v.getDescription(own),
		isRequired: !schema.wrapped,
	};
}
