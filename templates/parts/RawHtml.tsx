import type { HTMLAttributes } from "react";
import type { Html } from "../../src/react.ts";

export interface RawHtmlProps extends HTMLAttributes<HTMLElement> {
	readonly as?: "a" | "div" | "h1" | "li" | "script" | "span" | "ul";
	readonly html: Html;
	/** For a link. */
	readonly href?: string;
	/** For a script. */
	readonly type?: string;
}

/** Inserts HTML unchanged. The type `Html` guarantees that it is safe: it comes from the parser or from React. */
export const RawHtml = ({ as: Tag = "div", html, ...rest }: RawHtmlProps) => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the type `Html` guarantees that it is safe
	<Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />
);
