import { Fragment } from "react";
import type { HighlightedSegments } from "../../../src/search/results.ts";

/** A text with the matching words in `<mark>`. */
export const HighlightedText = ({
	segments,
}: {
	readonly segments: HighlightedSegments;
}) =>
	segments.map(({ text, isMatch }, index) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: segments have no id and no state
		<Fragment key={index}>{isMatch ? <mark>{text}</mark> : text}</Fragment>
	));
