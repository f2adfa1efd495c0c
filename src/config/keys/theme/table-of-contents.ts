/** `tableOfContents`: which headings the table of contents of a page lists. */
import * as v from "valibot";
import type { ParsedKeys } from "../../values.ts";
import { integer } from "../../values.ts";

export interface TableOfContentsKeys {
	/** The headings in the table of contents of a page. @default {} */
	readonly tableOfContents?: TableOfContentsOptions;
}

export interface TableOfContentsOptions {
	/**
	 * The first heading level, from 1 to 6.
	 * @default 2
	 * @example 3
	 */
	readonly minHeadingLevel?: number;
	/**
	 * The last heading level, from 1 to 6.
	 * @default 3
	 * @example 4
	 */
	readonly maxHeadingLevel?: number;
}

const headingLevel = v.pipe(integer, v.minValue(1), v.maxValue(6));

export const tableOfContentsKeys = {
	tableOfContents: v.exactOptional(
		v.pipe(
			v.strictObject({
				minHeadingLevel: v.exactOptional(headingLevel, 2),
				maxHeadingLevel: v.exactOptional(headingLevel, 3),
			}),
			v.forward(
				v.check(
					({ minHeadingLevel, maxHeadingLevel }) => minHeadingLevel <= maxHeadingLevel,
					({ input }) => `expected at most maxHeadingLevel (${input.maxHeadingLevel}), got ${input.minHeadingLevel}`,
				),
				["minHeadingLevel"],
			),
		),
		{},
	),
};

export const resolveTableOfContents = ({ tableOfContents }: ParsedKeys<typeof tableOfContentsKeys>) => ({
	toc: {
		min: tableOfContents.minHeadingLevel,
		max: tableOfContents.maxHeadingLevel,
	},
});
