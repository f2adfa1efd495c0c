import { replaceable } from "../replaceable.tsx";
import type { Strings } from "../strings/index.ts";

const DefaultSkipLink = ({ strings }: { readonly strings: Strings }) => (
	<a className="skip-link" href="#main">
		{strings.skipToContent}
	</a>
);

/** A link to the content, first in the tab order. */
export const SkipLink = replaceable(DefaultSkipLink);
