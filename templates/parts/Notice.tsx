import type { ReactNode } from "react";

export interface NoticeProps {
	readonly kind: "info" | "warning";
	/** Names what the notice is about, for the style sheet. */
	readonly about: string;
	readonly children: ReactNode;
}

/** Something a reader should know before reading. */
export const Notice = ({ kind, about, children }: NoticeProps) => (
	<div role="note" className={`notice notice-${kind} notice-${about}`}>
		{children}
	</div>
);
