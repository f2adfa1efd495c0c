import type { SourceLocation } from "../../model/problems/problem.ts";
import type { OutlineCode } from "../../model/site/outline.ts";
import { type CodeWord, codeLanguageOf, collectCodeWords } from "../content/code-words.ts";
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
