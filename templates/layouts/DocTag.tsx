import { hrefOf } from "../../src/model/route.ts";
import { TagHeader } from "../parts/TagHeader.tsx";
import type { LayoutProps } from "../props.ts";
import { Frame } from "./Frame.tsx";

/** The documents of one tag. */
export function DocTag(props: LayoutProps<"doc-tag">) {
	const { page, chrome } = props;
	return (
		<Frame {...props}>
			<TagHeader {...props} />
			{page.docs.map(({ route, label, description }) => (
				<article key={route} className="tagged">
					<h2>
						<a href={hrefOf(route, chrome.site.baseUrl)}>{label}</a>
					</h2>
					{description ? <p>{description}</p> : null}
				</article>
			))}
		</Frame>
	);
}
