/** Reads the front matter of a file and splits its body into tokens. */
import type { MarkdownIt, Token } from "markdown-it";
import type { FrontMatterSchemaConfig, MarkdownConfig } from "../../model/config.ts";
import type { FrontMatter } from "../../model/content/document.ts";
import type { MarkdownComponentKinds } from "../../model/content/markdown-components.ts";
import type { MarkdownExtension } from "../../model/content/markdown-extension.ts";
import type { SourceFile } from "../../model/content/source.ts";
import type { Twoslasher } from "../../model/content/twoslash.ts";
import type { Problem, SourceLocation } from "../../model/problems/problem.ts";
import { rewriteTags } from "./components/syntax/rewrite-tags.ts";
import { createParseEnvironment, type ParseEnvironment } from "./environment.ts";
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

export function tokenizeDocument(
	file: SourceFile,
	options: MarkdownConfig,
	components: MarkdownComponentKinds,
	schema: FrontMatterSchemaConfig | undefined,
	extension: MarkdownExtension | undefined,
	twoslasher?: Twoslasher,
): TokenizedDocument {
	const { text, ...controls } = plainText(file.path, file.text);
	const includes = normalizeIncludes(file.includes);
	const { frontMatter, data, keys, unknownKeys, body, linesBefore, problems } = readFrontMatter(file, text, schema);
	const md = markdownParserFor(options, extension);
	const env = createParseEnvironment(file.path, body, linesBefore, includes.texts, new Map(Object.entries(components)));
	env.area = file.area;
	env.twoslasher = twoslasher;
	env.includeAliases = file.includeAliases;
	env.refusedIncludes = file.refusedIncludes;
	env.html = options.html;
	env.frontMatterData = data;
	const { layout, hero, features = [] } = frontMatter;
	if (layout === "home") env.home = { ...(hero && { hero }), features };
	const tokens = md.parse(rewriteTags(env, body), env);
	return {
		...{ md, env, tokens, body, frontMatter, keys, unknownKeys },
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
