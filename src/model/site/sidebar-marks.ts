import type { Html } from "../content/content.ts";

/** What an entry of a sidebar has besides its label. */
export interface SidebarMarks {
	readonly className?: string;
	/** Before its label. */
	readonly icon?: Html;
	readonly badge?: SidebarBadge;
}

/** A word after a label. */
export interface SidebarBadge {
	readonly text: string;
	/** The end of its class: `tip` for `.badge-tip`. */
	readonly style: string;
}

/** The marks among the fields of an item, without empty ones. */
export const marksOf = ({ className, icon, badge }: SidebarMarks): SidebarMarks => ({
	...(className && { className }),
	...(icon && { icon }),
	...(badge && { badge }),
});
