/**
 * What of a code block does not change in a translation: names, keywords, numbers, commands and keys. Comments, texts in
 * quotation marks and the values of data may be translated.
 */

export interface CodeWord {
	readonly text: string;
	/** Where it is in the block. */
	readonly offset: number;
	/** A file, a placeholder or a text, which a translation may name differently. */
	readonly isFree?: true;
}

/** The name of a language in the info string of a code block, in lower case: ```` ```ts title="a" ```` has `ts`. */
export const codeLanguageOf = (info: string): string => /^[^\s{[,:]*/.exec(info)?.[0].toLowerCase() ?? "";

/** Languages whose text is for readers, or none: all of it may be translated. */
const TEXT_LANGUAGES = new Set(" text txt plain plaintext md markdown mdx mermaid csv tex latex diff log".split(" "));

/** The words that both texts should have, in order; `undefined` if a block in this language is free. */
export function collectCodeWords(text: string, language: string): readonly CodeWord[] | undefined {
	if (TEXT_LANGUAGES.has(language)) return undefined;
	if (SHELLS.has(language)) return collectShellWords(text);
	const pattern = DATA.has(language)
		? DATA_WORD
		: MARKUP.has(language)
			? MARKUP_WORD
			: PROGRAM_WORDS[COMMENTS[language] ?? "slash"];
	const words: CodeWord[] = [];
	for (const { groups, index, 0: match } of text.matchAll(pattern)) {
		const word = groups?.word ?? groups?.key ?? groups?.literal;
		if (word !== undefined)
			words.push({ text: word, offset: index + match.indexOf(word), ...(isExampleName(word) && { isFree: true }) });
	}
	return words;
}

const STRINGS = "\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\\n]|\\\\.)*'|`(?:[^`\\\\]|\\\\.)*`";

const COMMENT_PATTERNS = {
	slash: "\\/\\/[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/",
	hash: "#[^\\n]*",
	dash: "--[^\\n]*|\\/\\*[\\s\\S]*?\\*\\/",
} as const;

/** Comments and strings are skipped. Text between tags, in JSX, is neither. */
const programWords = (comments: string): RegExp =>
	new RegExp(
		`(?:${comments}|${STRINGS}|>[^<>{}=;()]*(?=<\\/))|(?<word>[\\p{L}_$][\\p{L}\\p{N}_$]*|\\p{N}[\\p{L}\\p{N}._]*)`,
		"gu",
	);

const PROGRAM_WORDS = {
	slash: programWords(COMMENT_PATTERNS.slash),
	hash: programWords(COMMENT_PATTERNS.hash),
	dash: programWords(COMMENT_PATTERNS.dash),
} as const;

/** Languages whose comments do not begin with slashes. */
const COMMENTS: Readonly<Record<string, keyof typeof COMMENT_PATTERNS>> = {
	...commentsOf(
		"hash",
		"python py ruby rb r perl elixir dockerfile docker makefile make graphql nginx apache http nix julia",
	),
	...commentsOf("dash", "sql lua haskell elm ada"),
};

function commentsOf(kind: "hash" | "dash", languages: string) {
	return Object.fromEntries(languages.split(" ").map((language) => [language, kind]));
}

const DATA = new Set("yaml yml json json5 jsonc toml ini properties env dotenv conf".split(" "));

/** Keys, and values that are numbers or literals. */
const DATA_WORD = new RegExp(
	[
		"(?:^|(?<=\\s))[#;][^\\n]*|\\/\\/[^\\n]*",
		"[\"'](?<key>[^\"'\\n]+)[\"'](?=\\s*:)",
		'"(?:[^"\\\\\\n]|\\\\.)*"',
		"^[ \\t]*(?:export )?(?:- )*(?<word>[\\p{L}\\p{N}_.$@/-]+)(?=\\s*(?:=|:(?:\\s|$)))",
		"(?<=[:=]\\s*)(?<literal>true|false|null|-?\\d[\\d.]*)(?=\\s*(?:[,}\\]#]|$))",
	].join("|"),
	"gmu",
);

const MARKUP = new Set(["html", "xml", "svg", "vue", "svelte", "astro", "xhtml"]);

/** Names of tags and attributes. */
const MARKUP_WORD =
	/<!--[\s\S]*?-->|"[^"]*"|'[^'\n]*'(?=[\s/>])|(?<word>(?<=<\/?)[\p{L}][\p{L}\p{N}:._-]*|[\p{L}@:][\p{L}\p{N}@:._-]*(?==))/gu;

const SHELLS = new Set(
	"sh bash zsh fish shell console shellsession shell-session powershell ps1 ps pwsh batch bat cmd".split(" "),
);

const SHELL_WORD =
	/(?:^|(?<=\s))(?:#|::|rem\b)[^\n]*|(?<string>"(?:[^"\\]|\\.)*"|'[^']*')|<[^<>\s]*>|\$\{?(?<name>\w+)|(?<word>[^\s"'|&;<>()`]+)/gimu;

function collectShellWords(text: string): CodeWord[] {
	const words: CodeWord[] = [];
	for (const { groups, index, 0: match } of text.matchAll(SHELL_WORD)) {
		if (!groups || match.startsWith("#")) continue;
		const { string, word, name } = groups;
		const found = word ?? name ?? string;
		if (found === undefined) {
			if (match.startsWith("<")) words.push({ text: match, offset: index, isFree: true });
			continue;
		}
		const isFree = string !== undefined || isFile(found) || isExampleName(found);
		words.push({ text: found, offset: index, ...(isFree && { isFree }) });
	}
	return words;
}

/** Options are not files. */
const isFile = (word: string): boolean => !word.startsWith("-") && (/[/\\~]/.test(word) || /[^.\d]\.[a-z]/i.test(word));

/** `YOUR_TOKEN`, `{name}`, `my-notes` */
const isExampleName = (word: string): boolean =>
	/^(?:\p{Lu}{2,}(?:_[\p{Lu}\p{N}]+)+|[{[<].*|(?:my|your)[-_].*)$/u.test(word);
