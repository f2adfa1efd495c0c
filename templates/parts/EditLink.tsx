import type { Strings } from "../strings/index.ts";
import { Anchor } from "./Anchor.tsx";

export interface EditLinkProps {
	readonly url: string;
	readonly strings: Strings;
}

/** Leads to where the text can be changed. */
export const EditLink = ({ url, strings }: EditLinkProps) => (
	<Anchor className="edit-link" href={url} external strings={strings}>
		{strings.editThisPage}
	</Anchor>
);
