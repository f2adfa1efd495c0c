/** Word boundaries of scripts without spaces, for display only. */

let segmenter: Intl.Segmenter | undefined;

/** Old browsers lack `Intl.Segmenter`. */
const getSegmenter = (): Intl.Segmenter | undefined => {
	if ("Segmenter" in Intl) segmenter ??= new Intl.Segmenter(undefined, { granularity: "word" });
	return segmenter;
};

/**
 * Returns a function that finds the last word boundary at or before an offset of the text. Without `Intl.Segmenter`,
 * every offset is one.
 */
export function createBoundaryFinder(text: string): (at: number) => number {
	let segments: Intl.Segments | undefined;
	return (at) => {
		segments ??= getSegmenter()?.segment(text);
		return segments?.containing(at)?.index ?? at;
	};
}
