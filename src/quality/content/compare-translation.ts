/** Compares a translation with the text that it was made from. */
import { groupBy } from "../../model/collections.ts";
import { closestMatch, type SourceLocation, wholeFile } from "../../model/problems/problem.ts";
import { isStaleTranslation } from "../../model/site/translation.ts";
import type { LintedDocument, RuleProblem } from "./rule.ts";

/** The original, unless it has changed since: a build reports that. */
export function currentOriginalOf({ document, original }: LintedDocument): LintedDocument | undefined {
	return original && !isStaleTranslation(document, original.document) ? original : undefined;
}

/** Where a translation should have what its original has at a place: below the heading with the same number. */
export function translatedPlaceOf(
	{ document }: LintedDocument,
	original: LintedDocument,
	at: SourceLocation,
): SourceLocation {
	const own = document.headings;
	const index = own.length === original.document.headings.length ? sectionOf(original, at) : -1;
	return own[index]?.at ?? wholeFile(document.path);
}

/** The number of the heading above a place; -1 if there is none. */
const sectionOf = ({ document }: LintedDocument, { line }: SourceLocation): number =>
	document.headings.findLastIndex(({ at }) => at.line <= line);

/** `content/en/help/sync.md:12`. */
export const placeName = ({ path, line }: SourceLocation): string => `${path}:${line}`;

/** Something that only one of the two texts has. */
export interface UnmatchedPart {
	/** As it is written. */
	readonly text: string;
	readonly at: SourceLocation;
}

export interface UnmatchedParts {
	readonly missing: readonly UnmatchedPart[];
	readonly extra: readonly UnmatchedPart[];
}

/**
 * One problem for each part, or for two that belong together: they are similar, or the only ones in the same section.
 *
 * @param noun `link to`, `number`
 */
export function* unmatchedProblems(
	linted: LintedDocument,
	original: LintedDocument,
	{ missing, extra }: UnmatchedParts,
	noun: string,
): Generator<RuleProblem> {
	const missingBySection = groupBy(missing, ({ at }) => sectionOf(original, at));
	const left = new Set(missing);
	for (const [section, parts] of groupBy(extra, ({ at }) => sectionOf(linted, at))) {
		const others = missingBySection.get(section) ?? [];
		const areAlone = parts.length === 1 && others.length === 1;
		for (const { text, at } of parts) {
			const similar = closestMatch(
				text,
				others.filter((one) => left.has(one)).map((one) => one.text),
			);
			const other = areAlone ? others[0] : others.find((one) => left.has(one) && one.text === similar);
			if (other) left.delete(other);
			yield {
				message: other
					? `${noun} "${text}" where the original has "${other.text}"`
					: `${noun} "${text}", which the original does not have`,
				at,
				hint: `compare with ${other ? placeName(other.at) : original.file.path}`,
			};
		}
	}
	for (const { text, at } of left)
		yield {
			message: `${noun} "${text}" of the original is missing`,
			at: translatedPlaceOf(linted, original, at),
			hint: `compare with ${placeName(at)}`,
		};
}
