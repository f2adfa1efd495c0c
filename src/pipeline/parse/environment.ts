/** What the rules share while they parse a file: markdown-it's `env`. */
import type { Env, Token } from "markdown-it";
import type { FrontMatterConfig, MarkdownConfig } from "../../model/config.ts";
import type { ComponentUse } from "../../model/content/component-use.ts";
import type { ContentTemplate, DocumentHeading, Placeholder } from "../../model/content/content.ts";
import type { DiagramSource } from "../../model/content/document.ts";
import type { MarkdownComponentKind, MarkdownComponentKinds } from "../../model/content/markdown-components.ts";
import type { MarkdownExtension } from "../../model/content/markdown-extension.ts";
import type { ContentArea, SiteIcons, SourceFile } from "../../model/content/source.ts";
import type { Twoslasher } from "../../model/content/twoslash.ts";
import type { UsedIds } from "../../model/content/unique-ids.ts";
import type { Problem, SourceLocation } from "../../model/problems/problem.ts";
import type { HomeContent } from "../../model/site/home.ts";
import type { Constants, Literal } from "./components/syntax/literals.ts";
import type { HeadFields } from "./front-matter/head-fields.ts";
import type { HeadingSlugs } from "./rules/tokens/heading-slugs.ts";

/** What parsing any file of a site needs. */
export interface ParseContext {
	readonly markdown: MarkdownConfig;
	/** Components of the site's theme, by name. */
	readonly components?: MarkdownComponentKinds;
	/** The icons of the site, by name. */
	readonly icons?: SiteIcons | undefined;
	/** The front matter keys of the site itself. */
	readonly frontMatter?: Partial<FrontMatterConfig>;
	readonly extension?: MarkdownExtension | undefined;
	/** Checks the types in examples; absent if the site has not installed twoslash. */
	readonly twoslasher?: Twoslasher | undefined;
}

/** What is known of a body before it is parsed. */
interface BodyFacts {
	readonly path: string;
	/** Number of lines before the body: the front matter and its fences. */
	readonly linesBefore: number;
	/** Texts of included files, by path relative to the site's root. */
	readonly includes: Readonly<Record<string, string>>;
	/** As in `SourceFile`. */
	readonly includeAliases?: SourceFile["includeAliases"];
	readonly refusedIncludes?: SourceFile["refusedIncludes"];
	readonly components: ReadonlyMap<string, MarkdownComponentKind>;
	readonly twoslasher?: ParseContext["twoslasher"];
	/** What the file is a page of. */
	readonly area?: ContentArea;
	/** How raw HTML is treated. */
	readonly html?: MarkdownConfig["html"];
	/** The values of the front matter, for the text to show. */
	readonly frontMatterData?: unknown;
	/** What a home page shows above its text. */
	readonly home?: HomeContent | undefined;
	/** Where the texts of the home page are in its front matter. */
	readonly homePlaces?: ReadonlyMap<string, SourceLocation>;
}

export interface ParseEnvironment extends Env, BodyFacts {
	/** The lines of the body, for problem columns. */
	readonly lines: readonly string[];
	readonly placeholders: Placeholder[];
	readonly headings: DocumentHeading[];
	readonly headingSlugs: HeadingSlugs;
	/** Ids of elements other than headings. */
	readonly ids: string[];
	readonly usedIds: UsedIds;
	/** Where ids of raw HTML are written. */
	readonly idLocations: WeakMap<Token, SourceLocation>;
	/** Offsets of links, images and tags in the text of their `inline` token. */
	readonly offsets: WeakMap<Token, number>;
	readonly islands: Set<string>;
	readonly diagrams: DiagramSource[];
	/** Components of the site. */
	readonly componentUses: ComponentUse[];
	readonly problems: Problem[];
	/** Problems already reported, because rules may run on a line several times. */
	readonly reportedKeys: Set<string>;
	/** Constructs that are reported once in a file. */
	readonly reportedConstructs: Set<string>;
	/** What the text says about the page as a whole, in place of front matter. */
	readonly headFields: HeadFields[];
	readonly moduleNames: ModuleNames;
	/** Whether the text shows the pages of its category. */
	hasDocCards?: boolean;
	/** The files that are being included, outermost first. */
	activeIncludes: readonly ActiveInclude[];
	includeCount: number;
	/** Total length of the included files, in characters. */
	includedLength: number;
	/** The first line of the text whose inline Markdown is being parsed. */
	inlineLine: number;
	/** Whether nothing in that text is interpolated. */
	isVerbatim?: boolean;
	/** Whether the text has a `<script setup>` of Vue. */
	isVuePage?: boolean;
	/** Labels of the tabs that are being parsed, by value; absent outside of tabs. */
	tabLabels?: ReadonlyMap<string, string> | undefined;
	/** The level of the steps that are being parsed; absent outside of them. */
	stepsLevel?: number | undefined;
}

