/** Reads the front matter of a file and splits its body into tokens. */
import { frontMatterSchemaOf } from "../../model/content/front-matter-schema.ts";
import type { SourceFile } from "../../model/content/source.ts";
import { setSiteIcons } from "./components/icons.ts";
import { rewriteTags } from "./components/syntax/rewrite-tags.ts";
import { createParseEnvironment, type ParseContext } from "./environment.ts";
import { readFrontMatter } from "./front-matter/front-matter.ts";
import { placesOfTexts } from "./front-matter/home-readers.ts";
import { markdownParserFor } from "./markdown-parser.ts";
import { plainText } from "./text/strip-controls.ts";

export function tokenizeDocument(file: SourceFile, context: ParseContext) {
	const { markdown, components = {}, frontMatter: schemas = {}, extension, twoslasher } = context;
	setSiteIcons(context.icons);
	const { text, ...controls } = plainText(file.path, file.text);
	const includes = normalizeIncludes(file.includes);
	const { data, root, body, linesBefore, problems, ...read } = readFrontMatter(
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
		...(layout === "home" && { home: { ...(hero && { hero }), features }, homePlaces: placesOfTexts(root) }),
	});
	const md = markdownParserFor(markdown, extension);
	return {
		...read,
		md,
		/** With what the plugins found. */
		env,
		/** Front matter by key, as it is written. */
		data,
		/** The text after the front matter. */
		body,
		tokens: md.parse(rewriteTags(env, body), env),
		/** Of the characters and the front matter; those of the body are in `env`. */
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
