import { replaceable } from "../replaceable.tsx";
import type { LocaleStrings } from "../strings/index.ts";
import { Anchor } from "./Anchor.tsx";

export interface EditLinkProps {
	readonly url: string;
	readonly strings: LocaleStrings;
}

const DefaultEditLink = ({ url, strings }: EditLinkProps) => (
	<Anchor className="edit-link" href={url} external strings={strings}>
		{strings.editThisPage}
	</Anchor>
);

/** A link to edit the page's source. */
export const EditLink = replaceable(DefaultEditLink);
