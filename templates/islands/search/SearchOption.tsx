import type { ComponentProps } from "react";

export interface SearchOptionProps extends ComponentProps<"a"> {
	readonly id: string;
	readonly href: string;
	/** The id of the active option. */
	readonly active: string | undefined;
}

/** An option of the search box. It is a real link, so it can be opened in a new tab; focus stays in the field. */
export const SearchOption = ({ active, ...rest }: SearchOptionProps) => (
	<a role="option" tabIndex={-1} aria-selected={rest.id === active} {...rest} />
);
