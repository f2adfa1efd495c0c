import type { LayoutProps } from "../props.ts";
import { replaceable } from "../replaceable.tsx";
import { Pager, pagerLinkTo } from "./Pager.tsx";

const DefaultDocsPager = ({ page, chrome, strings }: LayoutProps<"doc" | "category">) => (
	<Pager
		name={strings.docsPager}
		before={pagerLinkTo(page.previous, strings.previous)}
		after={pagerLinkTo(page.next, strings.next)}
		baseUrl={chrome.site.baseUrl}
	/>
);

/** Links to the previous and next documents, in sidebar order. */
export const DocsPager = replaceable(DefaultDocsPager);
