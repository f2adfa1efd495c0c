/** What differs in the Markdown of VitePress by where a file is: what it includes, its address, and links to an index. */
import path from "node:path";
import { maskCode } from "../../../pipeline/parse/components/syntax/mask-code.ts";
import type { FileCopy, NewFiles } from "../../init/write-new-files.ts";
import { withoutPluginContainers } from "../plugin-containers.ts";
import { isFileIn, placeIn } from "../project-paths.ts";
import type { VitePressProject } from "./project.ts";
import { withTeamMembers } from "./team-members.ts";
import { withoutClientOnly, withoutVueExpressions, withoutVueInCode } from "./vue-markdown.ts";

/** The path in `<<< path` and `<!--@include: path-->`, without a region. */
const INCLUDE = /(<<<[ \t]{0,9}|<!--[ \t]{0,9}@include:[ \t]{0,9})((?:(?!-->)[^\s#{>]){1,500})/g;
const INDEX_LINK = /(\]\([^()\s]{0,500}\/)index(?:\.html)?(?=[)#])/g;
/** Code of a page, which VitePress runs and does not show. */
const SCRIPT = /^<script\b[^<>\n]*>\n[\s\S]{0,20000}?^<\/script>[ \t]*$/gm;
const FRONT_MATTER = /^---\r?\n/;

/** Keys of VitePress that have another name here. */
const FRONT_MATTER_KEYS: readonly (readonly [written: RegExp, key: string])[] = [
	[/^editLinks?:[ \t]*false[ \t]*\r?\n/m, "custom_edit_url: null\n"],
	[/^sidebar:[ \t]*false[ \t]*\r?\n/m, "displayed_sidebar: null\n"],
	[/^aside:[ \t]*false[ \t]*\r?\n/m, "hide_table_of_contents: true\n"],
	[/^(?:editLinks?|sidebar|aside):[ \t]*["']?(?:true|auto)["']?[ \t]*\r?\n/m, ""],
];

const renameKeys = (text: string): string =>
	text.replace(/^---\r?\n[\s\S]*?\n---/, (block) =>
		FRONT_MATTER_KEYS.reduce((changed, [written, key]) => changed.replace(written, key), block),
	);

/**
 * @param files those of the content
 * @param docs the folder of documents in that of a locale
 */
export function createDocumentRewriter(files: NewFiles, docs: string, project: VitePressProject) {
	const included: Record<string, FileCopy> = {};
	const names = new Map(
		Object.entries(files).flatMap(([name, file]) => (typeof file === "string" ? [] : [[file.copyOf, name] as const])),
	);
	const nameOf = (file: string): string => {
		const known = names.get(file);
		if (known) return known;
		const place = placeIn(project.folder, file).replaceAll("../", "");
		const name = `content/${project.locales[0].name}/${docs}/_included/${place}`;
		included[name] = { copyOf: file };
		return name;
	};
	const rewrite = (original: string, name: string, source: string): string => {
		const text = withTeamMembers(original, name, project.notes);
		const code = maskCode(text);
		const plain = text.replace(SCRIPT, (script, at: number) => (code.startsWith("<script", at) ? "" : script));
		const changes = [withoutVueExpressions, withoutVueInCode, withoutPluginContainers];
		const shown = changes.reduce((rest, change) => change(rest, name, project.notes), withoutClientOnly(plain));
		const renamed = renameKeys(shown).replace(INDEX_LINK, "$1");
		const masked = maskCode(renamed.replaceAll("<!--", "    ")); // comments are what is looked for;
		const changed = renamed.replace(INCLUDE, (whole, start: string, written: string, offset: number) => {
			const target = /^@?\//.test(written)
				? path.join(project.sourceFolder, written.replace(/^@?\//, ""))
				: path.resolve(path.dirname(source), written);
			if (!isFileIn(target, project.folder)) {
				if (!start.includes("@include") || !masked.startsWith(start.slice(4), offset + 4)) return whole;
				project.notes.add("includes of files that are not there", `${name}: ${written}`);
				return `<!-- ${written}`;
			}
			const relative = path.posix.relative(path.posix.dirname(name), nameOf(target));
			return start + (relative.startsWith(".") ? relative : `./${relative}`);
		});
		const slug = slugOf(name);
		if (slug === undefined || /^slug:/m.test(changed.slice(0, 2000))) return changed;
		return addFrontMatter(changed, `slug: ${slug}`);
	};
	return { rewrite, included };
}

/** Adds a line to the front matter of a document. */
export const addFrontMatter = (text: string, line: string): string =>
	FRONT_MATTER.test(text) ? text.replace(FRONT_MATTER, (fence) => `${fence}${line}\n`) : `---\n${line}\n---\n\n${text}`;

/** The address of a file whose name would make it the index of its folder here, and does not in VitePress. */
function slugOf(name: string): string | undefined {
	const [, address = ""] = /^content\/[^/]+\/[^/]+(\/.*)\.md$/.exec(name) ?? [];
	const [last = "", folder] = address.split("/").reverse();
	const isIndexHere = last.toLowerCase() === "readme" || (folder && last.toLowerCase() === folder.toLowerCase());
	return isIndexHere ? address : undefined;
}
