import type { Language } from "../language.ts";
import type { PageOf, WrittenKind } from "../props.ts";
import { Raw } from "./Raw.tsx";

export interface HeadingProps {
	readonly of: PageOf<WrittenKind>["heading"];
	readonly language: Language;
}

/** The heading of a text, in the language of the text; none where the author hid it. One made of a title has no id. */
export const Heading = ({ of, language }: HeadingProps) =>
	of ? (
		<Raw as="h1" id={of.id || undefined} {...language} html={of.html} />
	) : null;
