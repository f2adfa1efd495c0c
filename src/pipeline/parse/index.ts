/**
 * Parses a Markdown file without looking at any other file:
 *
 * 1. Read the front matter.
 * 2. Parse the body into tokens, with placeholders for URLs and labels of the theme.
 * 3. Remove the heading with the page's title.
 * 4. Render the markup and split it at its placeholders.
 * 5. Collect what lists, search and the browser need.
 */
import type { MarkdownIt, Token } from "markdown-it";
import type { ContentTemplate, Placeholder } from "../../model/content/content.ts";
import type { ParsedDocument } from "../../model/content/document.ts";
import type { SourceFile } from "../../model/content/source.ts";
import { byLocation } from "../../model/problems/distinct-problems.ts";
import type { SourceLocation } from "../../model/problems/problem.ts";
import type { HomeContent, HomeImage } from "../../model/site/home.ts";
import { collapseSpaces } from "../../model/text/collapse-spaces.ts";
import { urlKindOf } from "../../model/urls/url-safety.ts";
import { bodyLocation, type ParseContext, type ParseEnvironment, splitAtPlaceholders } from "./environment.ts";
import { digestOf } from "./front-matter/digest.ts";
import { mergeHeadFields } from "./front-matter/head-fields.ts";
import { renderTokens } from "./markdown-parser.ts";
import { createMarkdownVersionTemplate } from "./markdown-version.ts";
import { escapeMarkdownLine } from "./text/escape-markdown.ts";
import { collectSections, countWordsIn, inlineTextOf } from "./text/plain-text.ts";
import { unreadableDocument } from "./text/unreadable.ts";
import { tokenizeDocument } from "./tokenize-document.ts";

/** Parses a file. All problems of its author are in `problems`. */
export function parseDocument(file: SourceFile, context: ParseContext): ParsedDocument {
	try {
		return createDocument(file, context);
	} catch (error) {
		return unreadableDocument(file, error);
	}
}

function createDocument(file: SourceFile, context: ParseContext): ParsedDocument {
	const { md, env, tokens, body, data, frontMatter, keys, unknownKeys, ...read } = tokenizeDocument(file, context);
	const heading = leadingHeadingIndex(tokens);
	const rest = heading < 0 ? tokens : tokens.toSpliced(heading, 3);
	const preview = file.area === "news" ? previewTokens(rest)?.filter(({ type }) => type !== "toc") : undefined;
	const { sections, texts } = collectSections(md, tokens);
	const plain = createMarkdownVersionTemplate(body, env);
	const markdownVersion = env.home ? withHomeMarkdown(env.home, plain, env) : plain;
	const { path, locale, area, version, name, updated, hash } = file;
	const banner = bannerOf(md, env, frontMatter.banner, { file, at: keys.banner });
	const templateOf = (some: readonly Token[]): ContentTemplate => ({
		...splitAtPlaceholders(renderTokens(md, some, env), env),
		hash,
	});
	return {
		path,
		locale,
		area,
		version,
		name,
		updated,
		keys,
		unknownKeys,
		frontMatter: { ...frontMatter, ...mergeHeadFields([frontMatter, ...env.headFields]) },
		...(heading >= 0 && env.headings[0] && { heading: env.headings[0] }),
		headings: env.headings,
		body: templateOf(rest),
		...(banner && { banner }),
		...(preview && { preview: templateOf(preview) }),
		excerpt: excerptOfTokens(md, rest),
		ids: [...new Set(env.ids)],
		sections,
		sectionTexts: { all: texts },
		...(area === "news" && { words: countWordsIn([...texts, ...env.headings], locale) }),
		digest: digestOf({ body, data }),
		islands: [...env.islands],
		...(env.diagrams.length > 0 && { diagrams: env.diagrams }),
		...(env.componentUses.length > 0 && { componentUses: env.componentUses }),
		...(env.hasDocCards && { hasDocCards: true as const }),
		markdown: { ...markdownVersion, hash },
		problems: [...[...read.problems, ...env.problems].sort(byLocation), ...read.includeProblems].map((problem) =>
			area === "chrome" ? { ...problem, configKey: name } : problem,
		),
	};
}

/** The notice above the page: a paragraph in its front matter. Its components and problems are added to those of the body. */
function bannerOf(
	md: MarkdownIt,
	env: ParseEnvironment,
	text: string | undefined,
	{ file, at }: { readonly file: SourceFile; readonly at: SourceLocation | undefined },
): ContentTemplate | undefined {
	if (!text || !at) return;
	const linesBefore = at.line - 1;
	const line = file.text.split("\n")[linesBefore] ?? "";
	const inlineEnv: ParseEnvironment = { ...env, home: undefined, footnotes: undefined, lines: [line], linesBefore };
	const html = renderTokens(md, md.parseInline(text, inlineEnv), inlineEnv);
	return { ...splitAtPlaceholders(`<p>${html}</p>`, env), hash: file.hash };
}

