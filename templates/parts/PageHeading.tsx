import type { LanguageAttributes } from "../language-attributes.ts";
import type { AuthoredPageKind, PageOfKind } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import { RawHtml } from "./RawHtml.tsx";

export interface PageHeadingProps {
	readonly of: PageOfKind<AuthoredPageKind>["heading"];
	readonly language: LanguageAttributes;
}

/** The heading of a page, with its language. Nothing if the author hid it. A heading taken from the title has no id. */
export const PageHeading = replaceable(({ of, language }: PageHeadingProps) =>
	of ? <RawHtml as="h1" id={of.id || undefined} {...language} html={of.html} /> : null,
);
