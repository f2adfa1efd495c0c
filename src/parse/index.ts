/**
 * A Markdown file as a document. Nothing here knows another file.
 *
 * 1. front matter
 * 2. tokens, their addresses and words of the theme as holes
 * 3. the title's heading, cut out
 * 4. markup, split at its holes
 * 5. what lists, the search and the browser need of it
 */
import type { Token } from "markdown-it";
import type { MarkdownConfig } from "../model/config.ts";
import type { Body, Heading, Section } from "../model/content.ts";
import type { Document } from "../model/document.ts";
import type { Problem } from "../model/problem.ts";
import type { SourceFile } from "../model/source.ts";
import { digestOf } from "./digest.ts";
import { type Environment, environmentOf, MARK } from "./environment.ts";
import { excerptOf } from "./excerpt.ts";
import { readFrontMatter } from "./frontmatter.ts";
import { twins } from "./headings.ts";
import { markdownFor, markupOf } from "./markdown.ts";
import { plain } from "./plain.ts";
import { sectionsOf, wordsIn } from "./text.ts";
import { previewOf } from "./truncate.ts";
import { twinBodyOf } from "./twin.ts";

/** The document of a file: whatever its author did wrong is in `problems`. */
export function parse(file: SourceFile, options: MarkdownConfig): Document {
	const text = plain(file.text);
	const { frontMatter, keys, body, linesBefore, problems } = readFrontMatter(
		file,
		text,
	);
	const md = markdownFor(options);
	const env = environmentOf(
		file.path,
		body,
		linesBefore,
		plainIncludes(file.includes),
	);
	const tokens = md.parse(body, env);
	const heading = leadingHeading(tokens);
	const rest = heading < 0 ? tokens : tokens.toSpliced(heading, 3);
	const preview = file.area === "news" ? previewOf(rest) : undefined;
	const sections = sectionsOf(md, tokens);
	const { path, locale, area, version, name, updated, created } = file;
	return {
		...{ path, locale, area, version, name, frontMatter, keys, updated },
		...(created !== undefined && { created }),
		...(heading >= 0 && env.headings[0] && { heading: env.headings[0] }),
		headings: env.headings,
		body: bodyOf(markupOf(md, rest, env), env, file),
		...(preview && { preview: bodyOf(markupOf(md, preview, env), env, file) }),
		excerpt: excerptOf(md, rest),
		ids: [...new Set(env.ids)],
		sections,
		words: area === "news" ? wordsOf(sections, env.headings, locale) : 0,
		digest: digestOf(body),
		islands: [...env.islands],
		markdown: twinBodyOf(body, env),
		problems: inOrder([...problems, ...env.problems, ...twins(env.headings)]),
	};
}

/** For the reading time. */
const wordsOf = (
	sections: readonly Section[],
	headings: readonly Heading[],
	locale: string,
): number =>
	wordsIn(
		[...sections, ...headings].map(({ text }) => text),
		locale,
	);

/** The index of the `#` heading that the text begins with; -1 where it begins with anything else. */
function leadingHeading(tokens: readonly Token[]): number {
	const first = tokens.findIndex(
		({ type, content }) => type !== "html_text" || content.trim() !== "",
	);
	return tokens[first]?.type === "heading_open" && tokens[first].tag === "h1"
		? first
		: -1;
}

/** Included texts pass by the parser's first step, which would make them plain. */
const plainIncludes = (includes: SourceFile["includes"]) =>
	Object.fromEntries(
		Object.entries(includes).map(([path, text]) => [path, plain(text)]),
	);

/** Markup, split at its marks, with their holes in the order of the markup. */
function bodyOf(
	markup: string,
	{ holes }: Environment,
	{ hash }: SourceFile,
): Body {
	const pieces = markup.split(MARK);
	return {
		text: pieces.filter((_, index) => index % 2 === 0),
		holes: pieces.flatMap((piece, index) =>
			index % 2 === 1 ? (holes[Number(piece)] ?? []) : [],
		),
		hash,
	};
}

const inOrder = (problems: readonly Problem[]): Problem[] =>
	[...problems].sort(
		(a, b) =>
			(a.at?.line ?? 0) - (b.at?.line ?? 0) ||
			(a.at?.column ?? 0) - (b.at?.column ?? 0),
	);