/** A file being included: the line of the directive in the including file, the path written there, and the file. */
interface ActiveInclude {
	readonly line: number;
	readonly path: string;
	/** Relative to the site's root. */
	readonly file: string;
}

/** The names that `import` and `export` define in a file and the partials that it includes. */
export interface ModuleNames {
	readonly constants: Map<string, Literal>;
	/** Paths of Markdown files, as written. */
	readonly partials: Map<string, string>;
	/** Names of what cannot be honoured, which are shown as placeholders. */
	readonly placeholders: Set<string>;
	/** The constants of imported modules, by path. */
	readonly modules: Map<string, Constants>;
}

/** A new environment for the body of a file, whose line breaks are LF. */
export const createParseEnvironment = (
	body: string,
	facts: Partial<BodyFacts> & Pick<BodyFacts, "path">,
): ParseEnvironment => ({
	linesBefore: 0,
	includes: {},
	components: new Map(),
	...facts,
	lines: body.split("\n"),
	placeholders: [],
	headings: [],
	headingSlugs: new Map(),
	ids: [],
	usedIds: new Map(),
	idLocations: new WeakMap(),
	offsets: new WeakMap(),
	islands: new Set(),
	diagrams: [],
	componentUses: [],
	problems: [],
	reportedKeys: new Set(),
	reportedConstructs: new Set(),
	headFields: [],
	moduleNames: { constants: new Map(), partials: new Map(), placeholders: new Set(), modules: new Map() },
	activeIncludes: [],
	includeCount: 0,
	includedLength: 0,
	inlineLine: 0,
});

/** Casts markdown-it's `env`. */
export const environmentOf = (env: Env | undefined): ParseEnvironment => env as ParseEnvironment;

/**
 * Adds a placeholder and returns its mark for the markup. Marks use NUL, which cannot occur in text because markdown-it
 * replaces it.
 */
export const addPlaceholder = ({ placeholders }: Pick<ParseEnvironment, "placeholders">, placeholder: Placeholder) =>
	`\0${placeholders.push(placeholder) - 1}\0`;

/** Splits a text into what is between placeholders, and the placeholders' indexes. */
export const PLACEHOLDER_MARK = /\0(\d+)\0/;

/** Splits a text at the marks of its placeholders. */
export function splitAtPlaceholders(
	marked: string,
	{ placeholders }: Pick<ParseEnvironment, "placeholders">,
): Pick<ContentTemplate, "text" | "placeholders"> {
	const parts = marked.split(PLACEHOLDER_MARK);
	return {
		text: parts.filter((_, index) => index % 2 === 0),
		placeholders: parts.flatMap((part, index) => (index % 2 === 1 ? (placeholders[Number(part)] ?? []) : [])),
	};
}

/**
 * The location of a text on a line of the body (0-based, as in `token.map`) or on a later line before `end`. If it is
 * not found, the start of the line.
 */
export function findLocation(env: ParseEnvironment, line: number, text = "", end = line + 1): SourceLocation {
	for (let at = line; text && at < end; at++) {
		const column = env.lines[at]?.indexOf(text) ?? -1;
		if (column >= 0) return bodyLocation(env, at, column);
	}
	return bodyLocation(env, line, 0);
}

/** The location of a 0-based line and column of the body. */
export const bodyLocation = ({ path, linesBefore }: BodyFacts, line: number, column: number): SourceLocation => ({
	path,
	line: linesBefore + line + 1,
	column: column + 1,
});
