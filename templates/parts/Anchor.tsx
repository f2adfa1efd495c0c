import type { AnchorHTMLAttributes } from "react";
import type { Strings } from "../strings/index.ts";

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	/** Leads to another site. */
	readonly external: boolean;
	readonly strings: Strings;
}

/** A link that says so, to the eye and to the ear, when it opens a new tab. */
export function Anchor({ external, strings, children, ...rest }: AnchorProps) {
	if (!external) return <a {...rest}>{children}</a>;
	return (
		<a {...rest} target="_blank" rel="noopener noreferrer">
			{children}
			<span className="external">
				<span className="visually-hidden">{` ${strings.opensInNewTab}`}</span>
			</span>
		</a>
	);
}

/** The address has a host of its own. */
export const isElsewhere = (href: string) => /^(https?:)?\/\//.test(href);
