import type { ReactNode } from "react";

export interface DropdownProps {
	readonly className?: string;
	readonly label: string;
	/** What is read out instead of the label, beginning with it or containing it. */
	readonly accessibleLabel?: string;
	/** Of the dropdowns of one group, one at most is open. */
	readonly group: string;
	readonly children: ReactNode;
}

/** A list of links behind a word. The browser opens and closes it, with or without a script. */
export const Dropdown = ({
	className,
	label,
	accessibleLabel,
	group,
	children,
}: DropdownProps) => (
	<details
		className={className ? `dropdown ${className}` : "dropdown"}
		name={group}
	>
		<summary aria-label={accessibleLabel}>{label}</summary>
		<ul>{children}</ul>
	</details>
);
