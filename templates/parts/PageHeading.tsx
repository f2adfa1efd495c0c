import { unescapeHtml } from "../../src/model/text/escape-html.ts";
import type { LanguageAttributes } from "../language-attributes.ts";
import type { AuthoredPageKind, PageOfKind } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import { RawHtml } from "./RawHtml.tsx";

export interface PageHeadingProps {
	readonly of: PageOfKind<AuthoredPageKind>["heading"];
	readonly language: LanguageAttributes;
}

/** The heading of a page, with its language. Nothing if the author hid it. A heading taken from the title has no id. */
export const PageHeading = replaceable(({ of, language }: PageHeadingProps) => {
	if (!of) return null;
	const attributes = { id: of.id || undefined, ...language };
	if (of.html.includes("<")) return <RawHtml as="h1" {...attributes} html={of.html} />;
	return (
		<h1 {...attributes}>
			<TitleText of={unescapeHtml(of.html)} />
		</h1>
	);
});

/** A title in which short words with a hyphen, such as "built-in", stay on one line. Browsers break after any hyphen. */
export const TitleText = ({ of }: { readonly of: string }) =>
	of.split(HYPHENATED_WORD).map((part, index) =>
		index % 2 === 1 ? (
			<span key={part} className="unbroken">
				{part}
			</span>
		) : (
			part
		),
	);

/** Longer words may be too wide for a phone. */
const HYPHENATED_WORD = /(?<![\p{L}\p{N}-])(?=[\p{L}\p{N}-]{1,16}(?![\p{L}\p{N}-]))([\p{L}\p{N}]+-[\p{L}\p{N}-]+)/u;
