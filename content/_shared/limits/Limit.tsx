/** A figure of `limits.ts` in a sentence. The text between the tags is what the search and the Markdown version have. */
import type { ReactNode } from "react";
import { usePage } from "ssg-docs/react";
import { type LimitId, limits, limitText } from "./limits.ts";

interface Props {
	readonly of: LimitId;
	readonly children?: ReactNode;
}

export function Limit({ of }: Props) {
	const { page } = usePage();
	if (!Object.hasOwn(limits, of)) throw new Error(`there is no limit "${of}"`);
	return <>{limitText(of, page.locale)}</>;
}
