import type { SourceLocation } from "../../model/problems/problem.ts";
import type { OutlineCode } from "../../model/site/outline.ts";
import { currentOriginalOf, placeName, translatedPlaceOf } from "../content/compare-translation.ts";
import { defineRule, type LintedDocument, type RuleProblem } from "../content/rule.ts";
import { sourceLineOf } from "../content/source-lines.ts";

/**
 * Code blocks are compared in their order, and in each of them what a translation should not change: see
 * `code-words.ts`. Names of files and placeholders such as `YOUR_TOKEN` may be translated, too.
 */
export const translationCode = defineRule({
	id: "translation-code",
	summary: "A translation has other code blocks than its original",
	severity: "warn",
	*checkDocument(linted, { exact = [], ignore = [] }) {
		const original = currentOriginalOf(linted);
		if (!original) return;
		const own = linted.outline.code;
		const theirs = original.outline.code;
		const languageAt = (blocks: readonly OutlineCode[], index: number) => {
			const block = blocks[index];
			return block && codeLanguageOf(block.info);
		};
		for (const [index, block] of own.entries()) {
			const other = theirs[index];
			const language = languageAt(own, index) as string;
			if (!other || language !== languageAt(theirs, index)) break;
			if (ignore.includes(language)) continue;
			const difference = exact.includes(language)
				? firstDifferentLine(block, other)
				: firstDifferentWord(block, other, language);
			if (difference) yield differenceProblem(linted, block, other, difference);
		}
		const index = Math.min(own.length, theirs.length);
		const changed = own.slice(0, index).findIndex((_, i) => languageAt(own, i) !== languageAt(theirs, i));
		const first = changed < 0 ? index : changed;
		if (first < own.length || first < theirs.length) yield blockProblem(linted, original, own[first], theirs[first]);
	},
});

/** Two texts that differ; `undefined` where one of them lacks what the other has. */
interface CodeDifference {
	readonly own: string | undefined;
	readonly theirs: string | undefined;
	/** In the translated block. */
	readonly offset: number;
}

const differenceProblem = (
	{ file }: LintedDocument,
	block: OutlineCode,
	other: OutlineCode,
	{ own, theirs, offset }: CodeDifference,
): RuleProblem => ({
	message:
		own === undefined
			? `code lacks "${theirs}" of the original`
			: theirs === undefined
				? `code has "${own}", which the original does not have`
				: `code has "${own}" where the original has "${theirs}"`,
	at: locationInCode(file, block, offset),
	hint: `compare with ${placeName(other.at)}`,
});

function firstDifferentLine(block: OutlineCode, other: OutlineCode): CodeDifference | undefined {
	const [own, theirs] = [block, other].map(({ text }) => text.trimEnd().split("\n")) as [string[], string[]];
	let offset = 0;
	for (let i = 0; i < Math.max(own.length, theirs.length); i++) {
		if (own[i] !== theirs[i]) return { own: own[i]?.trim(), theirs: theirs[i]?.trim(), offset };
		offset += (own[i] as string).length + 1;
	}
	return undefined;
}

function firstDifferentWord(block: OutlineCode, other: OutlineCode, language: string): CodeDifference | undefined {
	if (block.text === other.text) return undefined;
	const own = collectCodeWords(block.text, language);
	const theirs = collectCodeWords(other.text, language);
	if (!own || !theirs) return undefined;
	const index = own.findIndex((word, i) => !isSameWord(word, theirs[i]));
	const first = index < 0 ? own.length : index;
	const [ownWord, theirWord] = [own[first], theirs[first]];
	if (!ownWord && !theirWord) return undefined;
	const isMissing = isSameWord(ownWord, theirs[first + 1]);
	const isExtra = isSameWord(own[first + 1], theirWord);
	return {
		own: isMissing && !isExtra ? undefined : ownWord?.text,
		theirs: isExtra && !isMissing ? undefined : theirWord?.text,
		offset: ownWord?.offset ?? block.text.trimEnd().length,
	};
}

const isSameWord = (one: CodeWord | undefined, two: CodeWord | undefined): boolean =>
	one !== undefined && two !== undefined && (one.text === two.text || (one.isFree === true && two.isFree === true));

/** The place of an offset in a block, or the block if it is included from another file. */
function locationInCode(file: LintedDocument["file"], { text, at }: OutlineCode, offset: number): SourceLocation {
	const before = text.slice(0, offset).split("\n");
	const lineText = text.split("\n")[before.length - 1] ?? "";
	for (const line of [at.line + before.length, at.line + before.length - 1]) {
		const column = sourceLineOf(file, line).indexOf(lineText);
		if (column >= 0 && lineText !== "") return { ...at, line, column: column + (before.at(-1)?.length ?? 0) + 1 };
	}
	return at;
}

/** For the first block that is missing, superfluous or in another language. */
function blockProblem(
	linted: LintedDocument,
	original: LintedDocument,
	own: OutlineCode | undefined,
	theirs: OutlineCode | undefined,
): RuleProblem {
	const [ownCount, count] = [linted, original].map(({ outline }) => outline.code.length);
	const nameOf = ({ info }: OutlineCode) => codeLanguageOf(info) || "without language";
	return {
		message:
			ownCount !== count
				? `${ownCount} code block${ownCount === 1 ? "" : "s"} where the original has ${count}`
				: `code block (${own && nameOf(own)}) where the original has another one (${theirs && nameOf(theirs)})`,
		at: own?.at ?? translatedPlaceOf(linted, original, (theirs as OutlineCode).at),
		hint: `compare with ${theirs ? placeName(theirs.at) : original.file.path}`,
	};
}

// What of a code block does not change in a translation: names, keywords, numbers, commands and keys. Comments, texts in
// quotation marks and the values of data may be translated.

// What of a code block does not change in a translation: names, keywords, numbers, commands and keys. Comments, texts in
// quotation marks and the values of data may be translated.

interface CodeWord {
	readonly text: string;
	/** Where it is in the block. */
	readonly offset: number;
	/** A file, a placeholder or a text, which a translation may name differently. */
	readonly isFree?: true;
}

/** The name of a language in the info string of a code block, in lower case: ```` ```ts title="a" ```` has `ts`. */
const codeLanguageOf = (info: string): string => /^[^\s{[,:]*/.exec(info)?.[0].toLowerCase() ?? "";

/** Languages whose text is for readers, or none: all of it may be translated. */
const TEXT_LANGUAGES = new Set(" text txt plain plaintext md markdown mdx mermaid csv tex latex diff log".split(" "));

/** The words that both texts should have, in order; `undefined` if a block in this language is free. */
function collectCodeWords(text: string, language: string): readonly CodeWord[] | undefined {
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
