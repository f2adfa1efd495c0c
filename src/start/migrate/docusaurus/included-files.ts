/** Markdown that documents import from elsewhere in the project, which is copied to a folder that content may include. */
import path from "node:path";
import { findModuleStatements } from "../../../pipeline/parse/components/syntax/module-statements.ts";
import type { FileCopy, NewFiles } from "../../init/write-new-files.ts";
import { withLinkedFiles } from "../linked-files.ts";
import { withoutPluginContainers } from "../plugin-containers.ts";
import { findModuleFile, isFileIn, placeIn, readProjectFile } from "../project-paths.ts";
import { hasFormulas } from "../source-files.ts";
import { recordOf } from "../untyped.ts";
import { literalText, rewriteMdx } from "./mdx.ts";
import type { ExpressionOptions } from "./mdx-expressions.ts";
import { type DocusaurusProject, staticFolders } from "./project.ts";

/** Relative to the new site. */
export const INCLUDED_FOLDER = "included";

const QUOTED = /(["'])[^"'\n]+\1/;

/** Webpack's way to import the text of a file. */
const RAW_FILE = /^!!?raw-loader!/;
const MAX_RAW_LENGTH = 50_000;

/** Texts of files that a document imports become constants, and code in the component of the theme. */
function withRawFiles(text: string, source: string, folder: string): string {
	if (!text.includes("raw-loader!")) return text;
	const values = new Map<string, string>();
	const changed = findModuleStatements(text).reduceRight((rest, { start, end, names: [constant = ""], from = "" }) => {
		if (!RAW_FILE.test(from)) return rest;
		const place = from.replace(RAW_FILE, "").replace(/^@site\//, `${folder}/`);
		const file = findModuleFile(path.resolve(path.dirname(source), place), folder);
		const value = file && readProjectFile(folder, file);
		if (!value || value.length > MAX_RAW_LENGTH) return rest;
		values.set(constant, value);
		return `${rest.slice(0, start)}export const ${constant} = ${literalText(value)};${rest.slice(end)}`;
	}, text);
	return changed.replace(SHOWN_CODE, (whole, tag: string, constant: string) => {
		const value = values.get(constant);
		return value === undefined ? whole : `${tag}{\`${value.replace(/[\\`$]/g, "\\$&")}\`}</CodeBlock>`;
	});
}

const SHOWN_CODE = /(<CodeBlock(?:\s[^<>]{0,500})?>)\s*\{\s*(\w{1,100})\s*\}\s*<\/CodeBlock>/g;

interface ContentFiles {
	/** With the files that they refer to. An import of a file that does not exist is taken out. */
	readonly content: NewFiles;
	/** Where the files come from, by name; absolute. */
	readonly sources: ReadonlyMap<string, string>;
}

export function withIncludedFiles(original: NewFiles, project: DocusaurusProject): ContentFiles {
	const { folder, notes } = project;
	const markdown = recordOf(project.config.markdown);
	const mayHaveFormulas = hasFormulas(folder);
	const sources = new Map(
		Object.entries(original).flatMap(([name, file]) =>
			typeof file === "string" ? [] : [[name, file.copyOf] as const],
		),
	);
	const names = new Map([...sources].map(([name, file]) => [file, name]));
	const isMdx = (name: string) => name.endsWith(".mdx") || !/^(?:detect|md)$/.test(String(markdown.format ?? "mdx"));
	const expressionsOf = (name: string): ExpressionOptions => ({
		isPartial: name.startsWith(`${INCLUDED_FOLDER}/`) || path.posix.basename(name).startsWith("_"),
		hasFormulas: mayHaveFormulas,
		onUnknown: (source) => notes.add("expressions of MDX", `${name}: ${source}`),
	});
	const migrate = (files: NewFiles): NewFiles => {
		const included: Record<string, FileCopy> = {};
		const pathFrom = (name: string, file: string): string => {
			const known = names.get(file);
			const target = known ?? `${INCLUDED_FOLDER}/${placeIn(folder, file).replaceAll("../", "")}`;
			if (!known) {
				names.set(file, target);
				sources.set(target, file);
				included[target] = { copyOf: file };
			}
			const relative = path.posix.relative(path.posix.dirname(name), target);
			return relative.startsWith(".") ? relative : `./${relative}`;
		};
		const rewrite = (written: string, name: string, source: string): string => {
			const plain = withoutPluginContainers(withRawFiles(written, source, folder), name, notes);
			const text = rewriteMdx(plain, isMdx(name) ? expressionsOf(name) : undefined);
			const statements = findModuleStatements(text);
			const shown = statements.reduceRight((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);
			return statements.reduceRight((rest, { start, end, kind, names, from: imported = "" }) => {
				const isUnused = kind === "import" && names.length > 0 && !names.some((one) => shown.includes(one));
				if (isUnused) return rest.slice(0, start) + rest.slice(end);
				if (!/\.mdx?$/.test(imported)) return rest;
				const file = imported.startsWith(".")
					? path.resolve(path.dirname(source), imported)
					: path.join(folder, imported.replace(/^@site\//, ""));
				const isThere = isFileIn(file, folder);
				if (!isThere) notes.add("imports of files that are not there", `${name}: ${names.join(", ")} from ${imported}`);
				const by = isThere ? text.slice(start, end).replace(QUOTED, () => `"${pathFrom(name, file)}"`) : "";
				return rest.slice(0, start) + by + rest.slice(end);
			}, text);
		};
		const copied = withLinkedFiles(files, { folder, publicFolders: staticFolders(project), notes }, rewrite);
		return Object.keys(included).length > 0 ? { ...copied, ...migrate(included) } : copied;
	};
	return { content: migrate(original), sources };
}
