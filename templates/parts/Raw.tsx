import type { HTMLAttributes } from "react";
import type { Html } from "../../src/react.ts";

export interface RawProps extends HTMLAttributes<HTMLElement> {
	readonly as?: "a" | "div" | "h1" | "script" | "ul";
	readonly html: Html;
	/** Of a link. */
	readonly href?: string;
	/** Of a script. */
	readonly type?: string;
}

/** Places markup as it stands. Its type promises that it is safe: made by `parse`, or by React. */
export const Raw = ({ as: Tag = "div", html, ...rest }: RawProps) => (
	// biome-ignore lint/security/noDangerouslySetInnerHtml: the type of `html` is the promise
	<Tag {...rest} dangerouslySetInnerHTML={{ __html: html }} />
);
