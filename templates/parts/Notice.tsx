import type { ReactNode } from "react";
import { replaceable } from "../replaceable.tsx";

export interface NoticeProps {
	readonly kind: "info" | "warning";
	/** A class name for the style sheet. */
	readonly about: string;
	readonly children: ReactNode;
}

const DefaultNotice = ({ kind, about, children }: NoticeProps) => (
	<div role="note" className={`admonition admonition-${kind} notice notice-${about}`}>
		{children}
	</div>
);

/** A notice at the top of a page. */
export const Notice = replaceable(DefaultNotice);
