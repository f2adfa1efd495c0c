import type { ComponentProps } from "react";

export interface OptionProps extends ComponentProps<"a"> {
	readonly id: string;
	readonly href: string;
	/** The id of the option that the keyboard is on. */
	readonly active: string | undefined;
}

/** One of what the box offers: a real link, so that it can be opened in a tab; the focus stays in the field. */
export const Option = ({ active, ...rest }: OptionProps) => (
	<a role="option" tabIndex={-1} aria-selected={rest.id === active} {...rest} />
);
