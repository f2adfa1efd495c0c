import type { ReactNode } from "react";
import { interfaceLabels } from "../labels.ts";
import { type Sample, sampleIn } from "./sample.ts";

export interface LocalizedPicture {
	/** Describes the picture to readers who do not see it. */
	readonly label: string;
	readonly scenes: ReactNode;
	/** Of scenes beside each other; a single one is as wide as the text. */
	readonly isPair: boolean;
}

type Locale = "en" | "fr" | "de";

/** Writes a label of the application, which is named in English, in the language of the page. */
export type LabelText = (label: string) => string;

/** A picture with its words in the languages of the site. */
export const definePicture =
	<Words extends { readonly label: string }>(
		words: Readonly<Record<Locale, Words>>,
		draw: (words: Words, sample: Sample, labelText: LabelText) => ReactNode,
		{ isPair = true } = {},
	) =>
	(locale: string): LocalizedPicture => {
		const own = locale === "fr" || locale === "de" ? locale : "en";
		const labelText: LabelText = (label) => labelIn(own, label);
		return { label: words[own].label, scenes: draw(words[own], sampleIn(locale), labelText), isPair };
	};

function labelIn(locale: Locale, label: string): string {
	const known = interfaceLabels.find(({ en }) => en === label);
	if (!known) throw new Error(`there is no label "${label}"`);
	return known[locale];
}
