/** Reads the front matter of a file and splits its body into tokens. */
import type { MarkdownIt, Token } from "markdown-it";
import type { FrontMatter } from "../../model/content/document.ts";
import { frontMatterSchemaOf } from "../../model/content/front-matter-schema.ts";
import type { SourceFile } from "../../model/content/source.ts";
import type { Problem, SourceLocation } from "../../model/problems/problem.ts";
import { rewriteTags } from "./components/syntax/rewrite-tags.ts";
import { createParseEnvironment, type ParseContext, type ParseEnvironment } from "./environment.ts";
import { readFrontMatter } from "./front-matter/front-matter.ts";
import { markdownParserFor } from "./markdown-parser.ts";
import { plainText } from "./text/strip-controls.ts";

export interface TokenizedDocument {
	readonly md: MarkdownIt;
	/** With what the plugins found. */
	readonly env: ParseEnvironment;
	readonly tokens: readonly Token[];
	/** The text after the front matter. */
	readonly body: string;
	readonly frontMatter: FrontMatter;
	readonly keys: Readonly<Record<string, SourceLocation>>;
	readonly unknownKeys: readonly string[];
	/** Of the characters and the front matter; those of the body are in `env`. */
	readonly problems: readonly Problem[];
	readonly includeProblems: readonly Problem[];
}

export function tokenizeDocument(file: SourceFile, context: ParseContext): TokenizedDocument {
	const { markdown, components = {}, frontMatter: schemas = {}, extension, twoslasher } = context;
	const { text, ...controls } = plainText(file.path, file.text);
	const includes = normalizeIncludes(file.includes);
	const { data, body, linesBefore, problems, ...read } = readFrontMatter(
		file,
		text,
		frontMatterSchemaOf(schemas, file),
	);
	const { layout, hero, features = [] } = read.frontMatter;
	const { path, area, includeAliases, refusedIncludes } = file;
	const env = createParseEnvironment(body, {
		path,
		area,
		includeAliases,
		refusedIncludes,
		linesBefore,
		includes: includes.texts,
		components: new Map(Object.entries(components)),
		twoslasher,
		html: markdown.html,
		frontMatterData: data,
		home: layout === "home" ? { ...(hero && { hero }), features } : undefined,
	});
	const md = markdownParserFor(markdown, extension);
	return {
		...read,
		md,
		env,
		body,
		tokens: md.parse(rewriteTags(env, body), env),
		problems: [...controls.problems, ...problems],
		includeProblems: includes.problems,
	};
}

/** Included texts do not go through the parser's normalisation. */
function normalizeIncludes(includes: SourceFile["includes"]) {
	const read = Object.entries(includes).map(([path, text]) => [path, plainText(path, text)] as const);
	return {
		texts: Object.fromEntries(read.map(([path, { text }]) => [path, text])),
		problems: read.flatMap(([, { problems }]) => problems),
	};
}
