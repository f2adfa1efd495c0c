import { AlphabeticalIndex } from "../parts/AlphabeticalIndex.tsx";
import type { LayoutProps } from "../props.ts";
import { MainFrame } from "./MainFrame.tsx";

/** All pages and headings from A to Z. */
export const PageIndexLayout = (props: LayoutProps<"page-index">) => (
	<MainFrame {...props}>
		<h1>{props.strings.searchIndex}</h1>
		<AlphabeticalIndex {...props} />
	</MainFrame>
);
