import { htmlOf, type PageContent } from "../../src/react.ts";
import { loadFirstPicture } from "../first-picture.ts";
import type { LanguageAttributes } from "../language-attributes.ts";
import { replaceable } from "../replaceable.tsx";
import { zoomPictures } from "../zoomable-pictures.ts";
import { RawHtml } from "./RawHtml.tsx";

export interface MarkdownContentProps {
	readonly of: PageContent;
	readonly language: LanguageAttributes;
	/** @default "content" */
	readonly className?: string;
	/** The text is the first on its page. @default false */
	readonly isFirst?: boolean;
}

/** The content that an author wrote, with its language. */
export const MarkdownContent = replaceable(
	({ of, language, className = "content", isFirst = false }: MarkdownContentProps) => (
		<RawHtml
			className={className}
			{...language}
			html={isFirst ? zoomPictures(loadFirstPicture(htmlOf(of))) : htmlOf(of)}
		/>
	),
);
