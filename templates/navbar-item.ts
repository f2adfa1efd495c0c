/** What the items of the navbar are given. */
import type { PageProps } from "../src/react.ts";
import type { LocaleStrings } from "./strings/index.ts";

export interface NavbarItemProps extends PageProps {
	readonly strings: LocaleStrings;
	/** Where the items are: in the navbar or in the drawer. */
	readonly group: string;
}
