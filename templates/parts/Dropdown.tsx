import type { ReactNode } from "react";

export interface DropdownProps {
	readonly className?: string;
	readonly label: string;
	/** The accessible name, if it differs from the label. It must contain the label (WCAG 2.5.3). */
	readonly accessibleLabel?: string;
	/** Only one dropdown of a group is open at a time. */
	readonly group: string;
	readonly children: ReactNode;
}

/** A list of links in a `<details>` element, which works without a script. */
export const Dropdown = ({ className, label, accessibleLabel, group, children }: DropdownProps) => (
	<details className={className ? `dropdown ${className}` : "dropdown"} name={group}>
		<summary aria-label={accessibleLabel}>{label}</summary>
		<ul>{children}</ul>
	</details>
);
