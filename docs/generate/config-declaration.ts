/**
 * Writes the type `Config` out for the declarations of the package, with the docstrings of the schema:
 * `node --import tsx docs/generate/config-declaration.ts lib/types`.
 */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { type ObjectType, readConfigSchema, type SchemaKey, type SchemaType, type TypePart } from "./config-schema.ts";
import { type Documentation, withSources } from "./declarations.ts";
import { indent, indentByBrackets } from "./page.ts";

const CONFIG_FILE = "src/config/config.ts";

/** @param folder that of the declarations, as the compiler writes them */
export function writeConfigDeclaration(folder: string): void {
	const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");
	const keys = withSources(root, (sources) => readConfigSchema(sources, root));
	writeFileSync(path.join(folder, CONFIG_FILE.replace(/\.ts$/, ".d.ts")), configDeclaration(keys));
}

function configDeclaration(keys: readonly SchemaKey[]): string {
	/** By name: of imports, and of objects and types with a name. */
	const declarations = new Map<string, string>();
	const objects = new Map<string, ObjectType>();

	const typeText = (type: SchemaType): string => type.map(partText).join(" | ");

	const partText = (part: TypePart): string => {
		switch (part.kind) {
			case "object":
				return objectText(part);
			case "list":
				return `readonly (${typeText(part.items)})[]`;
			case "record":
				return `Readonly<Record<string, ${typeText(part.values)}>>`;
			case "plain":
				return part.text;
			case "named":
				for (const object of part.objects) objectText(object);
				declarations.set(
					part.name,
					part.declarations.length > 0 ? part.declarations.join("\n") : importText(part.name, part.file),
				);
				return part.name;
		}
	};

	const objectText = (object: ObjectType): string => {
		const { name } = object;
		if (name === undefined) return `{\n${indent(membersText(object.keys))}\n}`;
		const known = objects.get(name);
		if (known && known !== object) throw new Error(`two objects of the configuration are called ${name}`);
		if (known) return name;
		objects.set(name, object);
		const members = indent(membersText(object.keys));
		declarations.set(name, `${docstring(object)}export interface ${name} {\n${members}\n}`);
		return name;
	};

	const membersText = (all: readonly SchemaKey[]): string =>
		all
			.map((key) => {
				const name = /^\w+$/.test(key.name) ? key.name : `"${key.name}"`;
				return `${docstring(key)}readonly ${name}${key.isOptional ? "?" : ""}: ${typeText(key.type)};`;
			})
			.join("\n");

	const config = `/** The configuration of a site, as its author writes it in \`site.config.ts\`. */\nexport interface Config {\n${indent(membersText(keys))}\n}`;
	return `${[...declarations.values(), config].join("\n")}\n`;
}

function importText(name: string, file: string): string {
	const specifier = path.posix.relative(path.posix.dirname(CONFIG_FILE), file);
	return `import type { ${name} } from "${specifier.startsWith(".") ? specifier : `./${specifier}`}";`;
}

/** A comment, or nothing if there is no documentation. */
function docstring({ text, default: value, examples }: Documentation): string {
	const lines = [
		...(text ? text.split("\n") : []),
		...(value === undefined ? [] : [`@default ${value}`]),
		...examples.map((example) => `@example ${indentByBrackets(example)}`),
	].flatMap((line) => line.replaceAll("*/", "*\\/").split("\n"));
	return lines.length === 0 ? "" : `/**\n${lines.map((line) => ` * ${line}`).join("\n")}\n */\n`;
}

const [, script, folder] = process.argv;
if (script === fileURLToPath(import.meta.url) && folder !== undefined) writeConfigDeclaration(folder);