/** Index of the `#` heading that the text starts with; -1 if it starts with anything else. */
function leadingHeadingIndex(tokens: readonly Token[]): number {
	const first = tokens.findIndex(({ type, content }) => type !== "html_text" || content.trim() !== "");
	return tokens[first]?.type === "heading_open" && tokens[first].tag === "h1" ? first : -1;
}

// The default description of a page.

/** The first line of prose as plain text, or else of a heading. */
function excerptOfTokens(md: MarkdownIt, tokens: readonly Token[]): string {
	return firstLineWithin(md, tokens, "paragraph_open") || firstLineWithin(md, tokens, "heading_open");
}

function firstLineWithin(md: MarkdownIt, tokens: readonly Token[], parent: string): string {
	for (const [index, token] of tokens.entries()) {
		if (token.type !== "inline" || tokens[index - 1]?.type !== parent) continue;
		for (const line of inlineTextOf(md, token.children ?? []).split("\n"))
			if (collapseSpaces(line)) return collapseSpaces(line);
	}
	return "";
}

// The preview of a post, for lists.

/** The tokens before the truncation marker, with open elements closed; `undefined` without a marker. */
function previewTokens(tokens: readonly Token[]): Token[] | undefined {
	let open = 0;
	for (const [index, token] of tokens.entries()) {
		const inner = token.children && previewTokens(token.children);
		if (token.type !== "truncate" && !inner) {
			open += token.nesting;
			continue;
		}
		const kept = tokens.slice(0, index);
		if (inner) kept.push(Object.assign(Object.create(token), { children: inner }));
		return kept.concat(closersAfter(tokens, index, open));
	}
	return;
}

/** The tokens that close the elements open at an index, innermost first. */
function closersAfter(tokens: readonly Token[], index: number, open: number): Token[] {
	const closers: Token[] = [];
	let depth = 0;
	for (let at = index + 1; at < tokens.length && closers.length < open; at++) {
		const token = tokens[at] as Token;
		depth += token.nesting;
		if (depth >= 0) continue;
		closers.push(token);
		depth = 0;
	}
	return closers;
}

// The hero and the features of a home page as Markdown, for its Markdown version.

/** A text, or a placeholder for a URL of the site. */
type Part = string | Placeholder;

/** What a home page shows above its text, which follows. */
function withHomeMarkdown(
	{ hero, features }: HomeContent,
	text: ContentTemplate,
	env: ParseEnvironment,
): ContentTemplate {
	const { name, text: lead, tagline, image, actions = [] } = hero ?? {};
	const [title, ...others] = [name, lead].filter((one) => one !== undefined);
	const blocks: Part[][] = [
		...(title === undefined ? [] : [[`# ${oneLine(title)}`]]),
		...others.map((one) => [oneLine(one)]),
		...(tagline === undefined ? [] : [[oneLine(tagline)]]),
		...(image ? [imageParts(image, env)] : []),
		listOf(actions.map(({ text, link }) => linkParts(escapeMarkdownLine(text), link, env))),
		listOf(
			features.map(({ title, details, link }) => {
				const label = escapeMarkdownLine(title);
				return [
					...(link ? linkParts(label, link, env) : [`**${label}**`]),
					...(details === undefined ? [] : [`: ${oneLine(details)}`]),
				];
			}),
		),
	];
	return precede(
		blocks.filter(({ length }) => length > 0),
		text,
	);
}

/** Authors may use Markdown in some texts, but no blocks. */
const oneLine = (text: string): string => collapseSpaces(text);

const listOf = (items: readonly (readonly Part[])[]): Part[] =>
	items.flatMap((item, index) => [index === 0 ? "- " : "\n- ", ...item]);

function linkParts(label: string, href: string, env: ParseEnvironment): Part[] {
	switch (urlKindOf(href)) {
		case "unsafe":
			return [label];
		case "external":
			return [`[${label}](<${encodeBrackets(href)}>)`];
		case "local":
			return [`[${label}](<`, { kind: "link", href: encodeBrackets(href), at: bodyLocation(env, 0, 0) }, ">)"];
	}
}

function imageParts({ src, alt }: HomeImage, env: ParseEnvironment): Part[] {
	const label = escapeMarkdownLine(alt);
	if (urlKindOf(src) !== "local") return [`![${label}](<${encodeBrackets(src)}>)`];
	return [`![${label}](<`, { kind: "image", src: encodeBrackets(src), at: bodyLocation(env, 0, 0) }, ">)"];
}

const encodeBrackets = (address: string): string => address.replace(/[<>\r\n]/g, encodeURIComponent);

/** Puts blocks before a text. */
function precede(blocks: readonly (readonly Part[])[], body: ContentTemplate): ContentTemplate {
	const text = [""];
	const placeholders: Placeholder[] = [];
	const append = (part: Part) => {
		if (typeof part === "string") {
			text.push((text.pop() ?? "") + part);
			return;
		}
		placeholders.push(part);
		text.push("");
	};
	for (const block of blocks) {
		block.forEach(append);
		append("\n\n");
	}
	const [first = "", ...rest] = body.text;
	append(first.replace(/^\n+/, ""));
	return { text: [...text, ...rest], placeholders: [...placeholders, ...body.placeholders] };
}
