import { Fragment } from "react";
import type { Marked } from "./found.ts";

/** A text with the words that were looked for set off. */
export const MarkedText = ({ pieces }: { readonly pieces: Marked }) =>
	pieces.map(({ text, isMatch }, place) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name, and keep nothing
		<Fragment key={place}>{isMatch ? <mark>{text}</mark> : text}</Fragment>
	));
