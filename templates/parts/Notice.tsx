import type { ReactNode } from "react";

export interface NoticeProps {
	readonly kind: "info" | "warning";
	/** A class name for the style sheet. */
	readonly about: string;
	readonly children: ReactNode;
}

/** A notice at the top of a page. */
export const Notice = ({ kind, about, children }: NoticeProps) => (
	<div role="note" className={`notice notice-${kind} notice-${about}`}>
		{children}
	</div>
);
