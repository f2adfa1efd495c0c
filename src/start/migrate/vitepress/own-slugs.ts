/** Ids of headings that a project makes with a function of its own, `markdown.anchor.slugify`: they are written out. */
import MarkdownIt, { type Token } from "markdown-it";
import { type HeadingSlugs, uniqueAmong, uniqueSlug } from "../../../pipeline/parse/rules/tokens/heading-slugs.ts";
import { contentsOf, type NewFiles } from "../../init/write-new-files.ts";
import { callInModule } from "../evaluate-module.ts";
import { placeIn } from "../project-paths.ts";
import { functionNameOf, recordOf } from "../untyped.ts";
import type { VitePressProject } from "./project.ts";

const KEYS = ["markdown", "anchor", "slugify"];

const ADVICE_ON_IDS = "left out, because it needs what is closed here: write the ids that differ as `{#id}`";

interface WrittenHeading {
	/** Zero-based, in the text without front matter. */
	readonly line: number;
	readonly text: string;
}

export async function withOwnSlugs(files: NewFiles, { folder, configFile, config, notes }: VitePressProject) {
	const name = functionNameOf(recordOf(recordOf(config.markdown).anchor).slugify);
	if (name === undefined) return files;
	const documents = Object.entries(files)
		.filter(([name]) => name.endsWith(".md"))
		.map(([name, file]) => ({ name, text: contentsOf(file) }))
		.map((document) => ({ ...document, headings: headingsIn(document.text) }));
	const texts = [...new Set(documents.flatMap(({ headings }) => headings.map(({ text }) => text)))];
	const slugs = await callInModule(configFile, folder, { keys: KEYS, texts }).catch(() => undefined);
	if (!slugs) {
		notes.add(
			"anchors that code computes",
			`${placeIn(folder, configFile)}: ${name || KEYS.join(".")}()`,
			ADVICE_ON_IDS,
		);
		return files;
	}
	const changed = documents.map(({ name, text, headings }) => [name, withIds(text, headings, slugs)] as const);
	return { ...files, ...Object.fromEntries(changed.filter(([name, text]) => text !== contentsOf(files[name] ?? ""))) };
}

const parser = new MarkdownIt({ html: true });
const FRONT_MATTER = /^---\r?\n[\s\S]*?\n---[ \t]*(?:\r?\n|$)/;
const WRITTEN_ID = /\{[^{}]*\}\s*$/;

/** Those without an id of their own. */
function headingsIn(text: string): readonly WrittenHeading[] {
	const tokens = parser.parse(bodyOf(text), {});
	return tokens.flatMap(({ type, map }, index) => {
		const inline = tokens[index + 1];
		if (type !== "heading_open" || !map || !inline?.map || WRITTEN_ID.test(inline.content)) return [];
		return [{ line: inline.map[1] - 1, text: textOf(inline.children ?? []) }];
	});
}

const bodyOf = (text: string): string => text.replace(FRONT_MATTER, "");

/** As VitePress gives it to the function. */
const textOf = (children: readonly Token[]): string =>
	children
		.filter(({ type }) => type !== "html_inline" && type !== "emoji")
		.map(({ content }) => content)
		.join("")
		.trim();

/** With the ids that differ from those that VitePress makes by itself. */
function withIds(text: string, headings: readonly WrittenHeading[], slugs: ReadonlyMap<string, string>): string {
	const [own, usual]: [HeadingSlugs, HeadingSlugs] = [new Map(), new Map()];
	const ids = new Map(
		headings.map((heading) => {
			const without = uniqueSlug(heading.text, "vitepress", usual);
			const id = uniqueAmong(slugs.get(heading.text) ?? without, own);
			return [heading.line, id === without || /[\s{}]/.test(id) ? undefined : id];
		}),
	);
	const body = bodyOf(text);
	const lines = body.split("\n").map((line, index) => {
		const id = ids.get(index);
		return id ? line.replace(/(?:[ \t]+#+)?[ \t]*(\r?)$/, ` {#${id}}$1`) : line;
	});
	return text.slice(0, text.length - body.length) + lines.join("\n");
}
