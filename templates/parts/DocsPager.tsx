import type { LayoutProps } from "../props.ts";
import { Pager, stepTo } from "./Pager.tsx";

/** To the documents before and after, in the order of the sidebar. */
export const DocsPager = ({
	page,
	chrome,
	strings,
}: LayoutProps<"doc" | "category">) => (
	<Pager
		name={strings.docsPager}
		before={stepTo(page.previous, strings.previous)}
		after={stepTo(page.next, strings.next)}
		baseUrl={chrome.site.baseUrl}
	/>
);
