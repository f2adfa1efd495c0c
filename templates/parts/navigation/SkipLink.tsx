import { replaceable } from "../../replaceable.tsx";
import type { LocaleStrings } from "../../strings.ts";

/** A link to the content, first in the tab order. */
export const SkipLink = replaceable(({ strings }: { readonly strings: LocaleStrings }) => (
	<a className="skip-link" href="#ssgMain">
		{strings.skipToContent}
	</a>
));
