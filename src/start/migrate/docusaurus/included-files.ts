/** Markdown that documents import from elsewhere in the project, which is copied to a folder that content may include. */
import path from "node:path";
import { maskCode } from "../../../pipeline/parse/components/syntax/mask-code.ts";
import type { FileCopy, NewFiles } from "../../init/write-new-files.ts";
import { withLinkedFiles } from "../linked-files.ts";
import { withoutPluginContainers } from "../plugin-containers.ts";
import { isFileIn, placeIn } from "../project-paths.ts";
import { hasFormulas } from "../source-files.ts";
import { recordOf } from "../untyped.ts";
import { rewriteMdx } from "./mdx.ts";
import type { ExpressionOptions } from "./mdx-expressions.ts";
import { type DocusaurusProject, staticFolders } from "./project.ts";

/** Relative to the new site. */
export const INCLUDED_FOLDER = "included";

const IMPORT = /^import\s{1,9}(\w{1,100})\s{1,9}from\s{1,9}(["'])([^"'\n]{1,500}\.mdx?)\2;?[ \t]*$/gm;

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
			const plain = withoutPluginContainers(written, name, notes);
			const text = rewriteMdx(plain, isMdx(name) ? expressionsOf(name) : undefined);
			return [...maskCode(text).matchAll(IMPORT)].reduceRight(
				(rest, { 0: statement, 1: component, 3: imported = "", index }) => {
					const file = imported.startsWith(".")
						? path.resolve(path.dirname(source), imported)
						: path.join(folder, imported.replace(/^@site\//, ""));
					const isThere = isFileIn(file, folder);
					if (!isThere) notes.add("imports of files that are not there", `${name}: ${component} from ${imported}`);
					const by = isThere ? statement.replace(imported, pathFrom(name, file)) : "";
					return rest.slice(0, index) + by + rest.slice(index + statement.length);
				},
				text,
			);
		};
		const copied = withLinkedFiles(files, { folder, publicFolders: staticFolders(project), notes }, rewrite);
		return Object.keys(included).length > 0 ? { ...copied, ...migrate(included) } : copied;
	};
	return { content: migrate(original), sources };
}
