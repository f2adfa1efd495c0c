import type { LocaleStrings } from "../strings/index.ts";

/** A link to the content, first in the tab order. */
export const SkipLink = ({ strings }: { readonly strings: LocaleStrings }) => (
	<a className="skip-link" href="#main">
		{strings.skipToContent}
	</a>
);
