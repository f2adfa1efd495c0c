import { htmlOf, type PageContent } from "../../src/react.ts";
import type { Language } from "../language.ts";
import { Raw } from "./Raw.tsx";

export interface TextProps {
	readonly of: PageContent;
	readonly language: Language;
}

/** The text an author wrote, marked with its own language. */
export const Text = ({ of, language }: TextProps) => (
	<Raw className="content" {...language} html={htmlOf(of)} />
);
