/** Ids of headings and other elements that are lost, because the code that makes them is not run. */
import { printable } from "../../model/text/control-characters.ts";
import { maskCode } from "../../pipeline/parse/components/syntax/mask-code.ts";
import { contentsOf, type NewFiles } from "../init/write-new-files.ts";
import type { MigratedSite, MigrationNotes, ModuleSource } from "./migration-notes.ts";

/** Reports the ids that placeholders do not have: those that are written, and what makes the others. */
export function reportLostAnchors(
	files: NewFiles,
	components: readonly string[],
	placeholderFiles: MigratedSite["placeholderFiles"] = new Map(),
	notes: MigrationNotes,
): void {
	for (const name of components) {
		const sources = placeholderFiles.get(name) ?? [];
		const ids = new Set(sources.flatMap(({ text }) => [...text.matchAll(WRITTEN_ID)].map(([, id = ""]) => id)));
		const makers = new Set(sources.flatMap(computedHeadings));
		if (ids.size + makers.size === 0) continue;
		for (const page of pagesWith(name, files)) {
			for (const id of ids) notes.add("anchors of placeholders", `${page}: #${id} of ${name}`);
			for (const maker of makers) notes.add("anchors that code computes", `${page}: ${maker}`);
		}
	}
}

const pagesWith = (component: string, files: NewFiles): readonly string[] =>
	Object.entries(files)
		.filter(
			([page, file]) => /\.mdx?$/.test(page) && new RegExp(`<${component}[\\s/>]`).test(maskCode(contentsOf(file))),
		)
		.map(([page]) => page);

const WRITTEN_ID = /<\w[^<>]*?\sid=["']([^"'\s{}<>]+)["']/g;
/** In JSX or in Vue. Docusaurus's component for headings has the level as a prop. */
const COMPUTED_HEADING =
	/<(?:h[1-6]|Heading)\s(?:[^<>]{0,300}?\s)?(?:id=\{((?:[^{}]|\{[^{}]{0,200}\}){1,200})\}|:id="([^"]{1,200})")/g;
const NAMED_CODE = /\b(?:function|const|class)\s+([A-Z]\w*)/g;
const CALL = /([A-Za-z_$][\w$.]{0,100})\s*\(/;

/** What makes the ids of headings in a module. @example `src/components/Releases.jsx: toId() in Releases` */
const computedHeadings = ({ file, text }: ModuleSource): readonly string[] =>
	[...text.matchAll(COMPUTED_HEADING)].map(({ index, 1: jsx, 2: vue }) => {
		const expression = (jsx ?? vue ?? "").trim();
		const value = definitionOf(expression, text) ?? expression;
		const called = CALL.exec(value)?.[1];
		const [, component] = [...text.slice(0, index).matchAll(NAMED_CODE)].at(-1) ?? [];
		return `${file}: ${called ? `${called}()` : printable(expression.replace(/\s+/g, " "))}${component ? ` in ${component}` : ""}`;
	});

/** The value of a constant. */
const definitionOf = (name: string, text: string): string | undefined =>
	/^\w+$/.test(name) ? new RegExp(`\\bconst\\s+${name}\\s*=\\s*([^;\\n]{1,300})`).exec(text)?.[1] : undefined;

const VISITS_HEADINGS = /["'`]heading["'`]|["'`]h[1-6]["'`]|h\[1-6\]|h\[\d/;
const SETS_ID =
	/(?:\bhProperties|\bproperties|\bdata)\b[^;]{0,100}?\bid\b['"]?\]?\s*[=:]\s*(?:([A-Za-z_$][\w$.]{0,100})\s*\()?/;

/** The function with which a plugin of remark or rehype makes the ids of headings; empty if it has none for that. */
export function headingIdFunction(source: string): string | undefined {
	if (!VISITS_HEADINGS.test(source)) return undefined;
	const found = SETS_ID.exec(source);
	return found ? (found[1] ?? "") : undefined;
}
