/** What an entry of a sidebar has besides its label. */
export interface SidebarMarks {
	readonly className?: string;
	readonly badge?: SidebarBadge;
}

/** A word after a label. */
export interface SidebarBadge {
	readonly text: string;
	/** The end of its class: `tip` for `.badge-tip`. */
	readonly style: string;
}

/** The marks among the fields of an item, without empty ones. */
export const marksOf = ({ className, badge }: SidebarMarks): SidebarMarks => ({
	...(className && { className }),
	...(badge && { badge }),
});
