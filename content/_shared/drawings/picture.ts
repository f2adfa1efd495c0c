import type { ReactNode } from "react";
import { type Sample, sampleIn } from "./sample.ts";

export interface LocalizedPicture {
	/** Describes the picture to readers who do not see it. */
	readonly label: string;
	readonly scenes: ReactNode;
	/** Of scenes beside each other; a single one is as wide as the text. */
	readonly isPair: boolean;
}

/** A picture with its words in the languages of the site. */
export const definePicture =
	<Words extends { readonly label: string }>(
		words: Readonly<Record<"en" | "fr" | "de", Words>>,
		draw: (words: Words, sample: Sample) => ReactNode,
		{ isPair = true } = {},
	) =>
	(locale: string): LocalizedPicture => {
		const own = locale === "fr" || locale === "de" ? words[locale] : words.en;
		return { label: own.label, scenes: draw(own, sampleIn(locale)), isPair };
	};
