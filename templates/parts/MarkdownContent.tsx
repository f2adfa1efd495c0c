import { htmlOf, type PageContent } from "../../src/react.ts";
import type { LanguageAttributes } from "../language-attributes.ts";
import { replaceable } from "../replaceable.tsx";
import { RawHtml } from "./RawHtml.tsx";

export interface MarkdownContentProps {
	readonly of: PageContent;
	readonly language: LanguageAttributes;
	/** @default "content" */
	readonly className?: string;
}

const DefaultMarkdownContent = ({
	of,
	language,
	className = "content",
}: MarkdownContentProps) => (
	<RawHtml className={className} {...language} html={htmlOf(of)} />
);

/** The content that an author wrote, with its language. */
export const MarkdownContent = replaceable(DefaultMarkdownContent);
