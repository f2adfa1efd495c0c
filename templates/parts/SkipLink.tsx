import type { Strings } from "../strings/index.ts";

/** The first thing the keyboard reaches. */
export const SkipLink = ({ strings }: { readonly strings: Strings }) => (
	<a className="skip-link" href="#main">
		{strings.skipToContent}
	</a>
);
