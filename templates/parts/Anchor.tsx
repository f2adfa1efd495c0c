import type { AnchorHTMLAttributes } from "react";
import type { LocaleStrings } from "../strings.ts";

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
	/** The link points to another site. */
	readonly external: boolean;
	readonly strings: LocaleStrings;
}

/** A link. One that opens a new tab says so, visibly and to screen readers. */
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

/** Whether a URL has a host, so that it leads to another site. */
export const isExternalHref = (href: string) => /^(https?:)?\/\//.test(href);
